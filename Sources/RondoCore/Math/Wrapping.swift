extension Double {
  /// Returns how many whole lengths lie below this value and what is left, in `0 ..< length`.
  ///
  /// The value equals `turns * length + remainder` to rounding. `turns` is limited to what `Int`
  /// can hold, and negate. Beyond about 2^53 lengths no digit of the remainder means anything, and it may
  /// be 0. A value or a length that is not finite, and a length that is not positive, give (0, 0).
  package func wrapped(into length: Double) -> (turns: Int, remainder: Double) {
    guard isFinite, length.isFinite, length > 0 else { return (0, 0) }
    var whole = (self / length).rounded(.down)
    guard whole.isFinite else { return (0, 0) }
    var rest = self - whole * length
    // Rounding can leave the remainder just outside on either side; below 0 it is 0.
    if rest >= length {
      whole += 1
      rest -= length
    }
    if !(rest >= 0 && rest < length) { rest = 0 }
    return (max(Int(clamping: whole), -.max), rest)
  }
}
