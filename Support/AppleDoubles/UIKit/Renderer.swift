#if os(Linux)
  import CPangoCairo

  /// Draws a view's tree as the render server would show it at a media time.
  ///
  /// Turns about x and y are drawn as the affine map that fits the layer's corners best; perspective
  /// shows in sizes and places, not inside one layer.
  @MainActor public struct Renderer {
    public var scale: Double
    public init(scale: Double = 2) { self.scale = scale }

    /// Pixels as rows of premultiplied blue, green, red and opacity.
    public struct Picture: Sendable {
      public var bytes: [UInt8]
      public var width: Int
      public var height: Int
    }

    public func picture(of view: UIView, at time: CFTimeInterval) -> Picture {
      let surface = drawn(view, at: time)
      defer { cairo_surface_destroy(surface) }
      return pixels(of: surface)
    }

    /// Reads a PNG file.
    public func picture(ofFile path: String) -> Picture? {
      guard let surface = cairo_image_surface_create_from_png(path),
        cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
      else { return nil }
      defer { cairo_surface_destroy(surface) }
      return pixels(of: surface)
    }

    package func pixels(of surface: OpaquePointer) -> Picture {
      cairo_surface_flush(surface)
      let width = Int(cairo_image_surface_get_width(surface))
      let height = Int(cairo_image_surface_get_height(surface))
      let stride = Int(cairo_image_surface_get_stride(surface))
      let data = cairo_image_surface_get_data(surface)
      var bytes: [UInt8] = []
      for row in 0..<height {
        bytes.append(contentsOf: UnsafeBufferPointer(start: data! + row * stride, count: 4 * width))
      }
      return Picture(bytes: bytes, width: width, height: height)
    }

    /// Writes a PNG file.
    public func write(_ view: UIView, at time: CFTimeInterval, to path: String) {
      let surface = drawn(view, at: time)
      cairo_surface_write_to_png(surface, path)
      cairo_surface_destroy(surface)
    }

    private func drawn(_ view: UIView, at time: CFTimeInterval) -> OpaquePointer {
      let size = view.bounds.size
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32((Double(size.width) * scale).rounded(.up)),
        Int32((Double(size.height) * scale).rounded(.up)))!
      let context = cairo_create(surface)!
      cairo_scale(context, scale, scale)
      cairo_set_source_rgba(context, 1, 1, 1, 1)
      cairo_paint(context)
      drawContent(of: view.layer, in: context, at: time)
      cairo_destroy(context)
      return surface
    }

    private func draw(
      _ layer: CALayer, in context: OpaquePointer, perspective: CATransform3D, of parent: CGRect,
      at time: CFTimeInterval
    ) {
      let opacity = layer.shown("opacity", at: time)
      guard !layer.isHidden, opacity > 0 else { return }
      var matrix = place(layer, perspective: perspective, of: parent, at: time)
      cairo_save(context)
      cairo_transform(context, &matrix)
      let needsGroup = opacity < 1 || layer.mask != nil
      if needsGroup { cairo_push_group(context) }
      drawContent(of: layer, in: context, at: time)
      if needsGroup {
        cairo_pop_group_to_source(context)
        if let mask = layer.mask as? CAGradientLayer, let pattern = gradient(mask, at: time) {
          // The group is the source and keeps its own matrix.
          cairo_mask(context, pattern)
          cairo_pattern_destroy(pattern)
        } else {
          cairo_paint_with_alpha(context, opacity)
        }
      }
      cairo_restore(context)
    }

    /// Draws a view at the origin of somebody else's picture.
    package func draw(_ view: UIView, in context: OpaquePointer, at time: CFTimeInterval) {
      drawContent(of: view.layer, in: context, at: time)
    }

    /// The layer's own contents and sublayers, in its own coordinates.
    private func drawContent(of layer: CALayer, in context: OpaquePointer, at time: CFTimeInterval) {
      cairo_save(context)
      cairo_translate(context, -Double(layer.bounds.minX), -Double(layer.bounds.minY))
      if layer.masksToBounds || layer.cornerRadius > 0 {
        cairo_save(context)
        outline(layer, in: context)
        if layer.masksToBounds { cairo_restore(context); cairo_clip(context) } else {
          cairo_new_path(context)
          cairo_restore(context)
        }
      }
      if let color = layer.backgroundColor {
        outline(layer, in: context)
        cairo_set_source_rgba(
          context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
        cairo_fill(context)
      }
      if let view = layer.delegate as? UIView {
        let before = Canvas.current
        Canvas.current = Canvas(context)
        view.draw(view.bounds)
        Canvas.current = before
      }
      let sorted = (layer.sublayers ?? []).enumerated()
        .map { (order: $0.offset, z: $0.element.shown("zPosition", at: time), layer: $0.element) }
        .sorted { ($0.z, $0.order) < ($1.z, $1.order) }
      for sublayer in sorted {
        draw(
          sublayer.layer, in: context, perspective: layer.sublayerTransform, of: layer.bounds,
          at: time)
      }
      if layer.borderWidth > 0, let color = layer.borderColor {
        outline(layer, in: context, inset: Double(layer.borderWidth) / 2)
        cairo_set_source_rgba(
          context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
        cairo_set_line_width(context, Double(layer.borderWidth))
        cairo_stroke(context)
      }
      cairo_restore(context)
    }

    private func outline(_ layer: CALayer, in context: OpaquePointer, inset: Double = 0) {
      let bounds = layer.bounds
      let (x, y) = (Double(bounds.minX) + inset, Double(bounds.minY) + inset)
      let (width, height) = (Double(bounds.width) - 2 * inset, Double(bounds.height) - 2 * inset)
      let radius = min(Double(layer.cornerRadius) - inset, width / 2, height / 2)
      cairo_new_path(context)
      guard radius > 0 else { return cairo_rectangle(context, x, y, width, height) }
      cairo_arc(context, x + width - radius, y + radius, radius, -.pi / 2, 0)
      cairo_arc(context, x + width - radius, y + height - radius, radius, 0, .pi / 2)
      cairo_arc(context, x + radius, y + height - radius, radius, .pi / 2, .pi)
      cairo_arc(context, x + radius, y + radius, radius, .pi, 1.5 * .pi)
      cairo_close_path(context)
    }

    private func gradient(_ layer: CAGradientLayer, at time: CFTimeInterval) -> OpaquePointer? {
      let frame = layer.frame
      func point(_ unit: CGPoint) -> (Double, Double) {
        (Double(frame.minX + unit.x * frame.width), Double(frame.minY + unit.y * frame.height))
      }
      let (x0, y0) = point(layer.startPoint)
      let (x1, y1) = point(layer.endPoint)
      let pattern = cairo_pattern_create_linear(x0, y0, x1, y1)
      let colors = layer.shownColors(at: time)
      for (index, color) in colors.enumerated() {
        let stop = layer.locations?[index].doubleValue
          ?? Double(index) / Double(max(colors.count - 1, 1))
        cairo_pattern_add_color_stop_rgba(
          pattern, stop, Double(color.red), Double(color.green), Double(color.blue),
          Double(color.alpha))
      }
      return pattern
    }

    /// From the layer's coordinates to its parent's, as far as an affine map can be.
    private func place(
      _ layer: CALayer, perspective: CATransform3D, of parent: CGRect, at time: CFTimeInterval
    ) -> cairo_matrix_t {
      let own = layer.shownTransform(at: time)
      let x = CGFloat(layer.shown("position.x", at: time))
      let y = CGFloat(layer.shown("position.y", at: time))
      let z = CGFloat(layer.shown("zPosition", at: time))
      let anchor = CGPoint(
        x: layer.anchorPoint.x * layer.bounds.width, y: layer.anchorPoint.y * layer.bounds.height)
      var all = CATransform3DConcat(
        CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0),
        CATransform3DConcat(own, CATransform3DMakeTranslation(x, y, z)))
      let eye = CATransform3DMakeTranslation(-parent.midX, -parent.midY, 0)
      let back = CATransform3DMakeTranslation(parent.midX, parent.midY, 0)
      all = CATransform3DConcat(
        all, CATransform3DConcat(eye, CATransform3DConcat(perspective, back)))
      func mapped(_ x: CGFloat, _ y: CGFloat) -> (Double, Double) {
        let w = x * all.m14 + y * all.m24 + all.m44
        return (
          Double((x * all.m11 + y * all.m21 + all.m41) / w),
          Double((x * all.m12 + y * all.m22 + all.m42) / w)
        )
      }
      let (w, h) = (max(layer.bounds.width, 1), max(layer.bounds.height, 1))
      let left = mapped(0, h / 2)
      let right = mapped(w, h / 2)
      let top = mapped(w / 2, 0)
      let bottom = mapped(w / 2, h)
      let xx = (right.0 - left.0) / Double(w)
      let yx = (right.1 - left.1) / Double(w)
      let xy = (bottom.0 - top.0) / Double(h)
      let yy = (bottom.1 - top.1) / Double(h)
      let middle = ((left.0 + right.0) / 2, (left.1 + right.1) / 2)
      return cairo_matrix_t(
        xx: xx, yx: yx, xy: xy, yy: yy,
        x0: middle.0 - xx * Double(w) / 2 - xy * Double(h) / 2,
        y0: middle.1 - yx * Double(w) / 2 - yy * Double(h) / 2)
    }
  }
#endif
