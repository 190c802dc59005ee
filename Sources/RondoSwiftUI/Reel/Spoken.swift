#if canImport(SwiftUI)
  import RondoCore
  import SwiftUI

  /// The banner is one adjustable element that speaks its current item; the others, and so copies, are
  /// hidden.
  struct Spoken: ViewModifier {
    let model: ReelModel
    let version: Int

    func body(content: Content) -> some View {
      content
        .background {
          // What says nothing: with it there are several elements, which become a new one with the
          // buttons among its actions. A single button would be the element itself.
          if model.hearsSelections {
            Color.clear.accessibilityElement().allowsHitTesting(false)
          }
        }
        .accessibilityElement(children: .combine)
        .accessibilityValue(Text(verbatim: model.spokenValue))
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: model.adjust(by: 1)
          case .decrement: model.adjust(by: -1)
          @unknown default: break
          }
        }
        .accessibilityScrollAction { edge in model.scrollForAssistance(edge) }
        .modifier(SelectAction(model: model, isHeard: model.hearsSelections))
        .modifier(PauseAction(model: model, version: version))
    }
  }

  /// A double tap selects where somebody hears of it; the buttons in the item are actions by their names.
  private struct SelectAction: ViewModifier {
    let model: ReelModel
    let isHeard: Bool

    @ViewBuilder func body(content: Content) -> some View {
      if isHeard {
        content.accessibilityAction { model.activate() }
      } else {
        content
      }
    }
  }

  /// What moves by itself has an action that stops it.
  private struct PauseAction: ViewModifier {
    let model: ReelModel
    let version: Int

    @ViewBuilder func body(content: Content) -> some View {
      if #available(iOS 16, macCatalyst 16, macOS 13, tvOS 16, watchOS 9, *) {
        content.accessibilityActions {
          if model.canBePlayed {
            Button(name) { model.togglePlaying() }
          }
        }
      } else {
        // Without it where nothing moves the items would be others, and lose their state, when the drive
        // is changed.
        content.accessibilityAction(named: Text(verbatim: name)) { model.togglePlaying() }
      }
    }

    private var name: String {
      model.present.isRunning ? model.setup.phrases.pause : model.setup.phrases.play
    }
  }

  extension ReelModel {
    /// Three fingers ask for what lies at an edge.
    func scrollForAssistance(_ edge: Edge) {
      let isUsed =
        switch edge {
        case .leading: send(.step(-1, by: .person)).used
        case .trailing: send(.step(1, by: .person)).used
        case .top: arrow(x: 0, y: -1)
        case .bottom: arrow(x: 0, y: 1)
        }
      if isUsed { sayScrolled() }
    }

    /// Whether somebody hears which item is selected: the app, or the banner that this one follows.
    var hearsSelections: Bool { !setup.actions.select.isEmpty || setup.leader != nil }

    func activate() {
      guard let index = present.target ?? present.index else { return }
      tell(selected: index)
    }
  }
#endif
