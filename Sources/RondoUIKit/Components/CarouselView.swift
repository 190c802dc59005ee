#if canImport(UIKit) && !os(watchOS)
  public import RondoCore
  public import UIKit

  /// Images, or any views, in an endless circle that advances by itself.
  ///
  /// ```swift
  /// let carousel = CarouselView()
  /// carousel.images = banners
  /// carousel.indicator = PageIndicator()
  /// ```
  #if canImport(ObjectiveC)
    @objcMembers
  #endif
  @IBDesignable
  open class CarouselView: PagerView {
    /// A carousel's settings: a loop, one item a page, a step every 3 seconds.
    open override class var defaultSettings: Reel.Settings {
      var settings = Reel.Settings()
      settings.itemsPerPage = 1
      return settings
    }

    open override var initialContentMode: UIView.ContentMode { .scaleAspectFill }
  }
#endif
