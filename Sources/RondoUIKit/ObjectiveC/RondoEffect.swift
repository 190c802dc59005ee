#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  public import UIKit

  /// What items look like on their way through the window, for Objective-C; in Swift it is
  /// `Reel.Effect`.
  public final class RondoEffect: NSObject {
    let effect: Reel.Effect

    init(_ effect: Reel.Effect) { self.effect = effect }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? RondoEffect)?.effect == effect
    }

    public override var hash: Int { 0 }
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  extension RondoEffect {
    /// Creates an effect from knots; between two every value is linear, beyond the outermost ones
    /// constant.
    ///
    /// - Parameters:
    ///   - knots: The looks, best with a plain one at distance 0.
    ///   - reach: How many slots that plainly lie outside the window the effect brings into it, on
    ///     each side.
    ///   - perspective: The distance of the eye from the screen in points; 0 looks from infinity.
    public convenience init(knots: [RondoEffectKnot], reach: Int, perspective: Double) {
      self.init(
        Reel.Effect(knots: knots.map(\.knot), reach: reach, perspective: perspective.unlessZero))
    }

    /// Returns an effect from a function of the distance in items, which is asked now, at `steps` + 1
    /// evenly spaced distances, and not kept.
    public static func sampling(
      from lower: Double, to upper: Double, steps: Int, reach: Int, perspective: Double,
      appearance: (_ distance: Double) -> RondoAppearance
    ) -> RondoEffect {
      let bounds = lower < upper ? lower...upper : -2...2
      return RondoEffect(
        .sampling(in: bounds, steps: steps, reach: reach, perspective: perspective.unlessZero) {
          appearance($0).appearance
        })
    }

    /// Items side by side.
    public static var flat: RondoEffect { RondoEffect(.flat) }
    /// Items in one place, one fading into the next.
    public static var fade: RondoEffect { RondoEffect(.fade) }
    /// The aligned item in full size, its neighbours smaller.
    public static var zoom: RondoEffect { RondoEffect(.zoom) }
    /// The aligned item in front, its neighbours further back and paler.
    public static var depth: RondoEffect { RondoEffect(.depth) }
    /// The aligned item between two rows of tilted ones that overlap.
    public static var coverFlow: RondoEffect { RondoEffect(.coverFlow) }
    /// A stack, from whose top the aligned item is drawn away.
    public static var cards: RondoEffect { RondoEffect(.cards) }
    /// The faces of a turning cube.
    public static var cube: RondoEffect { RondoEffect(.cube) }
    /// Rows on a turning cylinder.
    public static var wheel: RondoEffect { RondoEffect(.wheel) }
    /// Content that moves slower than the slots through which it is seen.
    public static var parallax: RondoEffect { RondoEffect(.parallax) }
    /// The aligned item over its neighbours, which are smaller, paler and partly under it: 65 % of its
    /// size, 60 % of its opacity, and each 0.39 extents nearer than side by side.
    public static var overlap: RondoEffect { RondoEffect(.overlap) }
    /// The two sides of a card, one item on each, that turns over about its own middle.
    public static var flip: RondoEffect { RondoEffect(.flip) }
    /// Items on the rim of a wheel of 14 that stands below them, seen up to a quarter turn away; on a
    /// vertical strip it stands on the right.
    public static var ferrisWheel: RondoEffect { RondoEffect(.ferrisWheel) }
    /// Items on the rim of a wheel of 14 that stands above them, seen up to a quarter turn away; on a
    /// vertical strip it stands on the left.
    public static var invertedFerrisWheel: RondoEffect { RondoEffect(.invertedFerrisWheel) }
    /// Items on the outside of a turning drum, on which all have room, at least 6 and at most 16; what is
    /// behind is not seen.
    public static var cylinder: RondoEffect { RondoEffect(.cylinder) }
    /// Items on the inside of a turning drum, on which all have room, at least 6 and at most 16; seen from
    /// within, its far half.
    public static var invertedCylinder: RondoEffect { RondoEffect(.invertedCylinder) }
    /// Items on a turntable that face the viewer, on which all have room, at least 6 and at most 16; the
    /// aligned one is in front, those behind it smaller.
    public static var rotary: RondoEffect { RondoEffect(.rotary) }
    /// Items on a turntable that face the viewer, on which all have room, at least 6 and at most 16; the
    /// aligned one is at the back, and those nearer than the middle are not seen.
    public static var invertedRotary: RondoEffect { RondoEffect(.invertedRotary) }
    /// A row into the distance: up to four items passed stand behind the aligned one, and one to come
    /// fades in from in front of it.
    public static var timeMachine: RondoEffect { RondoEffect(.timeMachine) }
    /// A row out of the distance: up to four items to come stand behind the aligned one, which fades as it
    /// leaves towards the viewer.
    public static var invertedTimeMachine: RondoEffect { RondoEffect(.invertedTimeMachine) }
  }

  /// A look at one distance; in Swift it is `Reel.Effect.Knot`.
  #if canImport(ObjectiveC)
    @objcMembers
  #endif
  public final class RondoEffectKnot: NSObject {
    @nonobjc let knot: Reel.Effect.Knot

    /// Creates a knot at a signed distance from the aligned place in items; those still to come are
    /// positive.
    public init(distance: Double, appearance: RondoAppearance) {
      knot = Reel.Effect.Knot(at: distance, appearance.appearance)
    }

    /// The signed distance from the aligned place, in items.
    public var distance: Double { knot.distance }
  }

  /// How a slot looks beside where it plainly lies, and plain to begin with; in Swift it is
  /// `Reel.Appearance`.
  #if canImport(ObjectiveC)
    @objcMembers
  #endif
  public final class RondoAppearance: NSObject {
    @nonobjc var appearance = Reel.Appearance()

    /// The shift along the strip in reading order, in the item's extents.
    public var shiftAlong: Double {
      get { appearance.shiftAlong }
      set { appearance.shiftAlong = newValue }
    }

    /// The shift across the strip, right or down, in breadths of the window.
    public var shiftAcross: Double {
      get { appearance.shiftAcross }
      set { appearance.shiftAcross = newValue }
    }

    /// The rotation about the horizontal axis, in radians.
    public var rotateX: Double {
      get { appearance.rotateX }
      set { appearance.rotateX = newValue }
    }

    /// The rotation about the vertical axis, in radians, as it is from left to right.
    public var rotateY: Double {
      get { appearance.rotateY }
      set { appearance.rotateY = newValue }
    }

    /// The rotation in the plane of the screen, in radians, as it is from left to right.
    public var rotateZ: Double {
      get { appearance.rotateZ }
      set { appearance.rotateZ = newValue }
    }

    /// The factor on the slot's size.
    public var scale: Double {
      get { appearance.scale }
      set { appearance.scale = newValue }
    }

    /// How far the slot comes towards the viewer, in the item's extents; negative is further away.
    public var depth: Double {
      get { appearance.depth }
      set { appearance.depth = newValue }
    }

    /// 0 invisible ... 1 opaque.
    public var opacity: Double {
      get { appearance.opacity }
      set { appearance.opacity = newValue }
    }

    /// The shift of the content inside its slot in reading order, in the item's extents.
    public var contentShift: Double {
      get { appearance.contentShift }
      set { appearance.contentShift = newValue }
    }
  }

  extension Double {
    /// Nil for 0, with which Objective-C says that there is none.
    var unlessZero: Double? { self == 0 ? nil : self }
  }
#endif
