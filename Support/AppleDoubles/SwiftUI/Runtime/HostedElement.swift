#if os(Linux)
  import UIKit

  /// A view of UIKit's among those of SwiftUI's, on a window of its own that lies as the screen does.
  final class HostedElement: Element, Presence {
    var view: UIView!
    var answer: (Proposal) -> CGSize? = { _ in nil }
    override var isVolatile: Bool { true }

    override func measure(_ proposal: Proposal) -> CGSize {
      if let size = answer(proposal) { return size }
      let own = view.intrinsicContentSize
      return CGSize(
        width: length(own.width, proposal.width, .horizontal),
        height: length(own.height, proposal.height, .vertical))
    }
    /// No shorter than its own size, unless it says that this counts for little.
    private func length(
      _ own: CGFloat, _ proposed: CGFloat?, _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
      let resists = view.contentCompressionResistancePriority(for: axis).rawValue >= 750
      return max(proposed ?? own, resists ? own : 0, 0)
    }
    override func layOutChildren() {
      let frame = quad.bounds
      if view.frame != frame { view.frame = frame }
    }
    override var drawing: Drawing? { .view(view) }
    func appear() {
      node.graph.window.addSubview(view)
      node.graph.window.layoutIfNeeded()
    }
    func disappear() { view.removeFromSuperview() }
  }

  extension UIViewRepresentable {
    func buildRepresentable(_ node: Node) {
      var linked = self
      Fields.link(&linked, to: node)
      let coordinator = node.memory as? Coordinator ?? linked.makeCoordinator()
      node.memory = coordinator
      let context = Context(coordinator: coordinator, environment: node.values)
      let element = node.element(HostedElement.init)
      node.reading {
        if element.view == nil {
          let view = linked.makeUIView(context: context)
          element.view = view
          node.onRemove = { Self.dismantleUIView(view, coordinator: coordinator) }
        }
        linked.updateUIView(element.view as! UIViewType, context: context)
      }
      element.answer = { [unowned element] in
        linked.sizeThatFits(
          ProposedViewSize(width: $0.width, height: $0.height),
          uiView: element.view as! UIViewType, context: context)
      }
    }
  }
#endif
