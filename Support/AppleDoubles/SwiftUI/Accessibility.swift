/// What a view tells assistive technology, gathered into elements by the runtime.
struct AccessibilityModifier {
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var isHidden: Bool?
  var traits: AccessibilityTraits = []
  var ignoresInvertColors: Bool?
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  var scroll: ((Edge) -> Void)?
  var actions: [(name: String, handler: () -> Void)] = []
  var children: AccessibilityChildBehavior?
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  let kind: Int
  public static let ignore = AccessibilityChildBehavior(kind: 0)
  public static let contain = AccessibilityChildBehavior(kind: 1)
  public static let combine = AccessibilityChildBehavior(kind: 2)
}

public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionKind(name: "")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt64
  private init(bit: UInt64) { bits = 1 << bit }
  public init() { bits = 0 }
  public static let isButton = AccessibilityTraits(bit: 0)
  public static let isHeader = AccessibilityTraits(bit: 1)
  public static let isSelected = AccessibilityTraits(bit: 2)
  public static let isImage = AccessibilityTraits(bit: 3)
  public static let isStaticText = AccessibilityTraits(bit: 4)
  public static let updatesFrequently = AccessibilityTraits(bit: 5)
  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.bits |= other.bits
    return result
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.bits &= other.bits
    return result
  }
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.bits ^= other.bits
    return result
  }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
  public mutating func insert(_ newMember: AccessibilityTraits)
    -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
  {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let had = contains(member)
    bits &= ~member.bits
    return had ? member : nil
  }
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }
}

extension View {
  nonisolated private func accessibility(_ change: (inout AccessibilityModifier) -> Void)
    -> Modified<Self, AccessibilityModifier>
  {
    var modifier = AccessibilityModifier()
    change(&modifier)
    return Modified(self, modifier)
  }

  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  { accessibility { $0.children = children } }
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = label.string }
  }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibility { $0.label = labelKey.key }
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibility { $0.label = String(label) }
  }
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
    accessibility { $0.value = valueDescription.string }
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibility { $0.value = String(value) }
  }
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    accessibility { $0.hint = hint.string }
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { $0.identifier = identifier }
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { $0.isHidden = hidden }
  }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.traits = traits }
  }
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    accessibility { $0.ignoresInvertColors = active }
  }
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { accessibility { $0.adjust = handler } }
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> some View
  { accessibility { $0.scroll = handler } }
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { accessibility { $0.actions = [(actionKind.name, handler)] } }
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { accessibility { $0.actions = [(name.string, handler)] } }
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    let actions = (content() as? any ActionSource)?.actions ?? []
    return accessibility { if !actions.isEmpty { $0.actions = actions } }
  }
}

/// A view that stands for actions of assistive technology.
private protocol ActionSource {
  var actions: [(String, () -> Void)] { get }
}

extension Button: ActionSource where Label == Text {
  fileprivate var actions: [(String, () -> Void)] {
    let action = action
    return [(label.string, { MainActor.assumeIsolated { action() } })]
  }
}

extension Optional: ActionSource where Wrapped: ActionSource {
  fileprivate var actions: [(String, () -> Void)] { self?.actions ?? [] }
}
