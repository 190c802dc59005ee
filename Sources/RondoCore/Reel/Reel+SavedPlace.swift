/// Places kept while the app is not running.
extension Reel {
  /// Where a banner was, and the person's switch.
  public struct SavedPlace: Equatable, Sendable {
    /// The item it was at.
    public var index: Int
    /// The index as a real number, for a strip that may rest anywhere; nil is the item's own stop.
    public var position: Double?
    /// Whether the person had paused it (true), set it playing (false), or neither.
    public var isPaused: Bool?

    /// Creates a place.
    public init(index: Int, position: Double? = nil, isPaused: Bool? = nil) {
      self.index = index
      self.position = position
      self.isPaused = isPaused
    }
  }

  /// Where it is at `time`, or will be once it is laid out or has items again, where the index of a
  /// position is its whole part; nil where it was never and is asked to be nowhere.
  package var savedPlace: SavedPlace? {
    let shown = index
    guard let index = shown ?? pending?.item ?? remembered?.item else { return nil }
    return SavedPlace(
      index: index,
      position: shown == nil ? pending?.position : settings.paging == .free ? position : nil,
      isPaused: personSwitch == .automatic ? nil : personSwitch == .paused)
  }
}

extension Reel.SavedPlace {
  /// What brings a banner there at once; before the first layout it is remembered.
  package var event: Reel.Event {
    guard let position, position.isFinite else {
      return .select(item: index, animated: false, way: .shortest, by: .caller)
    }
    return .jump(position: position)
  }

  package var personSwitch: Reel.PersonSwitch {
    switch isPaused {
    case true?: .paused
    case false?: .playing
    case nil: .automatic
    }
  }
}

#if !hasFeature(Embedded)
  extension Reel.SavedPlace: Codable {}
#endif
