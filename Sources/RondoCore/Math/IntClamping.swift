extension Int {
  /// Creates the whole number nearest to zero from `value`, limited to what `Int` can hold.
  ///
  /// The fraction is dropped. Infinities and values out of range give the nearest of `Int.min` and
  /// `Int.max`; NaN gives 0. Never traps, unlike `Int(_:)`.
  package init(clamping value: Double) {
    // Double(Int.max) rounds up to a power of two that Int cannot hold, hence >=.
    if value >= Double(Int.max) {
      self = .max
    } else if value <= Double(Int.min) {
      self = .min
    } else if value.isNaN {
      self = 0
    } else {
      self = Int(value)
    }
  }
}
