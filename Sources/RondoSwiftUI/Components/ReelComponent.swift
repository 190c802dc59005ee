#if canImport(SwiftUI)
  public import SwiftUI

  /// A banner made of items; what all four components can be created from.
  ///
  /// The selection is an index: it says where the banner is, and a change of it goes there. Without one
  /// the banner keeps its place itself.
  @MainActor public protocol ReelComponent: View {
    /// The view of an item.
    associatedtype Content: View

    /// Creates a banner of items from any source; the other initializers make one.
    init(_ source: ItemSource<Content>, selection: Binding<Int>?)
  }

  extension ReelComponent {
    /// Creates a banner with a view for each element.
    ///
    /// - Parameter selection: The index of the element that it is at: in front, in the middle row, or at
    ///   a marquee's leading edge.
    public init<Data: RandomAccessCollection>(
      _ data: Data, selection: Binding<Int>? = nil,
      @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable {
      self.init(ItemSource(data, id: \.id, content: content), selection: selection)
    }

    /// Creates a banner with a view for each element, told apart by what a key path says.
    public init<Data: RandomAccessCollection, ID: Hashable>(
      _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Int>? = nil,
      @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
      self.init(ItemSource(data, id: id, content: content), selection: selection)
    }
  }

  extension ReelComponent where Content == AnyView {
    /// Creates a banner of a fixed mix of views, each an item.
    public init(selection: Binding<Int>? = nil, @ReelContentBuilder content: () -> [ReelPart]) {
      self.init(ItemSource(content()), selection: selection)
    }
  }
#endif
