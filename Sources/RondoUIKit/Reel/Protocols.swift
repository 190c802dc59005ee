#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  public import UIKit

  /// Who changed the index.
  #if canImport(ObjectiveC)
    @objc(RondoCause)
  #endif
  public enum ReelCause: Int, Sendable {
    /// The banner itself.
    case drive
    /// A finger, key, wheel or assistive technology.
    case person
    /// The app's code.
    case caller
    /// New items.
    case data

    init(_ cause: Reel.Cause) {
      switch cause {
      case .drive: self = .drive
      case .person: self = .person
      case .caller: self = .caller
      case .data: self = .data
      }
    }
  }

  #if canImport(ObjectiveC)
    /// Gives a banner its items.
    @objc(RondoReelViewDataSource)
    @MainActor public protocol ReelViewDataSource: AnyObject {
      /// Returns how many items there are.
      @objc(numberOfItemsInReelView:) func numberOfItems(in reelView: ReelView) -> Int
      /// Returns the view of an item, one made before where that can be used again.
      @objc(reelView:viewForItemAtIndex:reusingView:)
      func reelView(_ reelView: ReelView, viewForItemAt index: Int, reusing view: UIView?) -> UIView
      /// Returns the length of an item along the axis in points; without it the view is measured.
      @objc(reelView:extentOfItemAtIndex:)
      optional func reelView(_ reelView: ReelView, extentOfItemAt index: Int) -> CGFloat
      /// Returns what an assistive technology says of an item.
      @objc(reelView:labelOfItemAtIndex:)
      optional func reelView(_ reelView: ReelView, labelOfItemAt index: Int) -> String?
    }

    /// Is told what happens to a banner.
    @objc(RondoReelViewDelegate)
    @MainActor public protocol ReelViewDelegate: AnyObject {
      /// Another item has become the index.
      @objc optional func reelView(
        _ reelView: ReelView, didChangeIndex index: Int, cause: ReelCause)
      /// The strip was let go and will come to rest at an item.
      @objc(reelView:willSettleAtIndex:)
      optional func reelView(_ reelView: ReelView, willSettleAt index: Int)
      /// The strip came to rest at an item.
      @objc(reelView:didSettleAtIndex:)
      optional func reelView(_ reelView: ReelView, didSettleAt index: Int)
      /// An item was tapped.
      @objc(reelView:didSelectItemAtIndex:)
      optional func reelView(_ reelView: ReelView, didSelectItemAt index: Int)
      /// An item came into the window.
      @objc(reelView:didShowItemAtIndex:)
      optional func reelView(_ reelView: ReelView, didShowItemAt index: Int)
      /// An item left the window after so many seconds, and this was the greatest part of it seen at
      /// once, in 0...1.
      @objc(reelView:didHideItemAtIndex:afterSeconds:fraction:)
      optional func reelView(
        _ reelView: ReelView, didHideItemAt index: Int, after seconds: TimeInterval,
        fraction: Double)
      /// The drive came to its end.
      @objc optional func reelViewDidFinish(_ reelView: ReelView)
      /// The drive began or stopped to run.
      @objc optional func reelView(_ reelView: ReelView, didChangeRunning isRunning: Bool)
    }
  #else
    /// Gives a banner its items.
    @MainActor public protocol ReelViewDataSource: AnyObject {
      func numberOfItems(in reelView: ReelView) -> Int
      func reelView(_ reelView: ReelView, viewForItemAt index: Int, reusing view: UIView?) -> UIView
      func reelView(_ reelView: ReelView, extentOfItemAt index: Int) -> CGFloat?
      func reelView(_ reelView: ReelView, labelOfItemAt index: Int) -> String?
    }

    extension ReelViewDataSource {
      public func reelView(_ reelView: ReelView, extentOfItemAt index: Int) -> CGFloat? { nil }
      public func reelView(_ reelView: ReelView, labelOfItemAt index: Int) -> String? { nil }
    }

    /// Is told what happens to a banner.
    @MainActor public protocol ReelViewDelegate: AnyObject {
      func reelView(_ reelView: ReelView, didChangeIndex index: Int, cause: ReelCause)
      func reelView(_ reelView: ReelView, willSettleAt index: Int)
      func reelView(_ reelView: ReelView, didSettleAt index: Int)
      func reelView(_ reelView: ReelView, didSelectItemAt index: Int)
      func reelView(_ reelView: ReelView, didShowItemAt index: Int)
      func reelView(
        _ reelView: ReelView, didHideItemAt index: Int, after seconds: TimeInterval,
        fraction: Double)
      func reelViewDidFinish(_ reelView: ReelView)
      func reelView(_ reelView: ReelView, didChangeRunning isRunning: Bool)
    }

    extension ReelViewDelegate {
      public func reelView(_ reelView: ReelView, didChangeIndex index: Int, cause: ReelCause) {}
      public func reelView(_ reelView: ReelView, willSettleAt index: Int) {}
      public func reelView(_ reelView: ReelView, didSettleAt index: Int) {}
      public func reelView(_ reelView: ReelView, didSelectItemAt index: Int) {}
      public func reelView(_ reelView: ReelView, didShowItemAt index: Int) {}
      public func reelView(
        _ reelView: ReelView, didHideItemAt index: Int, after seconds: TimeInterval,
        fraction: Double
      ) {}
      public func reelViewDidFinish(_ reelView: ReelView) {}
      public func reelView(_ reelView: ReelView, didChangeRunning isRunning: Bool) {}
    }
  #endif

  // MARK: Asking and telling

  @nonobjc extension ReelView {
    /// What the data source says, as a provider.
    func provider(from source: any ReelViewDataSource) -> ItemProvider {
      var provider = ItemProvider()
      provider.count = { [weak self, weak source] in
        guard let self, let source else { return 0 }
        return source.numberOfItems(in: self)
      }
      provider.view = { [weak self, weak source] index, view in
        guard let self, let source else { return view ?? UIView() }
        return source.reelView(self, viewForItemAt: index, reusing: view)
      }
      provider.label = { [weak self, weak source] index in
        guard let self, let source else { return nil }
        #if canImport(ObjectiveC)
          return source.reelView?(self, labelOfItemAt: index) ?? nil
        #else
          return source.reelView(self, labelOfItemAt: index)
        #endif
      }
      #if canImport(ObjectiveC)
        let givesExtents = source.reelView(_:extentOfItemAt:) != nil
      #else
        let givesExtents =
          source.numberOfItems(in: self) > 0 && source.reelView(self, extentOfItemAt: 0) != nil
      #endif
      guard givesExtents else { return provider }
      provider.extent = { [weak self, weak source] index, _ in
        guard let self, let source else { return 0 }
        #if canImport(ObjectiveC)
          return source.reelView?(self, extentOfItemAt: index) ?? 0
        #else
          return source.reelView(self, extentOfItemAt: index) ?? 0
        #endif
      }
      return provider
    }

    func tell(index: Int, cause: ReelCause) {
      onIndexChange?(index, cause)
      #if canImport(ObjectiveC)
        delegate?.reelView?(self, didChangeIndex: index, cause: cause)
      #else
        delegate?.reelView(self, didChangeIndex: index, cause: cause)
      #endif
    }

    func tell(willSettleAt index: Int) {
      onWillSettle?(index)
      #if canImport(ObjectiveC)
        delegate?.reelView?(self, willSettleAt: index)
      #else
        delegate?.reelView(self, willSettleAt: index)
      #endif
    }

    func tell(settledAt index: Int) {
      onSettle?(index)
      #if canImport(ObjectiveC)
        delegate?.reelView?(self, didSettleAt: index)
      #else
        delegate?.reelView(self, didSettleAt: index)
      #endif
    }

    /// Whether anybody hears of a selection.
    var hearsSelections: Bool {
      if onSelect != nil || follows != nil { return true }
      #if canImport(ObjectiveC)
        return delegate?.reelView(_:didSelectItemAt:) != nil
      #else
        return delegate != nil
      #endif
    }

    func tell(selected index: Int) {
      onSelect?(index)
      #if canImport(ObjectiveC)
        delegate?.reelView?(self, didSelectItemAt: index)
      #else
        delegate?.reelView(self, didSelectItemAt: index)
      #endif
      ask(for: index, animated: true, way: .shortest, by: .person)
    }

    func tell(shown index: Int) {
      onShow?(index)
      #if canImport(ObjectiveC)
        delegate?.reelView?(self, didShowItemAt: index)
      #else
        delegate?.reelView(self, didShowItemAt: index)
      #endif
    }

    func tell(hidden impression: Impressions.Impression) {
      let (item, seconds) = (impression.item, impression.duration)
      onHide?(item, seconds, impression.fraction)
      #if canImport(ObjectiveC)
        delegate?.reelView?(
          self, didHideItemAt: item, after: seconds, fraction: impression.fraction)
      #else
        delegate?.reelView(
          self, didHideItemAt: item, after: seconds, fraction: impression.fraction)
      #endif
    }

    func tell(isRunning: Bool) {
      onRunningChange?(isRunning)
      #if canImport(ObjectiveC)
        delegate?.reelView?(self, didChangeRunning: isRunning)
      #else
        delegate?.reelView(self, didChangeRunning: isRunning)
      #endif
    }

    func tellFinished() {
      onFinish?()
      #if canImport(ObjectiveC)
        delegate?.reelViewDidFinish?(self)
      #else
        delegate?.reelViewDidFinish(self)
      #endif
    }
  }
#endif
