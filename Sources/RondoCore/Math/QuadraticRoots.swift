/// The places strictly between 0 and 1 at which a + b u + c u^2 changes sign, in order.
package struct QuadraticRoots: Equatable, Sendable {
  package private(set) var first: Double?
  package private(set) var second: Double?

  /// Solves a + b u + c u^2 = 0 by the form that subtracts no near-equal numbers.
  ///
  /// A double root changes no sign and is left out; so is whatever is not finite.
  package init(_ a: Double, _ b: Double, _ c: Double) {
    guard c != 0 else {
      insert(-a / b)
      return
    }
    let discriminant = b * b - 4 * a * c
    guard discriminant > 0 else { return }
    let root = discriminant.squareRoot()
    let q = -0.5 * (b < 0 ? b - root : b + root)
    insert(q / c)
    insert(a / q)
  }

  private mutating func insert(_ root: Double) {
    // False for NaN and infinity, too.
    guard root > 0, root < 1 else { return }
    guard let known = first else {
      first = root
      return
    }
    first = min(known, root)
    second = max(known, root)
  }
}
