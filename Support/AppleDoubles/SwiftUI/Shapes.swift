public struct Path: Equatable, Sendable {
  enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }
  private(set) var elements: [Element] = []
  public init() {}
  public init(_ rect: CGRect) { addRect(rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(rect, radius: cornerRadius)
  }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  public mutating func move(to end: CGPoint) { elements.append(.move(end)) }
  public mutating func addLine(to end: CGPoint) { elements.append(.line(end)) }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(control1, control2, end))
  }
  public mutating func closeSubpath() { elements.append(.close) }
  /// The smallest rectangle that has all points and control points.
  var box: CGRect {
    let points = elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): return [point]
      case .curve(let end, let first, let second): return [end, first, second]
      case .close: return []
      }
    }
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }
  public mutating func addEllipse(in rect: CGRect) {
    addRounded(rect, rect.width / 2, rect.height / 2)
  }
  private mutating func addRoundedRect(_ rect: CGRect, radius: CGFloat) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    if radius > 0 { addRounded(rect, radius, radius) } else { addRect(rect) }
  }

  private mutating func addRounded(_ rect: CGRect, _ rx: CGFloat, _ ry: CGFloat) {
    // The usual cubic approximation of a quarter of a circle.
    let (kx, ky) = (rx * 0.552_284_75, ry * 0.552_284_75)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: point(left + rx, top))
    addLine(to: point(right - rx, top))
    addCurve(
      to: point(right, top + ry), control1: point(right - rx + kx, top),
      control2: point(right, top + ry - ky))
    addLine(to: point(right, bottom - ry))
    addCurve(
      to: point(right - rx, bottom), control1: point(right, bottom - ry + ky),
      control2: point(right - rx + kx, bottom))
    addLine(to: point(left + rx, bottom))
    addCurve(
      to: point(left, bottom - ry), control1: point(left + rx - kx, bottom),
      control2: point(left, bottom - ry + ky))
    addLine(to: point(left, top + ry))
    addCurve(
      to: point(left + rx, top), control1: point(left, top + ry - ky),
      control2: point(left + rx - kx, top))
    closeSubpath()
  }
}

public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
}
extension Shape {
  public var body: some View { ShapeView(shape: self, fill: .level(0), lineWidth: nil) }
}

public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

public struct Rectangle: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}
extension Rectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
}

public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

public struct RoundedRectangle: Shape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    self.style = style
  }
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerSize.width)
  }
}
extension RoundedRectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(
      shape: RoundedRectangle(cornerRadius: max(cornerSize.width - amount, 0)), amount: amount)
  }
}

public struct Capsule: Shape {
  public var style: RoundedCornerStyle
  nonisolated public init(style: RoundedCornerStyle = .circular) { self.style = style }
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}
extension Capsule: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
}

public struct Circle: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }
}
extension Circle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
}

struct Inset<S: Shape>: InsettableShape {
  let shape: S
  let amount: CGFloat
  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: amount, dy: amount))
  }
  nonisolated func inset(by amount: CGFloat) -> Inset<S> {
    Inset(shape: shape, amount: self.amount + amount)
  }
}

public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public init(lineWidth: CGFloat = 1) { self.lineWidth = lineWidth }
}

/// A filled shape, or, with a line width, its outline.
struct ShapeView<S: Shape> {
  let shape: S
  let fill: AnyFill
  let lineWidth: CGFloat?
}
extension ShapeView: View {
  typealias Body = Never
}

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> some View
  { ShapeView(shape: self, fill: content.fill, lineWidth: nil) }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    ShapeView(shape: self, fill: content.fill, lineWidth: lineWidth)
  }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    ShapeView(shape: self, fill: content.fill, lineWidth: style.lineWidth)
  }
}
extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    ShapeView(shape: inset(by: lineWidth / 2), fill: content.fill, lineWidth: lineWidth)
  }
}
