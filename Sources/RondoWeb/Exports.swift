import RondoCore

// What the script calls. Every export takes whatever numbers it is given: a handle that is none does
// nothing and answers 0. Times are the page's clock, in seconds.

nonisolated(unsafe) private let desk = Desk()

/// The address of a report, or nil.
package typealias Address = UnsafeMutablePointer<Double>?

/// Returns the number of the interface between this module and the script that loads it.
///
/// The script refuses a module of another number, so a stale cached file is an error message and
/// not a banner that stands still.
#if arch(wasm32)
  @_expose(wasm, "rondo_interface")
  @_cdecl("rondo_interface")
#endif
package func interfaceNumber() -> Int32 { 8 }

/// Makes room for so many numbers in the shared buffer and returns its address.
#if arch(wasm32)
  @_expose(wasm, "rondo_buffer")
  @_cdecl("rondo_buffer")
#endif
package func buffer(_ count: Int32) -> Address {
  desk.numbers.reserve(Int(count))
  return desk.numbers.address
}

/// Returns the handle of a new reel.
#if arch(wasm32)
  @_expose(wasm, "rondo_create")
  @_cdecl("rondo_create")
#endif
package func create() -> Int32 { desk.open() }

/// Forgets a reel.
#if arch(wasm32)
  @_expose(wasm, "rondo_destroy")
  @_cdecl("rondo_destroy")
#endif
package func destroy(_ handle: Int32) { desk.close(handle) }

/// Takes the attributes of an element, which are in the buffer, see `SettingsCode` and `ElementKind`.
#if arch(wasm32)
  @_expose(wasm, "rondo_settings")
  @_cdecl("rondo_settings")
#endif
package func settings(_ handle: Int32, _ kind: Int32, _ time: Double) -> Address {
  guard let banner = desk.banner(handle) else { return nil }
  let settings = ElementSettings(
    ElementKind(rawValue: kind) ?? .marquee, reading: desk.numbers)
  return desk.report(banner.configure(settings, at: time), of: banner)
}

/// Takes the size of the window and whether its text runs from right to left.
#if arch(wasm32)
  @_expose(wasm, "rondo_layout")
  @_cdecl("rondo_layout")
#endif
package func layout(
  _ handle: Int32, _ extent: Double, _ breadth: Double, _ isMirrored: Int32, _ time: Double
) -> Address {
  guard let banner = desk.banner(handle) else { return nil }
  let layout = Reel.Layout(extent: extent, breadth: breadth, isMirrored: isMirrored != 0)
  return desk.report(banner.layOut(layout, at: time), of: banner)
}

/// Takes the items' extents, which are in the buffer, and after them for each old item its new index
/// or -1, unless `survivors` is negative. Of `options` 1 says that items can be copied, 2 that it is shown
/// how they come to their places, 4 that they come in at the seam, and 8 that they do in place of others that
/// were to come.
#if arch(wasm32)
  @_expose(wasm, "rondo_items")
  @_cdecl("rondo_items")
#endif
package func items(
  _ handle: Int32, _ count: Int32, _ survivors: Int32, _ options: Int32, _ time: Double
) -> Address {
  guard let banner = desk.banner(handle) else { return nil }
  let numbers = desk.numbers
  let count = min(max(Int(count), 0), numbers.capacity)
  var extents: [Double] = []
  extents.reserveCapacity(count)
  for place in 0..<count { extents.append(numbers[place]) }
  var kept: [Reel.Survivor]?
  if survivors >= 0 {
    var moved: [Reel.Survivor] = []
    for old in 0..<min(Int(survivors), numbers.capacity - count) {
      let new = numbers[count + old]
      let isKept = new >= 0 && new < Double(count)
      moved.append(Reel.Survivor(old: old, new: isKept ? Int(new) : nil))
    }
    kept = moved
  }
  return desk.report(
    banner.take(
      .varying(extents), survivors: kept, canBeCopied: options & 1 != 0,
      showsChange: options & 2 != 0,
      coming: Reel.Coming(rawValue: UInt8(options >> 2 & 3)) ?? .atOnce, at: time),
    of: banner)
}

/// Writes how the items that were told last come to their places, see `ChangeCode`, and returns how many
/// numbers; 0 if they just stand there.
#if arch(wasm32)
  @_expose(wasm, "rondo_change")
  @_cdecl("rondo_change")
#endif
package func change(_ handle: Int32) -> Int32 {
  guard let banner = desk.banner(handle) else { return 0 }
  ChangeCode.write(banner.change, to: banner.reel, in: desk.numbers)
  return Int32(desk.numbers.count)
}

/// Takes a list of so many items that are made as they are needed: of one extent if `pairs` is negative,
/// else of about that extent, with pairs of an item and its measured extent in the buffer; 0 pairs forget
/// those that came before.
#if arch(wasm32)
  @_expose(wasm, "rondo_list")
  @_cdecl("rondo_list")
