extension Reel {
  /// Returns what to apply to a slot that is placed now.
  package func pose(of placement: Placement) -> Pose {
    Pose(
      start: placement.start, extent: placement.extent, breadth: (layout?.breadth ?? 0).asLength,
      appearance: placement.appearance, axis: settings.axis,
      isMirrored: layout?.isMirrored ?? false)
  }
}
