#if canImport(UIKit) && !os(watchOS)
  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Self.Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Self.Context) -> Self.UIViewType
    func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
    static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
    func makeCoordinator() -> Self.Coordinator
    @available(iOS 16.0, tvOS 16.0, *)
    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
    ) -> CGSize?
  }
  extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    @available(iOS 16.0, tvOS 16.0, *)
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize? { nil }
  }
  extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }

  @MainActor @preconcurrency
  public struct UIViewRepresentableContext<
    Representable: UIViewRepresentable
  > {
    public let coordinator: Representable.Coordinator
    public internal(set) var transaction = Transaction()
    public let environment: EnvironmentValues
  }
#endif

#if os(iOS) || os(Linux)
  @available(iOS 18.0, *)
  @MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
    func makeUIGestureRecognizer(context: Self.Context) -> Self.UIGestureRecognizerType
    func handleUIGestureRecognizerAction(
      _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
    func updateUIGestureRecognizer(
      _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
    func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator
  }
  @available(iOS 18.0, *)
  extension UIGestureRecognizerRepresentable {
    public func handleUIGestureRecognizerAction(
      _ recognizer: UIGestureRecognizerType, context: Context
    ) {}
    public func updateUIGestureRecognizer(
      _ recognizer: UIGestureRecognizerType, context: Context
    ) {}
  }
  @available(iOS 18.0, *)
  extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
  }

  @available(iOS 18.0, *)
  @MainActor @preconcurrency
  public struct UIGestureRecognizerRepresentableContext<
    Representable: UIGestureRecognizerRepresentable
  > {
    public let coordinator: Representable.Coordinator
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
  }

  @available(iOS 18.0, *)
  @MainActor @preconcurrency
  public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    let location: () -> CGPoint
    /// Turns a way on the screen into one of the view.
    let vector: (CGPoint) -> CGPoint
    let recognizer: () -> UIGestureRecognizer?
    public var localLocation: CGPoint { location() }
    public var localTranslation: CGPoint? {
      (recognizer() as? UIPanGestureRecognizer).map { vector($0.translation(in: nil)) }
    }
    public var localVelocity: CGPoint? {
      (recognizer() as? UIPanGestureRecognizer).map { vector($0.velocity(in: nil)) }
    }
  }

  @available(iOS 18.0, *)
  struct RepresentableGestureModifier<Representable: UIGestureRecognizerRepresentable> {
    let representable: Representable
  }
  extension View {
    @available(iOS 18.0, *)
    nonisolated public func gesture<Representable: UIGestureRecognizerRepresentable>(
      _ representable: Representable
    ) -> some View {
      Modified(self, RepresentableGestureModifier(representable: representable))
    }
  }
#endif

#if os(macOS)
  @MainActor @preconcurrency public protocol NSViewRepresentable: View where Self.Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>
    func makeNSView(context: Self.Context) -> Self.NSViewType
    func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
    static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator)
    func makeCoordinator() -> Self.Coordinator
  }
  extension NSViewRepresentable {
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  }
  extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }
  @MainActor @preconcurrency public struct NSViewRepresentableContext<View: NSViewRepresentable> {
    public let coordinator: View.Coordinator
    public let environment: EnvironmentValues
  }
#endif