#endif
package func list(
  _ handle: Int32, _ count: Int32, _ extent: Double, _ pairs: Int32, _ time: Double
) -> Address {
  guard let banner = desk.banner(handle) else { return nil }
  let count = min(max(Int(count), 0), Strip.mostItems)
  let outcome =
    pairs < 0
    ? banner.list(count, extent: extent, at: time)
    : banner.list(count, estimate: extent, pairs: Int(pairs), in: desk.numbers, at: time)
  return desk.report(outcome, of: banner)
}

/// Takes own intervals of as many items, in seconds, which are in the buffer; NaN is the common one.
#if arch(wasm32)
  @_expose(wasm, "rondo_intervals")
  @_cdecl("rondo_intervals")
#endif
package func intervals(_ handle: Int32, _ count: Int32, _ time: Double) -> Address {
  let numbers = desk.numbers
  let count = min(max(Int(count), 0), numbers.capacity)
  var intervals: [Double] = []
  intervals.reserveCapacity(count)
  for place in 0..<count { intervals.append(numbers[place]) }
  return desk.deliver(
    .intervals(count > 0 ? intervals : nil), to: handle, at: time, stamp: time)
}

/// Takes an effect for the settings that come next: knots in the buffer, each a distance and nine
/// values in the order of `Reel.Appearance.init`; no knots are the effect that the settings name.
#if arch(wasm32)
  @_expose(wasm, "rondo_effect")
  @_cdecl("rondo_effect")
#endif
package func effect(_ handle: Int32, _ count: Int32, _ reach: Int32, _ perspective: Double) {
  guard let banner = desk.banner(handle) else { return }
  let numbers = desk.numbers
  var knots: [Reel.Effect.Knot] = []
  for row in 0..<min(max(Int(count), 0), numbers.capacity / 10) {
    let at = 10 * row
    knots.append(
      Reel.Effect.Knot(
        at: numbers[at],
        Reel.Appearance(
          shiftAlong: numbers[at + 1], shiftAcross: numbers[at + 2], rotateX: numbers[at + 3],
          rotateY: numbers[at + 4], rotateZ: numbers[at + 5], scale: numbers[at + 6],
          depth: numbers[at + 7], opacity: numbers[at + 8], contentShift: numbers[at + 9])))
  }
  banner.take(
    knots.isEmpty
      ? nil
      : Reel.Effect(
        knots: knots, reach: Int(min(max(reach, 0), 64)),
        perspective: perspective > 0 ? perspective : nil))
}

/// Shows the strip as it is so many seconds after the drive began, and holds it; NaN lets it go.
#if arch(wasm32)
  @_expose(wasm, "rondo_seek")
  @_cdecl("rondo_seek")
#endif
package func seek(_ handle: Int32, _ value: Double, _ time: Double) -> Address {
  desk.deliver(.seek(value.isNaN ? nil : value), to: handle, at: time, stamp: time)
}

/// Follows another reel's position as it is now; a handle of none lets it go.
#if arch(wasm32)
  @_expose(wasm, "rondo_follow")
  @_cdecl("rondo_follow")
#endif
package func follow(_ handle: Int32, _ other: Int32, _ time: Double) -> Address {
  guard let banner = desk.banner(handle) else { return nil }
  let leader = other == handle ? nil : desk.banner(other)
  return desk.report(banner.follow(leader?.reel, at: time), of: banner)
}

/// Takes a pointer that goes down (0; `x` is where, along the axis), moves (1), goes up (2) or is
/// taken away (3).
#if arch(wasm32)
  @_expose(wasm, "rondo_pointer")
  @_cdecl("rondo_pointer")
#endif
package func pointer(
  _ handle: Int32, _ phase: Int32, _ kind: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ stamp: Double
) -> Address {
  let event: Reel.Event
  switch phase {
  case 0: event = .press(Reel.Pointer(rawValue: UInt8(clamping: kind)) ?? .mouse, along: x)
  case 1: event = .move(x: x, y: y)
  case 2: event = .release
  default: event = .cancel
  }
  return desk.deliver(event, to: handle, at: time, stamp: stamp)
}

/// Takes a turn of the wheel; `kind` is 1 for a notched one.
#if arch(wasm32)
  @_expose(wasm, "rondo_wheel")
  @_cdecl("rondo_wheel")
#endif
package func wheel(
  _ handle: Int32, _ x: Double, _ y: Double, _ kind: Int32, _ time: Double, _ stamp: Double
) -> Address {
  desk.deliver(
    .wheel(x: x, y: y, kind == 1 ? .notched : .continuous), to: handle, at: time, stamp: stamp)
}

/// Takes an arrow key as a physical direction.
#if arch(wasm32)
  @_expose(wasm, "rondo_arrow")
  @_cdecl("rondo_arrow")
#endif
package func arrow(_ handle: Int32, _ x: Int32, _ y: Int32, _ time: Double) -> Address {
  desk.deliver(
    .arrow(x: Int(x.signum()), y: Int(y.signum())), to: handle, at: time, stamp: time)
}

