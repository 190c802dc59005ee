@MainActor open class UIWindow: UIView {
  open weak var windowScene: UIWindowScene? {
    didSet {
      oldValue?.windows.removeAll { $0 === self }
      windowScene?.windows.append(self)
    }
  }
  open override var window: UIWindow? { self }
  #if os(Linux)
    /// Who asked for the focus to be where it prefers.
    weak var needsFocus: UIView?
    /// Ends a cycle of the run loop.
    open override func layoutIfNeeded() {
      super.layoutIfNeeded()
      updateFocus()
    }
  #endif
  private var traits = UITraitCollection()
  #if os(Linux)
    open var rootViewController: UIViewController? {
      didSet {
        oldValue?.view.removeFromSuperview()
        guard let view = rootViewController?.view else { return }
        view.frame = bounds
        addSubview(view)
      }
    }
  #else
    open var rootViewController: UIViewController?
  #endif
  open override var traitCollection: UITraitCollection { traits }

  #if os(Linux)
    /// Test control.
    public func change(to traits: UITraitCollection) {
      let previous = self.traits
      self.traits = traits
      traitsChanged(previous)
    }
  #endif
}
