#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  /// Keys and remotes.
  @nonobjc extension ReelView {
    /// Returns the presses that the banner does not take; nil where it takes all.
    func rest(of presses: Set<UIPress>, isTaken: (UIPress) -> Bool) -> Set<UIPress>? {
      let rest = presses.filter { !isTaken($0) }
      return rest.isEmpty ? nil : rest
    }

    /// Uses a key or a button, if it is for the banner; what comes of it later is then so, too.
    func take(_ press: UIPress) -> Bool {
      let isUsed = uses(press)
      focus.note(press, isTaken: isUsed)
      return isUsed
    }

    private func uses(_ press: UIPress) -> Bool {
      switch key(of: press) {
      case .arrow(let x, let y):
        // Between what can have the focus in an item it is the focus that moves.
        return focus.inside == nil && takeArrow(x, y, isPress: true)
      case .select: return selectCurrent()
      case .playPause:
        guard canBePlayed else { return false }
        togglePlaying()
        return true
      case .first: return go(to: 0)
      case .last: return go(to: newCount - 1)
      case nil: return false
      }
    }

    /// Tells of the item at the index as selected; returns whether there is one and anybody hears.
    @discardableResult
    func selectCurrent() -> Bool {
      guard hearsSelections, let index = spokenIndex else { return false }
      tell(selected: index)
      return true
    }

    /// Goes to an item, as a person asks; returns whether there is one.
    private func go(to item: Int) -> Bool {
      guard item >= 0, newCount > 0 else { return false }
      select(item, by: .person)
      return true
    }

    /// Whether there is something to pause or play: a drive, and room for it to move.
    var canBePlayed: Bool { reel.settings.drive != .still && itemCount > 0 && reel.canMove }

    private enum Key {
      case arrow(Int, Int)
      case select
      case playPause
      case first
      case last
    }

    private func key(of press: UIPress) -> Key? {
      if let key = press.key {
        // With one of these it is a command of the app or the system.
        guard key.modifierFlags.isDisjoint(with: [.command, .alternate, .control]) else {
          return nil
        }
        switch key.keyCode {
        case .keyboardLeftArrow: return .arrow(-1, 0)
        case .keyboardRightArrow: return .arrow(1, 0)
        case .keyboardUpArrow: return .arrow(0, -1)
        case .keyboardDownArrow: return .arrow(0, 1)
        case .keyboardReturnOrEnter: return .select
        case .keyboardSpacebar: return .playPause
        case .keyboardHome: return .first
        case .keyboardEnd: return .last
        default: return nil
        }
      }
      switch press.type {
      case .leftArrow: return .arrow(-1, 0)
      case .rightArrow: return .arrow(1, 0)
      case .upArrow: return .arrow(0, -1)
      case .downArrow: return .arrow(0, 1)
      case .select: return .select
      case .playPause: return .playPause
      default: return nil
      }
    }
  }
#endif
