#if canImport(SwiftUI)
  import RondoCore
  import SwiftUI

  /// Which items of a long list are measured, so that it costs what is seen of it and not what there is:
  /// the first ones, by which the others are estimated, and those near the window.
  struct Survey: Equatable {
    /// The items to be measured beside the first ones.
    private(set) var items: [Int] = []
    private var all: Set<Int> = []
    private let count: Int
    private let isLoop: Bool

    /// Up to so many items are all measured, so that a short list is exact from its first frame on.
    static var most: Int { 48 }
    /// Before the index, which is the nearest item, at least so many may be seen.
    static var fewestBefore: Int { 4 }
    /// At least, and at most, so many are measured on either side of what is seen.
    private static var reach: ClosedRange<Int> { 12...64 }

    /// Creates a survey of the numbers that are seen.
    ///
    /// - Parameters:
    ///   - first: How many of the first items give the banner its size.
    ///   - isGuess: Whether nobody knows yet what is seen, so that nothing is added to it.
    init(of seen: [Range<Int>], count: Int, first: Int, isLoop: Bool, isGuess: Bool) {
      self.count = count
      self.isLoop = isLoop
      var near: Set<Int> = []
      for numbers in seen {
        let reach = isGuess ? 0 : Survey.reach(of: numbers)
        for number in numbers.lowerBound - reach..<numbers.upperBound + reach {
          if let item = item(of: number) { near.insert(item) }
        }
      }
      items = near.filter { $0 >= first }.sorted()
      all = near.union(0..<min(first, count))
    }

    /// Whether it has all the numbers that are seen, with some of those beyond.
    func covers(_ seen: [Range<Int>], margin: Bool) -> Bool {
      seen.allSatisfy { numbers in
        let more = margin ? Survey.reach(of: numbers) / 2 : 0
        return (numbers.lowerBound - more..<numbers.upperBound + more)
          .allSatisfy { item(of: $0).map(all.contains) ?? true }
      }
    }

    private static func reach(of numbers: Range<Int>) -> Int {
      min(max(numbers.count, reach.lowerBound), reach.upperBound)
    }

    /// The item of a number; nil for none, beyond an end.
    private func item(of number: Int) -> Int? {
      if isLoop {
        let rest = number % count
        return rest < 0 ? rest + count : rest
      }
      return number >= 0 && number < count ? number : nil
    }
  }

  extension ReelSetup {
    /// Whether items have lengths of their own.
    var measuresItems: Bool { settings.itemsPerPage == nil && itemExtent == nil }

    /// How many items of a long list say how large the banner is: the rows seen, or enough to have a
    /// tall one among them.
    var sizingCount: Int { visibleRows ?? 12 }
  }

  extension ReelModel {
    /// Returns which items are to be measured in this update of the views; nil for all, or none.
    func takeSurvey() -> Survey? {
      isSurveyDue = false
      guard setup.measuresItems, itemCount > Survey.most else {
        survey = nil
        return nil
      }
      let present = present
      let survivors = survivors()
      found = (stamp, survivors)
      var seen = seen(of: present)
      if let survey, survivors == nil, survey.covers(seen, margin: true) { return survey }
      let moved = survivors.map { way(to: $0, from: present.index ?? 0) } ?? 0
      seen = seen.map { $0.lowerBound + moved..<$0.upperBound + moved }
      survey = Survey(
        of: seen, count: itemCount, first: setup.sizingCount,
        isLoop: present.strip.isEmpty ? present.settings.isLoop : present.strip.isLoop,
        isGuess: present.strip.isEmpty)
      return survey
    }

    /// Has more items measured when the strip comes near to those that are not.
    func renewSurvey(for reel: Reel, margin: Bool) {
      guard let survey, !isSurveyDue, !survey.covers(seen(of: reel), margin: margin) else { return }
      isSurveyDue = true
      afterUpdate { $0.publish() }
    }

    /// The numbers that are seen, or will be where the strip goes: what it passes on a long way is gone
    /// before it is measured, and measuring would only aim it anew.
    private func seen(of reel: Reel) -> [Range<Int>] {
      guard !reel.strip.isEmpty else {
        let wanted = setup.controller?.expected ?? selection?.wrappedValue ?? 0
        let first =
          min(max(wanted, 0), max(itemCount - 1, 0))
          - max(Int(reel.settings.alignment.fraction * Double(Survey.most)), Survey.fewestBefore)
        return [first..<first + Survey.most]
      }
      let seen = Handover(reel).numbers(preload: setup.preload)
      guard let target = reel.target else { return [seen] }
      return [target - seen.count..<target + seen.count]
    }

    /// How much further on the index's item is after a change, or the nearest one that stayed.
    private func way(to survivors: [Reel.Survivor], from index: Int) -> Int {
      survivors.filter { $0.new != nil }.min { abs($0.old - index) < abs($1.old - index) }
        .map { ($0.new ?? 0) - $0.old } ?? 0
    }

    // MARK: Measures

    /// Returns the items of a long list, as far as they have been measured.
    func estimatedItems() -> Reel.Items {
      for item in extents.keys.sorted() where item < itemCount {
        _ = measures.measure(item, Double(extents[item] ?? 0))
      }
      if estimate == 0, !extents.isEmpty {
        estimate = Double(extents.values.reduce(0, +)) / Double(extents.count)
      }
      return .estimated(count: itemCount, extent: estimate, measures)
    }

    /// Forgets what was measured, of other items.
    func forgetMeasures() {
      measures = Measures()
      estimate = 0
    }
  }
#endif
