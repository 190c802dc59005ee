#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  extension UIView {
    /// Returns the size an item's view wants in a window that it fills across the axis: by its
    /// constraints where it has some, else as it says itself.
    func fittingSize(in window: CGSize, axis: Reel.Axis) -> CGSize {
      if !constraints.isEmpty || self is UIStackView {
        let isHorizontal = axis == .horizontal
        // Across it is as long as the window, unless that is not known yet.
        let isKnown = isHorizontal ? window.height > 0 : window.width > 0
        return systemLayoutSizeFitting(
          isHorizontal
            ? CGSize(width: 0, height: isKnown ? window.height : 0)
            : CGSize(width: isKnown ? window.width : 0, height: 0),
          withHorizontalFittingPriority: isHorizontal || !isKnown ? .fittingSizeLevel : .required,
          verticalFittingPriority: isHorizontal && isKnown ? .required : .fittingSizeLevel)
      }
      let wanted = sizeThatFits(window)
      guard wanted == bounds.size else { return wanted }
      // What a view says that has nothing to say of it.
      let own = intrinsicContentSize
      return CGSize(
        width: own.width >= 0 ? own.width : wanted.width,
        height: own.height >= 0 ? own.height : wanted.height)
    }
  }

  // MARK: A banner as long or high as its item

  @nonobjc extension ReelView {
    /// The size of the view of the item at the index, before the first layout of the first one; nil
    /// without items.
    ///
    /// - Parameter axis: Along which it has what length it likes.
    func fittingSize(along axis: Reel.Axis) -> CGSize? {
      let count = newCount
      guard count > 0 else { return nil }
      let item = min(reel.index ?? 0, count - 1)
      var window = bounds.size
      // In a cell that asks for its height there is no layout yet, but the cell has its width.
      if window.width <= 0 { window.width = widthAround }
      // Of a banner without a size nothing is known: text is a single line then.
      if window.width <= 0 { window.width = axis == .vertical ? 0 : .greatestFiniteMagnitude }
      return shownView(of: item).fittingSize(in: window, axis: axis)
    }

    /// The width of the nearest view around that has one, else 0.
    private var widthAround: CGFloat {
      var around = superview
      while let view = around {
        if view.bounds.width > 0 { return view.bounds.width }
        around = view.superview
      }
      return 0
    }

    /// The view that shows an item, or will.
    func shownView(of item: Int) -> UIView {
      // Where other items are to come, the slots have those before.
      if !needsItems, let slot = slots.first(where: { $0.key.item == item }),
        let view = slot.value.content
      {
        return view
      }
      if let view = measured[item] { return view }
      let view = newView(ofItem: item)
      measured[item] = view
      return view
    }

    /// Asks for another size, and lets what is around go over to it in the time of a step.
    func fitAgain() {
      invalidateIntrinsicContentSize()
      guard let superview, window != nil, !isLayingOut, !UIAccessibility.isReduceMotionEnabled
      else { return }
      UIView.animate(withDuration: transition) { superview.layoutIfNeeded() }
    }
  }
#endif
