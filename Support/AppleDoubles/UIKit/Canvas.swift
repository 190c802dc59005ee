#if os(Linux)
  import CPangoCairo

  /// A line of text, laid out by Pango in the system's sans-serif face.
  package final class TextLayout {
    let layout: OpaquePointer
    package let size: CGSize

    private nonisolated(unsafe) static let context: OpaquePointer = {
      let map = pango_cairo_font_map_get_default()
      let context = pango_font_map_create_context(map)!
      let options = cairo_font_options_create()
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      pango_cairo_context_set_font_options(context, options)
      cairo_font_options_destroy(options)
      return context
    }()

    /// With a width, lines are broken there; of more lines than allowed the last ends in an ellipsis.
    package init(_ string: NSAttributedString, width: Double? = nil, lines: Int? = nil) {
      layout = pango_layout_new(TextLayout.context)
      if let width {
        pango_layout_set_width(layout, Int32((width * Double(PANGO_SCALE)).rounded(.up)))
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        if let lines {
          pango_layout_set_height(layout, -Int32(lines))
          pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        }
      } else if lines == 1 {
        pango_layout_set_single_paragraph_mode(layout, 1)
      }
      pango_layout_set_text(layout, string.string, -1)
      let attributes = pango_attr_list_new()
      let text = string.string as String
      let utf16 = Array(text.utf16)
      var at = 0
      func bytes(_ units: Int) -> UInt32 {
        UInt32(String(decoding: utf16[..<min(units, utf16.count)], as: UTF16.self).utf8.count)
      }
      while at < string.length {
        var range = NSRange(location: 0, length: 0)
        let run = string.attributes(at: at, effectiveRange: &range)
        let first = bytes(range.location)
        let last = bytes(range.location + range.length)
        func add(_ attribute: UnsafeMutablePointer<PangoAttribute>) {
          attribute.pointee.start_index = first
          attribute.pointee.end_index = last
          pango_attr_list_insert(attributes, attribute)
        }
        let font = run[.font] as? UIFont ?? .systemFont(ofSize: 12)
        let description = pango_font_description_from_string("Noto Sans")
        pango_font_description_set_absolute_size(
          description, Double(font.pointSize) * Double(PANGO_SCALE))
        if font.weight.rawValue >= 0.3 {
          pango_font_description_set_weight(description, PANGO_WEIGHT_BOLD)
        }
        add(pango_attr_font_desc_new(description))
        pango_font_description_free(description)
        if let color = (run[.foregroundColor] as? UIColor)?.cgColor {
          add(
            pango_attr_foreground_new(
              UInt16(color.red * 65535), UInt16(color.green * 65535), UInt16(color.blue * 65535)))
          add(pango_attr_foreground_alpha_new(UInt16(color.alpha * 65535)))
        }
        if run[.underlineStyle] as? Int ?? 0 != 0 {
          add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
        }
        if run[.strikethroughStyle] as? Int ?? 0 != 0 { add(pango_attr_strikethrough_new(1)) }
        if let kern = run[.kern] as? CGFloat {
          add(pango_attr_letter_spacing_new(Int32((Double(kern) * Double(PANGO_SCALE)).rounded())))
        }
        at = max(range.location + range.length, at + 1)
      }
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
      var width: Int32 = 0
      var height: Int32 = 0
      pango_layout_get_size(layout, &width, &height)
      size = CGSize(
        width: Double(width) / Double(PANGO_SCALE), height: Double(height) / Double(PANGO_SCALE))
    }

    package var baseline: Double {
      Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }
  }

  /// What `draw(_:)` draws on.
  @MainActor package final class Canvas {
    static var current: Canvas?
    let context: OpaquePointer

    package init(_ context: OpaquePointer) { self.context = context }

    package func draw(_ text: TextLayout, at point: CGPoint) {
      cairo_set_source_rgba(context, 0, 0, 0, 1)
      cairo_move_to(context, Double(point.x), Double(point.y))
      pango_cairo_show_layout(context, text.layout)
    }

    package func draw(_ image: UIImage, in rect: CGRect) {
      guard let surface = image.surface else { return }
      cairo_save(context)
      cairo_translate(context, Double(rect.minX), Double(rect.minY))
      cairo_scale(
        context, Double(rect.width / image.size.width), Double(rect.height / image.size.height))
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
      cairo_paint(context)
      cairo_restore(context)
    }
  }
#endif
