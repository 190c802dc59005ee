#if canImport(SwiftUI)
  import RondoCore

  extension Reel.Settings {
    /// The settings with the defaults in place of what is no number.
    ///
    /// NaN differs from itself: a banner would take its settings for other ones with every update of its
    /// parent, and begin its dwell anew.
    var withoutNaN: Reel.Settings {
      // Only then is there any.
      guard self != self else { return self }
      let plain = Reel.Settings()
      func mend(_ number: inout Double, _ other: Double) { if number.isNaN { number = other } }
      var settings = self
      mend(&settings.spacing, plain.spacing)
      mend(&settings.leadingInset, plain.leadingInset)
      mend(&settings.trailingInset, plain.trailingInset)
      mend(&settings.interval, plain.interval)
      mend(&settings.transition, plain.transition)
      mend(&settings.delay, plain.delay)
      mend(&settings.dwell, plain.dwell)
      mend(&settings.flickThreshold, plain.flickThreshold)
      if settings.seam?.isNaN == true { settings.seam = plain.seam }
      if settings.epoch?.isNaN == true { settings.epoch = plain.epoch }
      if case .fraction = settings.alignment {
        settings.alignment = .fraction(settings.alignment.fraction)
      }
      switch settings.drive {
      case .drift(let speed) where speed.isNaN: settings.drive = .drift(speed: 0)
      case .shuttle(let speed) where speed.isNaN: settings.drive = .shuttle(speed: 0)
      default: break
      }
      return settings
    }
  }
#endif
