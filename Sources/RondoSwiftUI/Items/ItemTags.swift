#if canImport(SwiftUI)
  import RondoCore

  /// Short names of the items near the window, by which views are told apart.
  struct ItemTags {
    private var tags: [AnyHashable: Int] = [:]
    /// Those that have not been asked for since there were too many.
    private var oldTags: [AnyHashable: Int] = [:]
    private var places: [Int: Int] = [:]
    private var oldPlaces: [Int: Int] = [:]
    private var items: [Int: Int] = [:]
    private var next = 0

    /// The most tags kept in mind, twice; beyond, those of items far away are given anew.
    private static var most: Int { 2048 }

    private struct Duplicate: Hashable {
      let id: AnyHashable
      let item: Int
    }

    /// How many tags are kept in mind.
    var count: Int { tags.count + oldTags.count }

    /// The items may have moved.
    mutating func forgetPlaces() {
      if !places.isEmpty { oldPlaces = places }
      places = [:]
      items = [:]
    }

    /// Returns the tag of the item at an index; of several with one identity each has its own, and keeps
    /// it as long as it keeps its place.
    mutating func tag(of item: Int, id: (Int) -> AnyHashable) -> Int {
      if let tag = places[item] { return tag }
      if places.count > ItemTags.most { forgetPlaces() }
      let own = id(item)
      let duplicate = AnyHashable(Duplicate(id: own, item: item))
      let tag: Int
      if let old = oldPlaces[item], items[old] == nil,
        old == self.tag(ofKnown: own) || old == self.tag(ofKnown: duplicate)
      {
        tag = old
      } else {
        let plain = self.tag(of: own)
        tag = items[plain] == nil ? plain : self.tag(of: duplicate)
      }
      places[item] = tag
      items[tag] = item
      return tag
    }

    /// Returns the tag that an identity had when it was last seen.
    func tag(ofKnown id: AnyHashable) -> Int? { tags[id] ?? oldTags[id] }

    private mutating func tag(of id: AnyHashable) -> Int {
      if let tag = tags[id] { return tag }
      if tags.count >= ItemTags.most {
        oldTags = tags
        tags = [:]
      }
      let tag = oldTags[id] ?? next + 1
      next = max(next, tag)
      tags[id] = tag
      return tag
    }
  }

  /// What tells several views of one item apart, on a loop shorter than its window.
  ///
  /// The engine counts them by the turns of the loop, so that they are others when there are more or
  /// fewer; here the view that is seen stays what it is.
  struct CopyNames {
    private var swaps: [Int: (copy: Int, name: Int)] = [:]

    /// Returns what a tag's view is called.
    func name(of copy: Int, tag: Int) -> Int {
      guard let swap = swaps[tag] else { return copy }
      if copy == swap.copy { return swap.name }
      return copy == swap.name ? swap.copy : copy
    }

    /// Calls views what others were called before, by their tags.
    mutating func keep(_ names: [Int: Int], for copies: [Int: Int]) {
      swaps = [:]
      for (tag, copy) in copies {
        if let name = names[tag], name != copy { swaps[tag] = (copy, name) }
      }
    }
  }

  extension ReelModel {
    /// Notes what the views are called before an update of the views changes what there is.
    func noteNames() {
      guard namesBefore == nil, stamp >= 0 else { return }
      var names = nearestCopies(of: present)
      for (tag, copy) in names { names[tag] = copyNames.name(of: copy, tag: tag) }
      namesBefore = names
    }

    /// Has views called what they were called before it.
    func keepNames() {
      guard let names = namesBefore else { return }
      namesBefore = nil
      copyNames.keep(names, for: nearestCopies(of: present))
    }

    /// Which of its views shows each item itself, by its tag.
    private func nearestCopies(of reel: Reel) -> [Int: Int] {
      let handover = Handover(reel)
      var copies: [Int: Int] = [:]
      for slot in standing(in: handover, of: reel) {
        let view = handover.view(of: slot.number)
        if handover.number(nearestOf: view.item) == slot.number {
          copies[slot.key.tag] = view.copy
        }
      }
      return copies
    }
  }
#endif
