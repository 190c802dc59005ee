#if os(Linux)
  import CPangoCairo
#endif

@MainActor open class UIBezierPath: NSObject {
  #if os(Linux)
    enum Element {
      case move(CGPoint)
      case line(CGPoint)
      case curve(CGPoint, control: CGPoint)
      case oval(CGRect)
      case close
    }
    var elements: [Element] = []
    static var fillColor = UIColor.black
  #endif

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    move(to: rect.origin)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  #if os(Linux)
    public convenience init(ovalIn rect: CGRect) {
      self.init()
      elements = [.oval(rect)]
    }
    open func move(to point: CGPoint) { elements.append(.move(point)) }
    open func addLine(to point: CGPoint) { elements.append(.line(point)) }
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
      elements.append(.curve(endPoint, control: controlPoint))
    }
    open func close() { elements.append(.close) }

    open func fill() {
      guard let context = Canvas.current?.context else { return }
      let color = UIBezierPath.fillColor.cgColor
      cairo_set_source_rgba(
        context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
      cairo_new_path(context)
      for element in elements {
        switch element {
        case .move(let point): cairo_move_to(context, Double(point.x), Double(point.y))
        case .line(let point): cairo_line_to(context, Double(point.x), Double(point.y))
        case .curve(let end, let control):
          var (x, y) = (0.0, 0.0)
          cairo_get_current_point(context, &x, &y)
          // The same curve as a cubic.
          cairo_curve_to(
            context, (x + 2 * Double(control.x)) / 3, (y + 2 * Double(control.y)) / 3,
            (Double(end.x) + 2 * Double(control.x)) / 3,
            (Double(end.y) + 2 * Double(control.y)) / 3, Double(end.x), Double(end.y))
        case .close: cairo_close_path(context)
        case .oval(let rect):
          cairo_save(context)
          cairo_translate(context, Double(rect.midX), Double(rect.midY))
          cairo_scale(context, Double(rect.width / 2), Double(rect.height / 2))
          cairo_arc(context, 0, 0, 1, 0, 2 * Double.pi)
          cairo_restore(context)
        }
      }
      cairo_fill(context)
    }
  #else
    public convenience init(ovalIn rect: CGRect) { self.init() }
    open func move(to point: CGPoint) {}
    open func addLine(to point: CGPoint) {}
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {}
    open func close() {}
    open func fill() {}
  #endif
}

extension UIColor {
  #if os(Linux)
    @MainActor public func setFill() { UIBezierPath.fillColor = self }
  #else
    public func setFill() {}
  #endif
}

@available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, *)
open class UIGraphicsImageRendererContext: NSObject {}

@available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, *)
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  public init(size: CGSize) { self.size = size }

  #if os(Linux)
    @MainActor open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
      let image = UIImage(color: .clear, size: size, isFramed: false)
      let context = cairo_create(image.surface)!
      let outer = Canvas.current
      Canvas.current = Canvas(context)
      actions(UIGraphicsImageRendererContext())
      Canvas.current = outer
      cairo_destroy(context)
      return image
    }
  #else
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
  #endif
}
