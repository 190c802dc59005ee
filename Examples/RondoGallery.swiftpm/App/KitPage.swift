import SwiftUI

/// The kit that shows a banner.
enum Kit: String, CaseIterable {
  case swiftUI = "SwiftUI"
  case uiKit = "UIKit"
}

/// A page that shows the same banner in either kit, with one set of controls for both.
struct KitPage<SwiftUIBanner: View, UIKitBanner: View, Controls: View>: View {
  var title: LocalizedStringKey
  @Binding var kit: Kit
  @ViewBuilder var swiftUI: () -> SwiftUIBanner
  @ViewBuilder var uiKit: () -> UIKitBanner
  @ViewBuilder var controls: () -> Controls

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Picker("Kit", selection: $kit) {
          ForEach(Kit.allCases, id: \.self) { Text(verbatim: $0.rawValue) }
        }
        .pickerStyle(.segmented)
        switch kit {
        case .swiftUI: swiftUI()
        case .uiKit: uiKit()
        }
        VStack(alignment: .leading, spacing: 12) { controls() }
      }
      .padding(16)
    }
    .navigationTitle(title)
  }
}

/// A slider with its name and value.
struct LabeledSlider: View {
  var title: LocalizedStringKey
  @Binding var value: Double
  var range: ClosedRange<Double>

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(title)
        Spacer()
        Text(verbatim: "\(Int(value.rounded()))").foregroundColor(.secondary)
      }
      Slider(value: $value, in: range)
    }
  }
}
