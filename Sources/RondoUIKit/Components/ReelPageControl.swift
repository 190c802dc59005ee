#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// The system's page control as a banner's indicator.
  #if canImport(ObjectiveC)
    @objcMembers
  #endif
  public final class ReelPageControl: UIPageControl, PositionIndicator {
    public var onPick: ((_ page: Int) -> Void)?

    /// Creates a page control.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      let pick = UIAction { [weak self] _ in
        guard let self else { return }
        self.onPick?(self.currentPage)
      }
      addAction(pick, for: .valueChanged)
    }

    public func show(position: Double, of pageCount: Int, isMirrored: Bool, animated: Bool) {
      // It does not have the direction of the view that it lies in.
      semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      numberOfPages = pageCount
      let page = Int(position.rounded())
      currentPage = page < pageCount ? page : 0
    }
  }
#endif
