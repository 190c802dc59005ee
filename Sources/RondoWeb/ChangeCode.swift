import RondoCore

/// How changed items come to their places, as numbers in the order in which Web/src/changes.js reads them.
struct ChangeCode {
  // What a view does: its item is gone, and the view is one of those there were; it comes; it goes out of
  // the window.
  private static var leaves: Double { 0 }
  private static var fades: Double { 1 }
  private static var slides: Double { 2 }
  private static var exits: Double { 3 }

  private let buffer: NumberBuffer
  private let after: Handover

  /// Writes a change and what came of it: when it begins, how long it takes, and views, each with its part
  /// in it, the place where it is in the end, and how far right and down of it it begins; nothing for no
  /// change.
  static func write(_ change: ItemChange?, to reel: Reel, in buffer: NumberBuffer) {
    buffer.clear()
    guard let change else { return }
    buffer.append(change.time)
    buffer.append(change.duration)
    ChangeCode(buffer: buffer, after: Handover(reel)).write(change)
  }

  private func write(_ change: ItemChange) {
    for view in change.leaving {
      write(Self.leaves, view)
      for _ in 0..<11 { buffer.append(0) }
    }
    let standing = after.numbers()
    for number in standing {
      switch change.entrance(of: number, in: after) {
      case .stands: break
      case .fades: write(Self.fades, number, x: 0, y: 0)
      case .slides(let slide): write(Self.slides, number, x: slide.x, y: slide.y)
      }
    }
    for item in 0..<after.writer.strip.itemCount {
      guard let (number, slide) = change.exit(ofItem: item, in: after),
        !standing.contains(number)
      else { continue }
      write(Self.exits, number, x: slide.x, y: slide.y)
    }
  }

  @inline(never)
  private func write(_ part: Double, _ view: Handover.View) {
    buffer.append(part)
    buffer.append(Double(view.item))
    buffer.append(Double(view.copy))
  }

  @inline(never)
  private func write(_ part: Double, _ number: Int, x: Double, y: Double) {
    write(part, after.view(of: number))
    ScriptCode.write(after.pose(of: number), to: buffer)
    buffer.append(x)
    buffer.append(y)
  }
}
