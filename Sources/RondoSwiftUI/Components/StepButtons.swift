#if canImport(SwiftUI)
  import RondoCore
  import SwiftUI

  /// A button at either side that goes a page.
  struct StepButtons: View {
    let model: ReelModel
    let isShown: Bool
    let version: Int

    var body: some View {
      if isShown, model.itemCount > 1, model.setup.settings.axis == .horizontal {
        HStack(spacing: 0) {
          button("\u{2039}", x: -1)
          Spacer(minLength: 0)
          button("\u{203A}", x: 1)
        }
        .padding(8)
        // The sign has room in its circle; pages are gone through without it too.
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        // Physical: the arrow that points left goes where the left arrow key goes.
        .environment(\.layoutDirection, .leftToRight)
        // Assistive technology adjusts the banner itself.
        .accessibilityHidden(true)
      }
    }

    private func button(_ sign: String, x: Int) -> some View {
      Button {
        model.arrow(x: x, y: 0)
      } label: {
        Text(verbatim: sign)
          .font(.title3.bold())
          .foregroundColor(.white)
          .frame(width: 32, height: 32)
          .background { Circle().fill(Color.black.opacity(0.35)) }
      }
      .buttonStyle(.plain)
    }
  }
#endif
