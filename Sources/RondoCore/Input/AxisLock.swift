/// Whether a drag belongs to the strip or to what lies around it.
///
/// The decision is taken once, when the pointer has left a small circle about its press, and stands
/// until the next press: along the strip's axis, or halfway between, the drag is the strip's; across
/// it, it is left to the page, which scrolls as if the strip were not there.
package struct AxisLock: Equatable, Sendable {
  /// Whose the drag is.
  package enum Decision: UInt8, Equatable, Sendable {
    /// The pointer has not moved far enough: it may still be a tap.
    case undecided
    /// The strip's.
    case claimed
    /// The page's.
    case yielded
  }

  package let axis: Reel.Axis
  package let pointer: Reel.Pointer
  package private(set) var decision: Decision = .undecided

  /// How far along the axis, in points, the pointer had come when the drag was claimed, else 0; at
  /// most a million either way.
  ///
  /// A drag counted from here begins without a jump.
  package private(set) var origin = 0.0

  package init(axis: Reel.Axis, pointer: Reel.Pointer) {
    self.axis = axis
    self.pointer = pointer
  }

  /// Returns the radius of the circle, in points, within which a pointer may tremble in a tap.
  ///
  /// A finger's is the 10 points at which Apple's pan recognisers begin; a mouse's is the few pixels
  /// that desktops allow before a press is a drag; a pen is steadier than a finger.
  package static func slop(of pointer: Reel.Pointer) -> Double {
    switch pointer {
    case .touch: return 10
    case .pen: return 6
    case .mouse: return 3
    }
  }

  /// Takes the pointer's translation since the press, in physical points, and returns the decision.
  ///
  /// A translation that is NaN in either part changes nothing; an infinite one counts as very far.
  package mutating func move(x: Double, y: Double) -> Decision {
    guard decision == .undecided, !x.isNaN, !y.isNaN else { return decision }
    let slop = Self.slop(of: pointer)
    guard x * x + y * y >= slop * slop else { return decision }
    let along = axis == .horizontal ? x : y
    let across = axis == .horizontal ? y : x
    if abs(along) >= abs(across) {
      decision = .claimed
      origin = min(max(along, -WheelGesture.limit), WheelGesture.limit)
    } else {
      decision = .yielded
    }
    return decision
  }
}
