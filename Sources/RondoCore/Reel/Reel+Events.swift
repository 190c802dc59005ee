extension Reel {
  /// The items of a strip, as the core sees them.
  package enum Items: Equatable, Sendable {
    /// `count` items of one extent, in points.
    case uniform(count: Int, extent: Double)
    /// An extent for each item, in points; items of extent <= 0, NaN or infinity are not shown.
    case varying([Double])
    /// `count` items taken to be of one extent, in points, but for those that have been measured.
    case estimated(count: Int, extent: Double, Measures)

    package var count: Int {
      switch self {
      case .uniform(let count, _), .estimated(let count, _, _): return max(count, 0)
      case .varying(let extents): return extents.count
      }
    }
  }

  /// The size of the window and the direction in which its text is read.
  package struct Layout: Equatable, Sendable {
    /// Points along the strip's axis.
    package var extent: Double
    /// Points across the strip's axis.
    package var breadth: Double
    /// Whether a horizontal strip runs from right to left.
    package var isMirrored: Bool

    package init(extent: Double, breadth: Double = 0, isMirrored: Bool = false) {
      self.extent = extent
      self.breadth = breadth
      self.isMirrored = isMirrored
    }
  }

  /// Where an old item went when the data changed.
  package struct Survivor: Equatable, Sendable {
    package var old: Int
    /// The item's new index, or nil when it is gone.
    package var new: Int?

    package init(old: Int, new: Int?) {
      self.old = old
      self.new = new
    }
  }

  /// What touches the strip.
  package enum Pointer: UInt8, Equatable, Sendable {
    case touch
    case mouse
    case pen
  }

  /// How a wheel reports its deltas.
  package enum WheelKind: UInt8, Equatable, Sendable {
    /// Pixels of a trackpad or a smooth wheel.
    case continuous
    /// One event a notch.
    case notched
  }

  /// Something that happened. Deltas are physical: right and down are positive.
  package enum Event: Sendable {
    indirect case settings(Settings)
    case layout(Layout)
    /// New items; for old indices near the window, where they went (nil: each index stays what it was).
    case items(Items, survivors: [Survivor]?)
    /// New items that come in at the seam, behind what is there; unless `awaitsSeam`, at once as `items`.
    ///
    /// While `isSwapping` the items that go have the indices that follow those of the new ones. With
    /// `replacing` the new ones take the place of others that were to come, of which nothing was seen. With
    /// `staying` what goes stays until its turn is over, so that no item is there more often than before.
    case swap(Items, survivors: [Survivor]?, replacing: Bool, staying: Bool = false)
    /// One item's measured extent, in points.
    case extent(item: Int, Double)
    /// Own intervals of the items' dwell, in seconds, or nil for none.
    case intervals([Double]?)

    /// A finger or button went down, `along` the axis in points from the window's left or top edge.
    case press(Pointer, along: Double)
    /// It moved by so many points since the press.
    case move(x: Double, y: Double)
    case release
    case cancel
    /// A wheel or trackpad turned: positive deltas ask for content further right and down.
    case wheel(x: Double, y: Double, WheelKind)
    /// A trackpad's fingers lifted at a velocity in points per second, in a wheel's direction, and no
    /// inertia of the system's follows: a strip that rests anywhere coasts.
    case wheelEnd(x: Double, y: Double)
    /// An arrow key, as a physical direction: one of -1, 0, 1 each.
    case arrow(x: Int, y: Int)

    /// Go to an item, for the app or for a person who pressed something.
    case select(item: Int, animated: Bool, way: Way, by: Cause)
    /// Stand at a position, an index as a real number, at once, as a banner that is put back.
    case jump(position: Double)
    /// Next (1), previous (-1) or several pages.
    case step(Int, by: Cause)
    /// Resume and go, from home if the drive had ended.
    case start
    /// Hold and return home.
    case stop
    /// Jump home and begin again with the delay.
    case reset
    /// Show the strip as so many seconds after the drive began and hold it; nil lets it go.
    case seek(Double?)

    case hold(HoldReasons)
    case unhold(HoldReasons)
    case personSwitch(PersonSwitch)
    /// What the host wants to be woken for.
    case listen(Listening)
  }

  /// What somebody listens to, so that `nextWake` includes it.
  package struct Listening: OptionSet, Equatable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let index = Listening(rawValue: 1)
    package static let turns = Listening(rawValue: 2)
    /// Which items are in the window.
    package static let visibility = Listening(rawValue: 4)
    /// With the index, which of a single item's views is nearest.
    package static let copies = Listening(rawValue: 8)
  }

  /// Why the index changed.
  public enum Cause: UInt8, Equatable, Sendable {
    case drive
    case person
    case caller
    case data
  }

  /// What came of an event or of the passing of time.
  package struct Outcome: Equatable, Sendable {
    /// The index before, or -1 for none.
    package var indexBefore: Int = -1
    /// The index after, or -1 for none.
    package var indexAfter: Int = -1
    /// Why it changed, or the cause of the latest motion.
    package var cause: Cause = .drive
    /// How many turns the drive completed.
    package var turns: Int = 0
    /// Whether the strip came to rest on a stop.
    package var settled: Bool = false
    /// Whether the drive took the strip over again after a person or a caller moved it.
    package var rejoined: Bool = false
    /// Whether the drive came to its end (repeat count, end of a bounded strip).
    package var finished: Bool = false
    /// Whether what is on screen jumped because motion is reduced, so the host shows a cross-fade.
    package var crossfades: Bool = false
    /// Whether a release was a tap that may select an item.
    package var taps: Bool = false
    /// Whether the strip used the event; if not, it is the page's.
    package var used: Bool = false
    /// Whether the present motion, and so any script of it, is another one than before.
    package var changedMotion: Bool = false
    /// The item that a follower was asked for, by a drag, a wheel, a key or a select, and that its leader
    /// should select; -1 for none.
    package var asked: Int = -1
    /// Which way round the leader should go there: on loops the way that the hand went.
    package var askedWay: Way = .shortest

    package init() {}
  }
}
