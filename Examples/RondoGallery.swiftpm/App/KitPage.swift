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
        ChoiceBar(title: "Kit", choice: $kit)
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
