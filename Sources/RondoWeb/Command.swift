import RondoCore

/// What an element's methods and the page ask for with one whole number.
///
/// The order is that of `COMMANDS` in Web/src/engine.js.
enum Command: Int32 {
  case advance, step, start, stop, reset, hold, unhold, personSwitch, listen, page, turn

  /// Returns the event of a command; nil where only time passes.
  func event(for strip: Strip, value: Int) -> Reel.Event? {
    switch self {
    case .advance: return nil
    case .step: return .step(value, by: .caller)
    case .turn: return .step(value, by: .person)
    case .start: return .start
    case .stop: return .stop
    case .reset: return .reset
    case .hold: return .hold(Reel.HoldReasons(rawValue: UInt16(clamping: value)))
    case .unhold: return .unhold(Reel.HoldReasons(rawValue: UInt16(clamping: value)))
    case .personSwitch:
      guard let switched = Reel.PersonSwitch(rawValue: UInt8(clamping: value)) else { return nil }
      return .personSwitch(switched)
    case .listen: return .listen(Reel.Listening(rawValue: UInt8(clamping: value)))
    case .page:
      guard value >= 0, value < strip.pageCount else { return nil }
      let item = strip.item(ofNumber: strip.number(ofPage: value))
      return .select(item: item, animated: true, way: .shortest, by: .person)
    }
  }
}
