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
      let needsGroup =
        element.opacity < 1 || element.mask != nil || element.isGroup
        || element.blendMode != .normal
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
        cairo_set_operator(context, element.blendMode.cairo)
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
      case .view(let view):
        Renderer().draw(view, in: context, at: DoubleClock.now)
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

    /// Perspective: the element is drawn flat, and every pixel looks up where it comes from.
    private func drawWarped(_ element: Element, by effect: ProjectionTransform) {
      let quad = Quad(element.size, through: effect).bounds
      guard element.size.width > 0, element.size.height > 0, quad.width > 0, quad.height > 0,
        quad.width.isFinite, quad.height.isFinite
      else { return }
      var (x, y) = (1.0, 0.0)
      cairo_user_to_device_distance(context, &x, &y)
      let scale = max((x * x + y * y).squareRoot(), 0.1)
      let flat = Painter.surface(element.size, scale: scale)
      defer { cairo_surface_destroy(flat) }
      let inner = cairo_create(flat)!
      cairo_scale(inner, scale, scale)
      Painter(context: inner).drawContent(of: element)
      cairo_destroy(inner)
      // What is far out of sight is left out.
      let frame = CGRect(
        x: max(quad.minX, -2000), y: max(quad.minY, -2000), width: min(quad.width, 4000),
        height: min(quad.height, 4000))
      let warped = Painter.surface(frame.size, scale: scale)
      defer { cairo_surface_destroy(warped) }
      Warp(from: flat, to: warped, by: effect, scale: scale, origin: frame.origin).run()
      cairo_save(context)
      cairo_translate(context, Double(frame.minX), Double(frame.minY))
      cairo_scale(context, 1 / scale, 1 / scale)
      cairo_set_source_surface(context, warped, 0, 0)
      cairo_paint(context)
      cairo_restore(context)
    }
  }

  extension BlendMode {
    fileprivate var cairo: cairo_operator_t {
      switch self {
      case .normal: return CAIRO_OPERATOR_OVER
      case .multiply: return CAIRO_OPERATOR_MULTIPLY
      case .screen: return CAIRO_OPERATOR_SCREEN
      case .overlay: return CAIRO_OPERATOR_OVERLAY
      case .darken: return CAIRO_OPERATOR_DARKEN
      case .lighten: return CAIRO_OPERATOR_LIGHTEN
      case .colorDodge: return CAIRO_OPERATOR_COLOR_DODGE
      case .colorBurn: return CAIRO_OPERATOR_COLOR_BURN
      case .softLight: return CAIRO_OPERATOR_SOFT_LIGHT
      case .hardLight: return CAIRO_OPERATOR_HARD_LIGHT
      case .difference: return CAIRO_OPERATOR_DIFFERENCE
      case .exclusion: return CAIRO_OPERATOR_EXCLUSION
      case .hue: return CAIRO_OPERATOR_HSL_HUE
      case .saturation: return CAIRO_OPERATOR_HSL_SATURATION
      case .color: return CAIRO_OPERATOR_HSL_COLOR
      case .luminosity: return CAIRO_OPERATOR_HSL_LUMINOSITY
      case .sourceAtop: return CAIRO_OPERATOR_ATOP
      case .destinationOver: return CAIRO_OPERATOR_DEST_OVER
      case .destinationOut: return CAIRO_OPERATOR_DEST_OUT
      case .plusDarker: fatalError("the double does not draw this blend mode")
      case .plusLighter: return CAIRO_OPERATOR_ADD
      }
    }
  }

  /// Draws one picture through a projection into another, with pixels mixed from their neighbours.
  private struct Warp {
    let from, to: OpaquePointer
    let inverse: ProjectionTransform
    let effect: ProjectionTransform
    let scale: Double
    let origin: CGPoint

    init(
      from: OpaquePointer, to: OpaquePointer, by effect: ProjectionTransform, scale: Double,
      origin: CGPoint
    ) {
      self.from = from
      self.to = to
      self.effect = effect
      inverse = effect.inverted()
      self.scale = scale
      self.origin = origin
    }

    func run() {
      cairo_surface_flush(from)
      let (width, height) = (
        Int(cairo_image_surface_get_width(from)), Int(cairo_image_surface_get_height(from))
      )
      let row = Int(cairo_image_surface_get_stride(from))
      guard let source = cairo_image_surface_get_data(from),
        let target = cairo_image_surface_get_data(to)
      else { return }
      let targetRow = Int(cairo_image_surface_get_stride(to))
      for py in 0..<Int(cairo_image_surface_get_height(to)) {
        for px in 0..<Int(cairo_image_surface_get_width(to)) {
          let seen = CGPoint(
            x: origin.x + (Double(px) + 0.5) / scale, y: origin.y + (Double(py) + 0.5) / scale)
          let place = inverse(seen)
          // What is behind the eye is not seen.
          guard effect.m13 * place.x + effect.m23 * place.y + effect.m33 > 0 else { continue }
          let (x, y) = (Double(place.x) * scale - 0.5, Double(place.y) * scale - 0.5)
          guard x > -1, y > -1, x < Double(width), y < Double(height) else { continue }
          let (left, top) = (x.rounded(.down), y.rounded(.down))
          let (fx, fy) = (x - left, y - top)
          for channel in 0..<4 {
            func pixel(_ dx: Int, _ dy: Int) -> Double {
              let (sx, sy) = (Int(left) + dx, Int(top) + dy)
              guard sx >= 0, sy >= 0, sx < width, sy < height else { return 0 }
              return Double(source[sy * row + 4 * sx + channel])
            }
            let upper = pixel(0, 0) * (1 - fx) + pixel(1, 0) * fx
            let lower = pixel(0, 1) * (1 - fx) + pixel(1, 1) * fx
            target[py * targetRow + 4 * px + channel] = UInt8(upper * (1 - fy) + lower * fy)
          }
        }
      }
      cairo_surface_mark_dirty(to)
    }
  }
#endif
