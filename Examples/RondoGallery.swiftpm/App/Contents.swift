import SwiftUI

/// The list of pages, each in both kits.
struct Contents: View {
  var body: some View {
    NavigationView {
      List {
        Section {
          NavigationLink("Endless running text") { RunningTextPage() }
          NavigationLink("Marquee") { MarqueePage() }
          NavigationLink("Horizontal gallery") { GalleryPage() }
          NavigationLink("Circular carousel banner") { CircularPage() }
          NavigationLink("Rolling word banner") { RollingWordsPage() }
        } header: {
          Text("Components")
        }
        Section {
          NavigationLink("Effects") { EffectsPage() }
          NavigationLink("Right to left") { RightToLeftPage() }
          NavigationLink("One, two, three items") { CountsPage() }
          NavigationLink("Thumbs and stories") { ThumbsPage() }
        } header: {
          Text("More")
        }
      }
      .navigationTitle("Rondo")
      RunningTextPage()
    }
  }
}

struct Contents_Previews: PreviewProvider {
  static var previews: some View { Contents() }
}
