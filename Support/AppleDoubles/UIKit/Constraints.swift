/// As much of Auto Layout as a view's own fitting size needs: constant lengths, and edges of a subview
/// pinned to those of its superview.

public struct UILayoutPriority: Hashable, Sendable, RawRepresentable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = Self(rawValue: 1000)
  public static let defaultHigh = Self(rawValue: 750)
  public static let defaultLow = Self(rawValue: 250)
  public static let fittingSizeLevel = Self(rawValue: 50)
}

@MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  enum Attribute { case width, height, leading, trailing, top, bottom }
  let view: UIView
  let attribute: Attribute
  let other: UIView?
  open var constant: CGFloat
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      let holder = other ?? view
      if isActive {
        holder.constraints.append(self)
      } else {
        holder.constraints.removeAll { $0 === self }
      }
    }
  }

  init(_ view: UIView, _ attribute: Attribute, _ other: UIView?, _ constant: CGFloat) {
    self.view = view
    self.attribute = attribute
    self.other = other
    self.constant = constant
    super.init()
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let view: UIView
  let attribute: NSLayoutConstraint.Attribute

  init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    self.view = view
    self.attribute = attribute
    super.init()
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(view, attribute, anchor.view, c)
  }
}
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(view, attribute, nil, c)
  }
}

extension UIView {
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
}

@MainActor open class UIStackView: UIView {
  open private(set) var arrangedSubviews: [UIView] = []
  open var spacing: CGFloat = 0
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
  override func constrainedSize() -> CGSize {
    let sizes = arrangedSubviews.filter { !$0.isHidden }.map { $0.constrainedSize() }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + CGFloat(max(sizes.count - 1, 0)) * spacing,
      height: sizes.map(\.height).max() ?? 0)
  }
}

extension UIView {
  /// How much it counts for the view to be as long as its own size.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { resistances[axis] ?? .defaultHigh }
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { resistances[axis] = priority }
}
