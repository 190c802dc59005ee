/// Tables in plain text.
enum Report {
  static var heading: String {
    row("", "set-up us", "ns/frame", "ns/item", "ratio", "at most")
  }

  static func line(_ title: String, _ round: Round, ratio: Double, bound: Double?) -> String {
    let judgement = bound.map { fixed($0, 2) + (ratio <= $0 ? "" : " MISSED") } ?? ""
    return row(
      title, fixed(round.setUp / 1000, 1), fixed(round.perFrame, 1), fixed(round.perItem, 2),
      fixed(ratio, 2), judgement)
  }

  static func row(
    _ title: String, _ first: String, _ second: String, _ third: String, _ fourth: String,
    _ fifth: String
  ) -> String {
    "  " + title + padding(30 - title.count) + right(first, 12) + right(second, 12)
      + right(third, 10) + right(fourth, 10) + "   " + fifth
  }

  /// Returns a number with so many decimals.
  static func fixed(_ value: Double, _ decimals: Int) -> String {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (value * Double(scale)).rounded()
    guard scaled.magnitude < 1e15 else { return "\(value)" }
    let whole = Int(scaled)
    let fraction = String(whole.magnitude % UInt(scale))
    let sign = whole < 0 ? "-" : ""
    return "\(sign)\(whole.magnitude / UInt(scale))"
      + (decimals == 0
        ? "" : "." + String(repeating: "0", count: decimals - fraction.count) + fraction)
  }

  private static func right(_ text: String, _ width: Int) -> String {
    padding(width - text.count) + text
  }

  private static func padding(_ count: Int) -> String {
    String(repeating: " ", count: max(count, 0))
  }
}
