// A small double of SwiftUI. What every system has since those of 2021 carries no availability here;
// what came later, or is missing on some system, carries Apple's.

@_exported public import Combine

#if canImport(UIKit)
  @_exported public import UIKit
#elseif canImport(AppKit)
  @_exported public import AppKit
#else
  @_exported public import QuartzCore
#endif
#if canImport(Observation)
  @_exported public import Observation
#endif

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// Every view that the framework itself shows.
extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

public struct EmptyView: Sendable {
  nonisolated public init() {}
}
extension EmptyView: View {
  public typealias Body = Never
}

/// A view of any type, compared with another by what is in it.
struct Erased {
  let view: any View
}

public struct AnyView {
  let erased: Erased
  nonisolated public init<V: View>(_ view: V) { erased = Erased(view: view) }
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }
}
extension AnyView: View {
  public typealias Body = Never
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let erased: Erased
}
extension _ViewModifier_Content: View {
  public typealias Body = Never
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

/// What the framework's own modifiers give.
struct Modified<Content: View, Modifier> {
  let content: Content
  let modifier: Modifier
  nonisolated init(_ content: Content, _ modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}
extension Modified: View {
  typealias Body = Never
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Not evaluated again for an equal value.
public struct EquatableView<Content: Equatable & View> {
  public var content: Content
  nonisolated public init(content: Content) { self.content = content }
}
extension EquatableView: View {
  public typealias Body = Never
}
extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
