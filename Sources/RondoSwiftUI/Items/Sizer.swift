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
  /// own measures each of them, or of a long list the first and those that are near. It needs no second
  /// layout: what it measures is read in the same one.
  struct Sizer<Content: View>: View, Equatable {
    let source: ItemSource<Content>
    let setup: ReelSetup
    let stamp: Int
    /// The item whose size counts where the banner fits it.
    var index: Int
    /// One whose size will count, and is measured.
    var next: Int?
    /// Which items are measured of a list too long to measure each.
    let survey: Survey?

    nonisolated static func == (first: Sizer, second: Sizer) -> Bool {
      first.stamp == second.stamp && first.index == second.index && first.next == second.next
        && first.survey == second.survey
    }

    private var isHorizontal: Bool { setup.settings.axis == .horizontal }
    private var spacing: CGFloat { CGFloat(setup.settings.spacing.asLength) }

    var body: some View {
      base
        .background {
          if let next {
            base(fitting: next)
              .fixedSize(horizontal: setup.fitsWidthToItem, vertical: setup.fitsHeightToItem)
              .background { SizeReader(item: next) }
          }
        }
        .environment(\.reelOptions, ReelOptions())
        .environment(\.isSizing, true)
        .hidden()
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    @ViewBuilder private var base: some View {
      if let rows = setup.visibleRows, let extent = setup.itemExtent {
        rowBase(length: CGFloat((Double(extent).asLength * Double(max(rows, 1))).asLength))
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

    /// The size that another item would give.
    private func base(fitting item: Int) -> some View {
      var other = self
      other.index = item
      return other.base
    }

    // MARK: Pages

    /// The items of a page, which share its length.
    private var pageBase: some View {
      let perPage = max(setup.settings.itemsPerPage ?? 1, 1)
      let lead = CGFloat(setup.settings.leadingInset.asLength)
      let trail = CGFloat(setup.settings.trailingInset.asLength)
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
      let fits = setup.fitsItem
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

    /// Items in their own sizes.
    private var measuredBase: some View {
      let count = max(source.count, 0)
      // A long list is taken to be longer than its place.
      let fills = !setup.hugsContent || survey != nil
      let isRows = setup.visibleRows != nil
      let first = min(survey == nil ? setup.visibleRows ?? count : setup.sizingCount, count)
      let others = survey?.items ?? Array(first..<count)
      return row(Array(0..<first), spacing: spacing) { measured($0) }
        // These have the size that the first ones give.
        .background {
          if !others.isEmpty { stack(across: others) { measured($0) } }
        }
        .frame(
          minWidth: isHorizontal && !isRows ? 0 : nil,
          maxWidth: isHorizontal != isRows && fills ? .infinity : nil,
          minHeight: isHorizontal || isRows ? nil : 0,
          maxHeight: isHorizontal == isRows && fills ? .infinity : nil,
          alignment: .topLeading)
    }

    private func measured(_ item: Int) -> some View {
      source.content(item)
        .fixedSize(horizontal: isHorizontal, vertical: !isHorizontal)
        .background { SizeReader(item: item) }
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
