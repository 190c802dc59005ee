/// Where a reel is, counted in pages, now and over time, for what shows it.
///
/// Positions are in `0 ... pageCount - 1`: between the last page of a loop and the first it is the
/// nearer one of the two, and past the ends of a bounded strip the end.
package struct PagePositions: Sendable {
  private let writer: ScriptWriter
  private let view: SlotView
  /// The offset of the first page.
  private let first: Double
  private let offset: Double

  /// The most pages that are told of between pages too.
  package static var mostPages: Int { 400 }

  /// Prepares to tell the positions of a reel; nil with fewer than two pages, or too many of them, and while
  /// other items come in at the seam.
  package init?(of reel: Reel) {
    let count = reel.pageCount
    guard count > 1, count <= Self.mostPages, !reel.strip.isEmpty, !reel.isSwapping else {
      return nil
    }
    let pages = reel.strip.pages
    first = reel.strip.stop(ofPage: 0)
    offset = reel.offset
    writer = ScriptWriter(
      strip: pages, knots: Self.knots(count, isLoop: pages.isLoop), axis: .vertical)
    view = SlotView(ordinal: 0, copies: 1, in: pages)
  }

  /// The position at the reel's time.
  package var position: Double {
    let offset = offset - first
    let number = view.number(at: offset, in: writer.strip, sight: writer.sight)
    let position = writer.pose(of: number, at: offset).rotateX
    // At rest at a page it is that page.
    let page = position.rounded()
    return abs(position - page) < 1e-6 ? page : position
  }

  /// Returns the positions during a motion, as keyframes whose poses turn by them about x.
  package func keyframes(in motion: Handover.Motion) -> [Keyframe] {
    writer.keyframes(
      of: view,
      along: motion.segments.map { segment in
        var segment = segment
        segment.from -= first
        segment.to -= first
        // Stops of pages do not coincide.
        segment.preference = nil
        return segment
      })
  }

  /// The position by how far the first page is from the place, in pages.
  private static func knots(_ count: Int, isLoop: Bool) -> Knots {
    let (last, turn) = (Double(count - 1), Double(count))
    // So little that nobody sees what is between: from the last page to the first it jumps.
    let jump = 1e-6
    var values: [(distance: Double, position: Double)] = [(-last, last), (0, 0)]
    if isLoop {
      values += [
        (-turn, 0), (-last - 0.5 - jump, 0), (-last - 0.5, last), (0.5, 0), (0.5 + jump, last),
        (1, last), (turn, 0),
      ]
    }
    return Knots(
      values.map { Reel.Effect.Knot(at: $0.distance, Reel.Appearance(rotateX: $0.position)) },
      reachAfter: 1)
  }
}

extension Strip {
  /// A strip whose items are the pages of this one, with the same distances between their stops; the
  /// first one stops at 0.
  package var pages: Strip {
    let count = pageCount
    var extents: [Double] = []
    extents.reserveCapacity(count)
    for page in 0..<count {
      let isLast = page == count - 1 && !isLoop
      extents.append(isLast ? 1 : stop(ofPage: page + 1) - stop(ofPage: page))
    }
    return Strip(items: .varying(extents), isLoop: isLoop, window: Window(extent: 1))
  }
}
