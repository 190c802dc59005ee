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
    /// Returns what an item is made of, by which other contents are told; nil where that is not known.
    var value: ((_ index: Int) -> Any)?
    /// Whether nothing but an item's value decides what its view shows.
    var showsValues = false
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
        content: { content(element($0)) }, value: { element($0) })
    }
  }

  extension ItemSource where Content == AnyView {
    /// Takes views, each an item, told apart by the statements that made them.
    init(_ parts: [ReelPart]) {
      self.init(
        count: parts.count, id: { AnyHashable(parts[$0].path) }, content: { parts[$0].view },
        value: { parts[$0].value }, showsValues: parts.allSatisfy { $0.value is any Equatable })
    }
  }

  // MARK: Comparing

  extension ItemSource {
    /// Whether other items, or items of other contents, are known to be shown than by another source.
    func shows(otherThan other: ItemSource) -> Bool {
      guard count == other.count else { return true }
      return (0..<max(count, 0)).contains { index in
        if id(index) != other.id(index) { return true }
        guard let value, let before = other.value else { return false }
        return ItemSource.differ(value(index), before(index))
      }
    }

    /// Whether it is known to show just what another source does.
    func shows(sameAs other: ItemSource) -> Bool {
      showsValues && other.showsValues && !shows(otherThan: other)
    }

    /// Whether two values are known to differ.
    private static func differ(_ first: Any, _ second: Any) -> Bool {
      guard let first = first as? any Equatable else { return false }
      return !isEqual(first, second)
    }

    private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
      second as? Value == first
    }
  }

  /// The items of an update, and those that go while they come in at the seam, whose indices follow.
  @MainActor final class ShownItems<Content: View>: Departing {
    let source: ItemSource<Content>
    let stamp: Int
    private var departing: [ItemSource<Content>] = []

    init(_ source: ItemSource<Content>, stamp: Int) {
      self.source = source
      self.stamp = stamp
    }

    /// Lets these come in behind others.
    ///
    /// - Parameter replaces: Whether the newest of the others are not to be seen any more.
    func come(behind others: ShownItems, replacing replaces: Bool) {
      departing = (replaces ? [] : [others.source]) + others.departing
    }

    /// Returns the view of an item, or of one that goes.
    func content(_ index: Int) -> Content {
      let (source, index) = place(of: index)
      return source.content(index)
    }

    /// Returns what tells an item from others, or one that goes.
    func id(_ index: Int) -> AnyHashable {
      let (source, index) = place(of: index)
      return source.id(index)
    }

    private func place(of index: Int) -> (source: ItemSource<Content>, index: Int) {
      var rest = index - max(source.count, 0)
      guard rest >= 0 else { return (source, index) }
      for source in departing {
        if rest < source.count { return (source, rest) }
        rest -= max(source.count, 0)
      }
      return (source, 0)
    }

    func keep(departures count: Int) {
      var rest = count
      departing = departing.filter { source in
        defer { rest -= max(source.count, 0) }
        return rest > 0
      }
    }
  }

  /// What holds items that go.
  @MainActor protocol Departing: AnyObject {
    /// Forgets all but the first that go.
    func keep(departures count: Int)
  }
#endif
