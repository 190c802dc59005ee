@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: Location<Value>?
  public init() where Value == Bool { initial = false }
  public init<T: Hashable>() where Value == T? { initial = nil }
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }
  public var projectedValue: Binding { Binding(location: location ?? Location(initial)) }

  @propertyWrapper public struct Binding {
    let location: Location<Value>
    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue) }
    }
    public var projectedValue: Binding { self }
  }
}
extension FocusState: Linked {
  mutating func link(_ slot: Slot) { location = slot.content { Location(initial) } }
}

struct FocusableModifier {
  let isFocusable: Bool
}
struct FocusedModifier {
  let source: Source
  let get: () -> Bool
  let set: (Bool) -> Void
}
/// Commands that go to the focused view and those around it; an action that returns false passes on.
struct CommandModifier {
  let action: (Command) -> Bool
}
enum Command {
  case move(MoveCommandDirection)
  case key(Character, EventModifiers)
  case playPause
  case crown(Double)
}

/// Where the focus is to go; of macOS and tvOS.
#if os(macOS) || os(tvOS) || os(Linux)
  public enum MoveCommandDirection: Hashable, Sendable {
    case up, down, left, right
  }
#else
  enum MoveCommandDirection { case up, down, left, right }
#endif

@available(iOS 17.0, *)
@available(macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    Modified(self, FocusableModifier(isFocusable: isFocusable))
  }
}

extension View {
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    let location = condition.location
    return Modified(
      self, FocusedModifier(source: location, get: { location.value }, set: { location.set($0) }))
  }
  #if os(macOS) || os(tvOS) || os(Linux)
    nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?)
      -> some View
    {
      Modified(
        self,
        CommandModifier {
          guard case .move(let direction) = $0, let action else { return false }
          action(direction)
          return true
        })
    }
  #endif
  #if os(tvOS) || os(Linux)
    nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
      Modified(
        self,
        CommandModifier {
          guard case .playPause = $0, let action else { return false }
          action()
          return true
        })
    }
  #endif
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
}

#if !os(watchOS)
  @available(tvOS 17.0, *)
  public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral: Character) {
      character = extendedGraphemeClusterLiteral
    }
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\u{D}")
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
  public struct KeyPress: Sendable {
    public enum Result: Sendable {
      case handled
      case ignored
    }
    public struct Phases: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let down = Phases(rawValue: 1)
      public static let `repeat` = Phases(rawValue: 2)
      public static let up = Phases(rawValue: 4)
    }
    public let key: KeyEquivalent
    public let modifiers: EventModifiers
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
  extension View {
    nonisolated public func onKeyPress(
      _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
      Modified(
        self,
        CommandModifier {
          guard case .key(let character, _) = $0, character == key.character else {
            return false
          }
          return action() == .handled
        })
    }
    nonisolated public func onKeyPress(
      _ key: KeyEquivalent, phases: KeyPress.Phases,
      action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { onKeyPress(keys: [key], phases: phases, action: action) }
    nonisolated public func onKeyPress(
      keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
      action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
      Modified(
        self,
        CommandModifier {
          guard case .key(let character, let modifiers) = $0,
            keys.contains(KeyEquivalent(character))
          else { return false }
          let press = KeyPress(key: KeyEquivalent(character), modifiers: modifiers)
          return action(press) == .handled
        })
    }
  }
#endif

#if os(watchOS) || os(Linux)
  public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
    case low, medium, high
  }
  extension View {
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
      _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
      sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
      isHapticFeedbackEnabled: Bool = true
    ) -> some View where V.Stride: BinaryFloatingPoint {
      Modified(
        self,
        CommandModifier {
          guard case .crown(let amount) = $0 else { return false }
          let value = binding.wrappedValue + V(amount)
          if isContinuous {
            let range = maxValue - minValue
            binding.wrappedValue = value - range * ((value - minValue) / range).rounded(.down)
          } else {
            binding.wrappedValue = min(max(value, minValue), maxValue)
          }
          return true
        })
    }
  }
#endif