/// Selects an item; `cause` is that of `Reel.Cause`.
#if arch(wasm32)
  @_expose(wasm, "rondo_select")
  @_cdecl("rondo_select")
#endif
package func select(
  _ handle: Int32, _ item: Int32, _ isAnimated: Int32, _ way: Int32, _ cause: Int32,
  _ time: Double
) -> Address {
  let event = Reel.Event.select(
    item: Int(item), animated: isAnimated != 0,
    way: Reel.Way(rawValue: UInt8(clamping: way)) ?? .shortest,
    by: Reel.Cause(rawValue: UInt8(clamping: cause)) ?? .caller)
  return desk.deliver(event, to: handle, at: time, stamp: time)
}

/// Puts the strip at a position.
#if arch(wasm32)
  @_expose(wasm, "rondo_jump")
  @_cdecl("rondo_jump")
#endif
package func jump(_ handle: Int32, _ position: Double, _ time: Double) -> Address {
  desk.deliver(.jump(position: position), to: handle, at: time, stamp: time)
}

/// Carries out a command, see `Command`.
#if arch(wasm32)
  @_expose(wasm, "rondo_command")
  @_cdecl("rondo_command")
#endif
package func command(_ handle: Int32, _ code: Int32, _ value: Int32, _ time: Double) -> Address {
  guard let banner = desk.banner(handle) else { return nil }
  guard let event = Command(rawValue: code)?.event(for: banner.reel.strip, value: Int(value)) else {
    return desk.report(banner.advance(to: time), of: banner)
  }
  return desk.deliver(event, to: handle, at: time, stamp: time)
}

/// Reports a reel as it is at a time, without letting that time pass.
#if arch(wasm32)
  @_expose(wasm, "rondo_look")
  @_cdecl("rondo_look")
#endif
package func look(_ handle: Int32, _ time: Double) -> Address {
  desk.look(handle, at: time)
}

/// Writes where everything is at the time of the last event into the buffer and returns how many
/// numbers.
#if arch(wasm32)
  @_expose(wasm, "rondo_place")
  @_cdecl("rondo_place")
#endif
package func place(_ handle: Int32) -> Int32 {
  guard let banner = desk.banner(handle) else { return 0 }
  ScriptCode(banner.reel).writePlace(to: desk.numbers)
  return Int32(desk.numbers.count)
}

/// Writes all motion from the time of the last event on into the buffer and returns how many numbers;
/// 0 if nothing moves.
#if arch(wasm32)
  @_expose(wasm, "rondo_script")
  @_cdecl("rondo_script")
#endif
package func script(_ handle: Int32) -> Int32 {
  guard let banner = desk.banner(handle) else { return 0 }
  ScriptCode(banner.reel).writeMotion(of: banner.reel, isList: banner.isList, to: desk.numbers)
  return Int32(desk.numbers.count)
}

/// Writes how much the sides are to be faded, at the time of the last event and over the motion from then on,
/// see `FadeCode`, and returns how many numbers.
#if arch(wasm32)
  @_expose(wasm, "rondo_fades")
  @_cdecl("rondo_fades")
#endif
package func fades(_ handle: Int32, _ length: Double) -> Int32 {
  guard let banner = desk.banner(handle) else { return 0 }
  FadeCode.write(banner.reel, over: length, isList: banner.isList, to: desk.numbers)
  return Int32(desk.numbers.count)
}

/// Writes how an indicator follows the motion from the time of the last event on, see `IndicatorCode`, and
/// returns how many numbers.
#if arch(wasm32)
  @_expose(wasm, "rondo_indicator")
  @_cdecl("rondo_indicator")
#endif
package func indicator(_ handle: Int32, _ kind: Int32) -> Int32 {
  guard let banner = desk.banner(handle) else { return 0 }
  IndicatorCode(of: banner.reel).write(
    IndicatorCode.Kind(rawValue: kind) ?? .position, to: desk.numbers)
  return Int32(desk.numbers.count)
}

/// Writes which items came into the window and which left it since the last call, and returns how many
/// numbers: the count of those that came, them, and for each that left the item, for how many seconds and
/// how much of it was seen.
#if arch(wasm32)
  @_expose(wasm, "rondo_impressions")
  @_cdecl("rondo_impressions")
#endif
package func impressions(_ handle: Int32, _ isOnScreen: Int32) -> Int32 {
  guard let banner = desk.banner(handle) else { return 0 }
  banner.updateImpressions(isOnScreen: isOnScreen != 0)
  let numbers = desk.numbers
  numbers.clear()
  numbers.append(Double(banner.impressions.shown.count))
  for item in banner.impressions.shown { numbers.append(Double(item)) }
  for impression in banner.impressions.hidden {
    numbers.append(Double(impression.item))
    numbers.append(impression.duration)
    numbers.append(impression.fraction)
  }
  return Int32(numbers.count)
}
