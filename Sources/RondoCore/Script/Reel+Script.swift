/// What a host needs to place its views, or to write scripts for them.
extension Reel {
  /// Returns an effect worked out for the present layout.
  package func knots(of effect: Effect) -> Knots {
    effect.knots(in: Scene(strip: strip, breadth: breadth, axis: settings.axis))
  }

  /// Returns a writer of scripts for the present layout; good until layout, items, settings or what
  /// is selected change.
  package func scriptWriter(knots: Knots) -> ScriptWriter {
    ScriptWriter(
      strip: strip, knots: knots, axis: settings.axis, breadth: breadth,
      isMirrored: layout?.isMirrored ?? false, preferring: meant)
  }

  /// Returns where a slot that is placed now goes, through an effect.
  package func pose(of placement: Placement, knots: Knots) -> Pose {
    Pose(
      start: placement.start, extent: placement.extent, breadth: breadth,
      appearance: knots.appearance(at: placement.distance), axis: settings.axis,
      isMirrored: layout?.isMirrored ?? false)
  }

  private var breadth: Double { layout?.breadth.asLength ?? 0 }
}
