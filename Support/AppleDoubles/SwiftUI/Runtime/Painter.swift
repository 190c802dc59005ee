#if os(Linux)
  import CPangoCairo
  import UIKit

  /// Draws elements as a person sees them.
  @MainActor struct Painter {
    let context: OpaquePointer

    static func surface(_ size: CGSize, scale: Double) -> OpaquePointer {
      cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32((Double(size.width) * scale).rounded(.up)),
        Int32((Double(size.height) * scale).rounded(.up)))!
    }

    /// Draws an element at its place in what its parent shows.
    func draw(_ element: Element) {
      guard element.opacity > 0 else { return }
      cairo_save(context)
      cairo_translate(context, Double(element.origin.x), Double(element.origin.y))
      let needsGroup = element.opacity < 1 || element.mask != nil
      if needsGroup { cairo_push_group(context) }
      if let effect = element.ownEffect {
        if effect.isAffine {
          var matrix = cairo_matrix_t(
            xx: effect.m11, yx: effect.m12, xy: effect.m21, yy: effect.m22, x0: effect.m31,
            y0: effect.m32)
          cairo_transform(context, &matrix)
          if matrix.xx * matrix.yy - matrix.xy * matrix.yx != 0 { drawContent(of: element) }
        } else {
          drawWarped(element, by: effect)
        }
      } else {
        drawContent(of: element)
      }
      if needsGroup {
        cairo_pop_group_to_source(context)
        if let mask = element.mask {
          let source = cairo_pattern_reference(cairo_get_source(context))
          cairo_push_group(context)
          draw(mask)
          let pattern = cairo_pop_group(context)
          cairo_set_source(context, source)
          cairo_mask(context, pattern)
          cairo_pattern_destroy(pattern)
          cairo_pattern_destroy(source)
        } else {
          cairo_paint_with_alpha(context, element.opacity)
        }
      }
      cairo_restore(context)
    }

    private func drawContent(of element: Element) {
      cairo_save(context)
      if let clip = element.clip {
        trace(clip)
        cairo_clip(context)
      }
      if let drawing = element.drawing { draw(drawing) }
      for child in element.children { draw(child) }
      cairo_restore(context)
    }

    private func draw(_ drawing: Drawing) {
      switch drawing {
      case .text(let layout, let point): Canvas(context).draw(layout, at: point)
      case .image(let image, let frame): Canvas(context).draw(image, in: frame)
      case .path(let path, let fill, let lineWidth, let size):
        trace(path)
        let pattern = pattern(fill, size)
        cairo_set_source(context, pattern)
        if let lineWidth {
          cairo_set_line_width(context, Double(lineWidth))
          cairo_stroke(context)
        } else {
          cairo_fill(context)
        }
        cairo_pattern_destroy(pattern)
      }
    }

    private func pattern(_ fill: AnyFill, _ size: CGSize) -> OpaquePointer {
      switch fill {
      case .color, .level:
        let color = fill.firstColor(around: nil)
        return cairo_pattern_create_rgba(color.red, color.green, color.blue, color.alpha)
      case .linear(let gradient, let start, let end):
        let pattern = cairo_pattern_create_linear(
          Double(start.x * size.width), Double(start.y * size.height),
          Double(end.x * size.width), Double(end.y * size.height))!
        for stop in gradient.stops {
          let color = stop.color
          cairo_pattern_add_color_stop_rgba(
            pattern, Double(stop.location), color.red, color.green, color.blue, color.alpha)
        }
        return pattern
      }
    }

    private func trace(_ path: Path) {
      func two(_ point: CGPoint) -> (Double, Double) { (Double(point.x), Double(point.y)) }
      cairo_new_path(context)
      for element in path.elements {
        switch element {
        case .move(let point): cairo_move_to(context, two(point).0, two(point).1)
        case .line(let point): cairo_line_to(context, two(point).0, two(point).1)
        case .curve(let a, let b, let end):
          cairo_curve_to(
            context, two(a).0, two(a).1, two(b).0, two(b).1, two(end).0, two(end).1)
        case .close: cairo_close_path(context)
        }
      }
    }

    /// Perspective: the element is drawn flat, and then cell by cell to where each goes.
    private func drawWarped(_ element: Element, by effect: ProjectionTransform) {
      let size = element.size
      guard size.width > 0, size.height > 0 else { return }
      let sharpness = 2.0
      let flat = Painter.surface(size, scale: sharpness)
      defer { cairo_surface_destroy(flat) }
      let inner = cairo_create(flat)!
      cairo_scale(inner, sharpness, sharpness)
      Painter(context: inner).drawContent(of: element)
      cairo_destroy(inner)
      let columns = max(Int(size.width / 8), 1)
      let rows = max(Int(size.height / 8), 1)
      let (w, h) = (size.width / CGFloat(columns), size.height / CGFloat(rows))
      for row in 0..<rows {
        for column in 0..<columns {
          let (x, y) = (CGFloat(column) * w, CGFloat(row) * h)
          // What is behind the eye is not seen.
          let far = effect.m13 * (x + w / 2) + effect.m23 * (y + h / 2) + effect.m33
          guard far > 0 else { continue }
          let a = effect(CGPoint(x: x, y: y))
          let b = effect(CGPoint(x: x + w, y: y))
          let c = effect(CGPoint(x: x, y: y + h))
          var matrix = cairo_matrix_t(
            xx: Double((b.x - a.x) / w), yx: Double((b.y - a.y) / w),
            xy: Double((c.x - a.x) / h), yy: Double((c.y - a.y) / h), x0: Double(a.x),
            y0: Double(a.y))
          guard abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx) > 1e-9 else { continue }
          cairo_save(context)
          cairo_transform(context, &matrix)
          // A little over its border, so that no seam shows between two cells.
          cairo_rectangle(context, -0.1, -0.1, Double(w) + 0.4, Double(h) + 0.4)
          cairo_clip(context)
          cairo_translate(context, -Double(x), -Double(y))
          cairo_scale(context, 1 / sharpness, 1 / sharpness)
          cairo_set_source_surface(context, flat, 0, 0)
          cairo_paint(context)
          cairo_restore(context)
        }
      }
    }
  }
#endif
