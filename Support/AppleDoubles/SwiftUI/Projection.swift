public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1
  public init() {}
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  private var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }
  public mutating func invert() -> Bool {
    let d = determinant
    guard d != 0 else { return false }
    let m = self
    m11 = (m.m22 * m.m33 - m.m23 * m.m32) / d
    m12 = (m.m13 * m.m32 - m.m12 * m.m33) / d
    m13 = (m.m12 * m.m23 - m.m13 * m.m22) / d
    m21 = (m.m23 * m.m31 - m.m21 * m.m33) / d
    m22 = (m.m11 * m.m33 - m.m13 * m.m31) / d
    m23 = (m.m13 * m.m21 - m.m11 * m.m23) / d
    m31 = (m.m21 * m.m32 - m.m22 * m.m31) / d
    m32 = (m.m12 * m.m31 - m.m11 * m.m32) / d
    m33 = (m.m11 * m.m22 - m.m12 * m.m21) / d
    return true
  }
  public func inverted() -> ProjectionTransform {
    var result = self
    _ = result.invert()
    return result
  }
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var r = ProjectionTransform()
    r.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    r.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    r.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    r.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    r.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    r.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    r.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    r.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    r.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return r
  }
}

extension ProjectionTransform {
  /// Where a point goes.
  func callAsFunction(_ point: CGPoint) -> CGPoint {
    let w = m13 * point.x + m23 * point.y + m33
    return CGPoint(
      x: (m11 * point.x + m21 * point.y + m31) / w, y: (m12 * point.x + m22 * point.y + m32) / w)
  }
  static func move(_ x: CGFloat, _ y: CGFloat) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: x, y: y))
  }
}

struct ProjectionModifier {
  let transform: ProjectionTransform
}

extension View {
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    Modified(self, ProjectionModifier(transform: transform))
  }
}
