#if os(Linux)
  import QuartzCore

  /// What all windows of a test share.
  @MainActor public enum DoubleWorld {
    /// Puts all of it back to how a test finds it: the clock at 1000 s, no timer, no accessibility feature on.
    public static func reset() {
      for timer in Timer.live { timer.invalidate() }
      UIAccessibility.doubleReduceMotion = false
      UIAccessibility.doubleVoiceOver = false
      UIAccessibility.doubleFocused = nil
      UIAccessibility.doubleSwitchControl = false
      DoubleClock.now = 1000
    }
  }
#endif
