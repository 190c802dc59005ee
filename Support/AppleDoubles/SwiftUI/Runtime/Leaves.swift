#if os(Linux)
  import UIKit

  final class TextElement: Element {
    var text = Text(verbatim: "")
    private struct Key: Hashable {
      let width: CGFloat?
      let lines: Int?
    }
    private var known: (text: Text, token: EnvironmentValues.Token)?
    private var layouts: [Key: TextLayout] = [:]

    private func layout(width: CGFloat?, lines: Int?) -> TextLayout {
      let token = node.values.drawnToken
      if known?.text != text || known?.token !== token {
        known = (text, token)
        layouts = [:]
      }
      let key = Key(width: width, lines: lines)
      if let layout = layouts[key] { return layout }
      let layout = TextLayout(
        text.attributed(in: node.values), width: width.map { Double($0) }, lines: lines)
      layouts[key] = layout
      return layout
    }

    private func fitting(_ proposal: Proposal) -> TextLayout {
      let limit = node.values.lineLimit
      let natural = layout(width: nil, lines: limit == 1 ? 1 : nil)
      guard let width = proposal.width, width < natural.size.width - 1e-6 else { return natural }
      let wrapped = layout(width: max(width, 1), lines: limit)
      guard let height = proposal.height, height < wrapped.size.height - 1e-6 else {
        return wrapped
      }
      let line = Double(natural.size.height)
      return layout(
        width: max(width, 1), lines: max(Int((Double(height) / line).rounded(.down)), 1))
    }
    override func measure(_ proposal: Proposal) -> CGSize {
      let size = fitting(proposal).size
      return CGSize(
        width: min(size.width, max(proposal.width ?? .infinity, 1)), height: size.height)
    }
    override func guides(_ dimensions: ViewDimensions) -> [Guide: CGFloat] {
      [VerticalAlignment.firstTextBaseline.guide: layout(width: nil, lines: nil).baseline]
    }
    override var drawing: Drawing? { .text(fitting(proposal), .zero) }
    override var name: String? { text.string }
  }
  extension Text: Primitive {
    func build(_ node: Node) { node.element(TextElement.init).text = self }
  }

  extension Font {
    @MainActor func resolved(_ typeSize: DynamicTypeSize) -> UIFont {
      let points: CGFloat
      switch size {
      case .fixed(let size): points = size
      case .style(let style): points = typeSize.points(of: style)
      }
      let weight = weight?.value ?? (size == .style(.headline) ? 0.3 : 0)
      return .systemFont(ofSize: points, weight: UIFont.Weight(rawValue: weight))
    }
  }

  extension AnyFill {
    /// The colour, or a gradient's first one.
    func firstColor(around: AnyFill?) -> Color {
      switch self {
      case .color(let color): return color
      case .linear(let gradient, _, _): return gradient.stops.first?.color ?? .clear
      case .level(let level):
        var base = Color.black
        if let around, case .level = around {
        } else if let around {
          base = around.firstColor(around: nil)
        }
        return base.opacity([1, 0.6, 0.3][min(level, 2)])
      }
    }
  }
  extension UIColor {
    convenience init(_ color: Color) {
      self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
  }

  /// What fills all that it is proposed.
  final class ShapeElement: Element {
    var path: (CGRect) -> Path = { Path($0) }
    var fill = AnyFill.level(0)
    var lineWidth: CGFloat?
    var isPlain = false
    override func measure(_ proposal: Proposal) -> CGSize {
      CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }
    override var drawing: Drawing? {
      .path(
        path(CGRect(origin: .zero, size: size)), resolved, lineWidth: lineWidth, size: size)
    }
    private var resolved: AnyFill {
      guard case .level = fill else { return fill }
      if case .level(0) = fill, let around = node.values.foreground {
        if case .level = around {} else { return around }
      }
      return .color(fill.firstColor(around: node.values.foreground))
    }
  }
  extension Color: Primitive {
    func build(_ node: Node) { node.element(ShapeElement.init).fill = .color(self) }
  }
  extension LinearGradient: Primitive {
    func build(_ node: Node) { node.element(ShapeElement.init).fill = fill }
  }
  extension ShapeView: Primitive {
    func build(_ node: Node) {
      let element = node.element(ShapeElement.init)
      element.path = { shape.path(in: $0) }
      element.fill = fill
      element.lineWidth = lineWidth
    }
  }

  final class ImageElement: Element {
    var image = Image(systemName: "")
    private var natural: CGSize {
      if case .picture(let picture) = image.source { return picture.size }
      return CGSize(width: 20, height: 20)
    }
    override func measure(_ proposal: Proposal) -> CGSize {
      guard image.isResizable else { return natural }
      return CGSize(
        width: proposal.width ?? natural.width, height: proposal.height ?? natural.height)
    }
    override var drawing: Drawing? {
      let frame = CGRect(origin: .zero, size: size)
      if case .picture(let picture) = image.source { return .image(picture, frame) }
      let color = (node.values.foreground ?? .level(0)).firstColor(around: nil)
      return .path(
        Path(roundedRect: frame.insetBy(dx: 2, dy: 2), cornerRadius: 4), .color(color),
        lineWidth: 2, size: size)
    }
    override var name: String? { image.label }
  }
  extension Image: Primitive {
    func build(_ node: Node) { node.element(ImageElement.init).image = self }
  }
#endif
