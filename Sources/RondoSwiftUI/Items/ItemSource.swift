#if canImport(SwiftUI)
  public import SwiftUI

  /// Where a banner has its items from; made by the components' initializers.
  @MainActor public struct ItemSource<Content: View> {
    var count = 0
    /// Returns what tells an item from others when the data changes.
    var id: (_ index: Int) -> AnyHashable = { AnyHashable($0) }
    /// Returns the view of an item.
    var content: (_ index: Int) -> Content
    /// Returns what an assistive technology says of an item; nil leaves it to the item's view.
    var label: ((_ index: Int) -> String)?
    /// What the items say, where a change of it can wait for the seam.
    var words: [String]?
    /// The items whose views say how broad the banner is; nil takes the first page's.
    var measures: [Int]?
  }

  extension ItemSource {
    /// Takes the elements of a collection, told apart by what a key path says.
    init<Data: RandomAccessCollection, ID: Hashable>(
      _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
    ) {
      func element(_ index: Int) -> Data.Element {
        data[data.index(data.startIndex, offsetBy: index)]
      }
      self.init(
        count: data.count, id: { AnyHashable(element($0)[keyPath: id]) },
        content: { content(element($0)) })
    }
  }

  extension ItemSource where Content == AnyView {
    /// Takes views, each an item.
    init(_ views: [AnyView]) {
      self.init(count: views.count, content: { views[$0] })
    }
  }

  /// The items that are on screen, which can be others than the newest while these wait for the seam.
  @MainActor final class ShownItems<Content: View> {
    let source: ItemSource<Content>
    let stamp: Int

    init(_ source: ItemSource<Content>, stamp: Int) {
      self.source = source
      self.stamp = stamp
    }
  }
#endif
