#if canImport(SwiftUI)
  import RondoCore
  import SwiftUI

  /// The lengths of items by their index, as measured in this very layout.
  struct ItemSizes: PreferenceKey {
    static var defaultValue: [Int: CGSize] { [:] }

    static func reduce(value: inout [Int: CGSize], nextValue: () -> [Int: CGSize]) {
      value.merge(nextValue()) { _, new in new }
    }
  }

  /// Gives the banner its size, as its items would have it, and shows nothing.
  ///
  /// A banner of pages is as high as the items of the first page; one whose items have lengths of their
  /// own measures each of them. It needs no second layout: what it measures is read in the same one.
  struct Sizer<Content: View>: View, Equatable {
    let source: ItemSource<Content>
    let setup: ReelSetup
    let stamp: Int
    /// The item whose size counts where the banner fits it.
    let index: Int

    nonisolated static func == (first: Sizer, second: Sizer) -> Bool {
      first.stamp == second.stamp && first.index == second.index
    }

    private var isHorizontal: Bool { setup.settings.axis == .horizontal }
    private var spacing: CGFloat { CGFloat(max(setup.settings.spacing, 0)) }

    var body: some View {
      base
        .environment(\.reelOptions, ReelOptions())
        .environment(\.isSizing, true)
        .hidden()
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    @ViewBuilder private var base: some View {
      if let rows = setup.visibleRows {
        rowBase(length: max(setup.itemExtent ?? 0, 0) * CGFloat(max(rows, 1)))
      } else if setup.settings.itemsPerPage != nil {
        pageBase
      } else if setup.itemExtent != nil {
        stack(across: indices(first: 1)) { source.content($0) }
          .frame(
            minWidth: isHorizontal ? 0 : nil, maxWidth: isHorizontal ? .infinity : nil,
            minHeight: isHorizontal ? nil : 0, maxHeight: isHorizontal ? nil : .infinity)
      } else {
        measuredBase
      }
    }

    // MARK: Pages

    /// The items of a page, which share its length.
    private var pageBase: some View {
      let perPage = max(setup.settings.itemsPerPage ?? 1, 1)
      let lead = CGFloat(max(setup.settings.leadingInset, 0))
      let trail = CGFloat(max(setup.settings.trailingInset, 0))
      return row(indices(first: perPage), spacing: spacing) { item in
        source.content(item)
          .frame(
            minWidth: isHorizontal ? 0 : nil, maxWidth: isHorizontal ? .infinity : nil,
            minHeight: isHorizontal ? nil : 0, maxHeight: isHorizontal ? nil : .infinity)
      }
      .padding(
        isHorizontal
          ? EdgeInsets(top: 0, leading: lead, bottom: 0, trailing: trail)
          : EdgeInsets(top: lead, leading: 0, bottom: trail, trailing: 0)
      )
      .frame(
        minWidth: isHorizontal ? 0 : nil, maxWidth: isHorizontal ? .infinity : nil,
        minHeight: isHorizontal ? nil : 0, maxHeight: isHorizontal ? nil : .infinity)
    }

    /// The items that say how large the banner is.
    private func indices(first count: Int) -> [Int] {
      if let measures = source.measures, !setup.fitsWidthToItem {
        return measures.filter { $0 >= 0 && $0 < source.count }
      }
      let fits = setup.fitsHeightToItem || setup.fitsWidthToItem
      let start = fits ? min(max(index, 0), max(source.count - 1, 0)) : 0
      return Array(start..<max(min(start + (fits ? 1 : count), source.count), start))
    }

    // MARK: Rows

    /// As many rows as are seen, as broad as the broadest.
    private func rowBase(length: CGFloat) -> some View {
      stack(across: indices(first: setup.visibleRows ?? 1)) { item in
        source.content(item).fixedSize(horizontal: isHorizontal, vertical: !isHorizontal)
      }
      // Its rows are as wide as the place it is given, but for one inside a sentence.
      .frame(
        maxWidth: isHorizontal || setup.fitsWidthToItem ? nil : .infinity,
        maxHeight: isHorizontal && !setup.fitsWidthToItem ? .infinity : nil
      )
      .frame(width: isHorizontal ? length : nil, height: isHorizontal ? nil : length)
    }

    /// Items over each other: as broad as the broadest.
    private func stack<V: View>(
      across items: [Int], @ViewBuilder content: @escaping (Int) -> V
    ) -> some View {
      ZStack { ForEach(items, id: \.self) { content($0) } }
    }

    // MARK: Measured

    /// Every item in its own size.
    private var measuredBase: some View {
      let fills = !setup.hugsContent
      return row(Array(0..<max(source.count, 0)), spacing: spacing) { item in
        source.content(item)
          .fixedSize(horizontal: isHorizontal, vertical: !isHorizontal)
          .background { SizeReader(item: item) }
      }
      .frame(
        minWidth: isHorizontal ? 0 : nil, maxWidth: isHorizontal && fills ? .infinity : nil,
        minHeight: isHorizontal ? nil : 0, maxHeight: !isHorizontal && fills ? .infinity : nil,
        alignment: .topLeading)
    }

    @ViewBuilder private func row<V: View>(
      _ items: [Int], spacing: CGFloat, @ViewBuilder content: @escaping (Int) -> V
    ) -> some View {
      if isHorizontal {
        HStack(spacing: spacing) { ForEach(items, id: \.self) { content($0) } }
      } else {
        VStack(spacing: spacing) { ForEach(items, id: \.self) { content($0) } }
      }
    }
  }

  /// Tells how large what is in front of it is.
  private struct SizeReader: View {
    let item: Int

    var body: some View {
      GeometryReader { proxy in
        Color.clear.preference(key: ItemSizes.self, value: [item: proxy.size])
      }
    }
  }

  private struct IsSizingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  extension EnvironmentValues {
    /// Whether a view is there only to be measured.
    var isSizing: Bool {
      get { self[IsSizingKey.self] }
      set { self[IsSizingKey.self] = newValue }
    }
  }
#endif
