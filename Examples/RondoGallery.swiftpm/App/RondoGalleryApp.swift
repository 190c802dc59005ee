import SwiftUI

@main
struct RondoGalleryApp: App {
  var body: some Scene {
    WindowGroup {
      Contents()
    }
  }
}
