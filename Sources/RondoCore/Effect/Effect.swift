extension Reel {
  /// What items look like on their way through the window: a look for every distance from the
  /// aligned place.
  ///
  /// An effect is data: one of those named here, which are worked out for the layout they are shown
  /// in, or knots of your own.
  public struct Effect: Equatable, Sendable {
    /// A look at one distance.
    public struct Knot: Equatable, Sendable {
      /// The signed distance from the aligned place, in items; those still to come are positive.
      public var distance: Double
      /// The look there.
      public var appearance: Appearance

      /// Creates a knot.
      public init(at distance: Double, _ appearance: Appearance) {
        self.distance = distance
        self.appearance = appearance
      }
    }

    /// The effects that are worked out for their layout.
    package enum Recipe: UInt8, CaseIterable, Equatable, Sendable {
      case flat
      case fade
      case zoom
      case depth
      case coverFlow
      case cards
      case cube
      case wheel
      case parallax
      case overlap
      case flip
      case ferrisWheel
      case invertedFerrisWheel
      case cylinder
      case invertedCylinder
      case rotary
      case invertedRotary
      case timeMachine
      case invertedTimeMachine
    }

    package let recipe: Recipe
    /// The user's own knots; nil for a recipe.
    private let own: Knots?

    package init(_ recipe: Recipe) {
      self.recipe = recipe
      own = nil
    }

    /// Creates an effect from knots; between two every value is linear, beyond the outermost ones
    /// constant.
    ///
    /// Knots may come in any order. One at a distance that is not finite is left out, of several at
    /// one distance the last holds, and no knots at all are `flat`. Values that are NaN count as
    /// plain.
    ///
    /// - Parameters:
    ///   - knots: The looks, best with a plain one at distance 0.
    ///   - reach: How many slots that plainly lie outside the window the effect brings into it, on
    ///     each side, at most 64.
    ///   - perspective: The distance of the eye from the screen in points; nil looks from infinity.
    public init(knots: [Knot], reach: Int = 0, perspective: Double? = nil) {
      recipe = .flat
      own = Knots(knots, reachBefore: reach, reachAfter: reach, perspective: perspective)
    }

    /// Returns the effect worked out for a layout; one in which nothing can be seen is flat.
    package func knots(in scene: Scene) -> Knots {
      guard scene.isValid else { return .flat }
      if let own { return own }
      switch recipe {
      case .flat: return .flat
      case .fade: return scene.fade
      case .zoom: return scene.zoom
      case .depth: return scene.depth
      case .coverFlow: return scene.coverFlow
      case .cards: return scene.cards
      case .cube: return scene.cube
      case .wheel: return scene.wheel
      case .parallax: return scene.parallax
      case .overlap: return scene.overlap
      case .flip: return scene.flip
      case .ferrisWheel: return scene.ferrisWheel(isInverted: false)
      case .invertedFerrisWheel: return scene.ferrisWheel(isInverted: true)
      case .cylinder: return scene.cylinder(isInverted: false)
      case .invertedCylinder: return scene.cylinder(isInverted: true)
      case .rotary: return scene.rotary(isInverted: false)
      case .invertedRotary: return scene.rotary(isInverted: true)
      case .timeMachine: return scene.timeMachine(isInverted: false)
      case .invertedTimeMachine: return scene.timeMachine(isInverted: true)
      }
    }
  }
}

extension Reel.Effect {
  /// Items side by side.
  public static var flat: Self { Self(.flat) }
  /// Items in one place, one fading into the next.
  public static var fade: Self { Self(.fade) }
  /// The aligned item in full size, its neighbours smaller.
  public static var zoom: Self { Self(.zoom) }
  /// The aligned item in front, its neighbours further back and paler.
  public static var depth: Self { Self(.depth) }
  /// The aligned item between two rows of tilted ones that overlap.
  public static var coverFlow: Self { Self(.coverFlow) }
  /// A stack, from whose top the aligned item is drawn away.
  public static var cards: Self { Self(.cards) }
  /// The faces of a turning cube.
  public static var cube: Self { Self(.cube) }
  /// Rows on a turning cylinder.
  public static var wheel: Self { Self(.wheel) }
  /// Content that moves slower than the slots through which it is seen.
  public static var parallax: Self { Self(.parallax) }
  /// The aligned item over its neighbours, which are smaller, paler and partly under it: 65 % of its
  /// size, 60 % of its opacity, and each 0.39 extents nearer than side by side.
  public static var overlap: Self { Self(.overlap) }
  /// The two sides of a card, one item on each, that turns over about its own middle.
  public static var flip: Self { Self(.flip) }
  /// Items on the rim of a wheel of 14 that stands below them, seen up to a quarter turn away; on a
  /// vertical strip it stands on the right.
  public static var ferrisWheel: Self { Self(.ferrisWheel) }
  /// Items on the rim of a wheel of 14 that stands above them, seen up to a quarter turn away; on a
  /// vertical strip it stands on the left.
  public static var invertedFerrisWheel: Self { Self(.invertedFerrisWheel) }
  /// Items on the outside of a turning drum, on which all have room, at least 6 and at most 16; what is
  /// behind is not seen.
  public static var cylinder: Self { Self(.cylinder) }
  /// Items on the inside of a turning drum, on which all have room, at least 6 and at most 16; seen from
  /// within, its far half.
  public static var invertedCylinder: Self { Self(.invertedCylinder) }
  /// Items on a turntable that face the viewer, on which all have room, at least 6 and at most 16; the
  /// aligned one is in front, those behind it smaller.
  public static var rotary: Self { Self(.rotary) }
  /// Items on a turntable that face the viewer, on which all have room, at least 6 and at most 16; the
  /// aligned one is at the back, and those nearer than the middle are not seen.
  public static var invertedRotary: Self { Self(.invertedRotary) }
  /// A row into the distance: up to four items passed stand behind the aligned one, and one to come
  /// fades in from in front of it.
  public static var timeMachine: Self { Self(.timeMachine) }
  /// A row out of the distance: up to four items to come stand behind the aligned one, which fades as it
  /// leaves towards the viewer.
  public static var invertedTimeMachine: Self { Self(.invertedTimeMachine) }

  /// Returns an effect from a function of the distance, which is asked now, at evenly spaced
  /// distances, and not kept.
  ///
  /// - Parameters:
  ///   - distances: Where the look changes; outside it is as at the nearer bound.
  ///   - steps: How many parts the distances are divided into, at least 1 and at most 1000.
  ///   - reach: How many slots that plainly lie outside the window the effect brings into it, on
  ///     each side, at most 64.
  ///   - perspective: The distance of the eye from the screen in points; nil looks from infinity.
  ///   - appearance: The look at a distance in items.
  public static func sampling(
    in distances: ClosedRange<Double> = -2...2, steps: Int = 32, reach: Int = 0,
    perspective: Double? = nil, _ appearance: (Double) -> Reel.Appearance
  ) -> Self {
    let steps = max(min(steps, 1000), 1)
    let lower = distances.lowerBound
    let span = distances.upperBound - lower
    var knots: [Knot] = []
    knots.reserveCapacity(steps + 1)
    for step in 0...steps {
      let distance = lower + span * (Double(step) / Double(steps))
      if distance.isFinite { knots.append(Knot(at: distance, appearance(distance))) }
    }
    return Self(knots: knots, reach: reach, perspective: perspective)
  }
}
