import RondoCore

/// What an element's methods and the page ask for with one whole number.
///
/// The order is that of `COMMANDS` in Web/src/engine.js.
enum Command: Int32 {
  case advance, step, start, stop, reset, hold, unhold, personSwitch, listen, page

  func carryOut(on banner: inout Banner, value: Int, at time: Double) -> Reel.Outcome {
    guard let event = event(for: banner, value: value) else { return banner.advance(to: time) }
    return banner.handle(event, at: time, stamp: time)
  }

  private func event(for banner: Banner, value: Int) -> Reel.Event? {
    switch self {
    case .advance: return nil
    case .step: return .step(value, by: .caller)
    case .start: return .start
    case .stop: return .stop
    case .reset: return .reset
    case .hold: return .hold(Reel.HoldReasons(rawValue: UInt16(clamping: value)))
    case .unhold: return .unhold(Reel.HoldReasons(rawValue: UInt16(clamping: value)))
    case .personSwitch:
      return Reel.PersonSwitch(rawValue: UInt8(clamping: value)).map { .personSwitch($0) }
    case .listen: return .listen(Reel.Listening(rawValue: UInt8(clamping: value)))
    case .page:
      let strip = banner.reel.strip
      guard value >= 0, value < strip.pageCount else { return nil }
      let item = strip.item(ofNumber: strip.number(ofPage: value))
      return .select(item: item, animated: true, way: .shortest, by: .person)
    }
  }
}
