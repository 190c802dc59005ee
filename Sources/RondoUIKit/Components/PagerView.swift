#if canImport(UIKit) && !os(watchOS)
  public import RondoCore
  public import UIKit

  /// Images, or any views, side by side in pages of the view's size.
  ///
  /// ```swift
  /// let pager = PagerView()
  /// pager.images = photos
  /// pager.onSelect = { index in show(photos[index]) }
  /// ```
  #if canImport(ObjectiveC)
    @objcMembers
  #endif
  @IBDesignable
  open class PagerView: ReelView {
    private let pictures = ImageItems()

    /// A pager's settings: bounded, one item a page, moved by the person.
    open override class var defaultSettings: Reel.Settings {
      var settings = Reel.Settings()
      settings.isLoop = false
      settings.itemsPerPage = 1
      settings.drive = .still
      settings.endBehavior = .stop
      return settings
    }

    /// How images fill their pages unless said otherwise.
    open var initialContentMode: UIView.ContentMode { .scaleAspectFit }

    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUpPages()
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUpPages()
    }

    private func setUpPages() {
      preload = 1
      overlapsNeighbours = true
      #if targetEnvironment(macCatalyst)
        showsButtons = true
      #endif
      // The default of views in code and in nibs.
      if contentMode == .scaleToFill { contentMode = initialContentMode }
      // A nib sets it before anybody looks.
      pictures.contentMode = contentMode
      didRecycle = { [pictures] view, _ in pictures.cancel(view) }
    }

    // MARK: Images

    /// The images, one a page; ones that stay keep their places.
    public var images: [UIImage] {
      get { pictures.images }
      set {
        pictures.images = newValue
        pictures.count = nil
        // What a loader brings would take the images' place.
        pictures.load = nil
        pictures.placeholder = nil
        show(pictures.provider)
      }
    }

    /// How images fill their pages (aspect fit in a pager, aspect fill in a carousel).
    open override var contentMode: UIView.ContentMode {
      didSet {
        pictures.contentMode = contentMode
        if !provider.showsViews { reloadData() }
      }
    }

    /// Shows so many images that a loader brings, which is asked when a page comes near.
    ///
    /// - Parameter load: Puts an image into the view, at once or later, and returns what gives it up.
    public func setImages(
      count: Int, placeholder: UIImage? = nil,
      load: @escaping (_ index: Int, _ view: UIImageView) -> (any ReelImageTask)?
    ) {
      pictures.images = []
      pictures.count = count
      pictures.placeholder = placeholder
      pictures.load = load
      show(pictures.provider)
    }

    /// Shows so many images that are loaded when a page comes near.
    ///
    /// - Parameter image: Brings an image, or nil to leave the placeholder; its task is cancelled when the
    ///   page is far again.
    @nonobjc public func setImages(
      count: Int, placeholder: UIImage? = nil,
      image: @escaping @MainActor (_ index: Int) async -> UIImage?
    ) {
      setImages(count: count, placeholder: placeholder) { index, view in
        ImageLoading { [weak view] in
          guard let image = await image(index), !Task.isCancelled else { return }
          view?.image = image
        }
      }
    }

    // MARK: Motion

    /// Whether it advances by itself.
    @IBInspectable public var isAutoplaying: Bool {
      get { takesSteps }
      set { takesSteps = newValue }
    }

    /// Seconds from one step to the next, for Interface Builder.
    @IBInspectable public var autoplayInterval: Double {
      get { interval }
      set { interval = newValue }
    }

    open override func prepareForInterfaceBuilder() {
      if images.isEmpty && provider.showsViews {
        setViews(
          (1...3).map { number in
            let label = UILabel()
            label.text = "\(number)"
            label.textAlignment = .center
            return label
          })
      }
      super.prepareForInterfaceBuilder()
    }
  }
#endif
