import Testing

/// Records an issue unless `holds`: for the many cases of a law, where `#expect` itself, which takes
/// its expression apart each time, would take most of the test's time.
func check(
  _ holds: Bool, _ explanation: @autoclosure () -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if !holds { Issue.record(Comment(rawValue: explanation()), sourceLocation: sourceLocation) }
}
