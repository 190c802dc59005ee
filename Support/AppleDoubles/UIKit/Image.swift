#if os(Linux)
  import CPangoCairo
#endif

open class UIImage: NSObject, @unchecked Sendable {
  open var size: CGSize
  open var scale: CGFloat = 1
  open var accessibilityLabel: String?
  #if os(Linux)
    let surface: OpaquePointer?

    public init?(contentsOfFile path: String) {
      guard let surface = cairo_image_surface_create_from_png(path),
        cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
      else { return nil }
      self.surface = surface
      size = CGSize(
        width: Int(cairo_image_surface_get_width(surface)),
        height: Int(cairo_image_surface_get_height(surface)))
    }

    /// Test control: a picture of one colour with a frame and a number in the middle.
    @MainActor public init(
      color: UIColor, size: CGSize, label: String? = nil, isFramed: Bool = true
    ) {
      self.size = size
      surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
      let context = cairo_create(surface)
      let c = color.cgColor
      cairo_set_source_rgba(
        context, Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha))
      cairo_paint(context)
      if isFramed {
        cairo_set_source_rgba(context, 1, 1, 1, 0.8)
        cairo_set_line_width(context, 4)
        cairo_rectangle(context, 6, 6, Double(size.width) - 12, Double(size.height) - 12)
        cairo_stroke(context)
      }
      if let label, let context {
        let text = TextLayout(
          NSAttributedString(
            string: label,
            attributes: [
              .font: UIFont.boldSystemFont(ofSize: size.height / 3),
              .foregroundColor: UIColor.white,
            ]))
        Canvas(context).draw(
          text,
          at: CGPoint(
            x: (size.width - text.size.width) / 2, y: (size.height - text.size.height) / 2))
      }
      cairo_destroy(context)
      accessibilityLabel = label
    }

    deinit { if let surface { cairo_surface_destroy(surface) } }
  #else
    public override init() { size = .zero }
    public init?(contentsOfFile path: String) { size = .zero }
    public init?(named name: String) { size = .zero }
  #endif
}

@MainActor open class UIImageView: UIView {
  open var image: UIImage?
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  #if os(Linux)
    open override func draw(_ rect: CGRect) {
      guard let image, image.size.width > 0, image.size.height > 0 else { return }
      let x = bounds.width / image.size.width
      let y = bounds.height / image.size.height
      let scale: (CGFloat, CGFloat)
      switch contentMode {
      case .scaleAspectFit: scale = (min(x, y), min(x, y))
      case .scaleAspectFill: scale = (max(x, y), max(x, y))
      case .center: scale = (1, 1)
      default: scale = (x, y)
      }
      let size = CGSize(width: image.size.width * scale.0, height: image.size.height * scale.1)
      Canvas.current?.draw(
        image,
        in: CGRect(
          x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
          width: size.width, height: size.height))
    }
  #endif
}
