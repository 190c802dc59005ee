public struct Animation: Equatable, Sendable {
  let name: String
  public static let `default` = Animation(name: "default")
  public static let linear = Animation(name: "linear")
  public static let easeIn = Animation(name: "easeIn")
  public static let easeOut = Animation(name: "easeOut")
  public static let easeInOut = Animation(name: "easeInOut")
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(name: "linear \(duration)")
  }
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(name: "easeOut \(duration)")
  }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(name: "easeInOut \(duration)")
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(name: "\(name) for ever")
  }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation(name: "spring \(response) \(dampingFraction)") }
}

/// What changes carry along; the double shows their end at once and tells who would have animated.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// Of the change that is being made.
  nonisolated(unsafe) static var current = Transaction()
}

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

struct TransactionModifier {
  let transform: (inout Transaction) -> Void
}
struct AnimationModifier<V: Equatable> {
  let animation: Animation?
  let value: V
}

/// How a view comes and goes where that is animated: by default it fades.
public struct AnyTransition {
  let isIdentity: Bool
  public static let opacity = AnyTransition(isIdentity: false)
  public static let identity = AnyTransition(isIdentity: true)
}
struct TransitionModifier {
  let isIdentity: Bool
}

extension View {
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    Modified(self, TransitionModifier(isIdentity: t.isIdentity))
  }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { Modified(self, TransactionModifier(transform: transform)) }
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    Modified(self, AnimationModifier(animation: animation, value: value))
  }
}
