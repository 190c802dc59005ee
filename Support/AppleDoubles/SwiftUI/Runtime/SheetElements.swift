#if os(Linux)
  /// Shows a sheet over all of the screen, without a way there; what is under it stays on the screen.
  final class SheetElement<Sheet: View>: ModifierElement<SheetModifier<Sheet>> {
    var layer: Node?
    private var layers: [Element] { layer?.elements ?? [] }
    override var children: [Element] { [child] + layers }
    /// It covers the screen from wherever it is.
    override var isVolatile: Bool { true }

    override func layOutChildren() {
      super.layOutChildren()
      let screen = node.graph.size
      let corner = local(.zero)
      for element in layers { place(element, x: corner.x, y: corner.y, Proposal(screen)) }
    }
  }
  extension SheetModifier: ModifierRuntime {
    func build(_ node: Node, _ content: any View) {
      let inner = node.child("content", content)
      let isShown = node.reading { isPresented.wrappedValue }
      let size = node.graph.size
      let layer =
        isShown
        ? node.child(
          "sheet",
          // A sheet is opaque, and takes the touches.
          Color.white.frame(width: size.width, height: size.height).overlay { sheet() }) : nil
      if node.memory as? Bool == true, !isShown, let onDismiss { node.graph.later(onDismiss) }
      node.memory = isShown
      node.wrap(inner, in: SheetElement<Sheet>.self) {
        $0.modifier = self
        $0.layer = layer
      }
    }
  }
#endif
