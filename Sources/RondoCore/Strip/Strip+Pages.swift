/// Pages are counted from item 0 on each turn, so a turn's last page may be short.
extension Strip {
  /// How many pages a turn has; on a bounded strip pages that would rest where another one rests do
  /// not count.
  package var pageCount: Int {
    guard count > 0 else { return 0 }
    if isLoop { return (count - 1) / stride + 1 }
    return max((min(trailingEnd, count - 1) + stride - 1) / stride - leadingPagesSkipped, 0) + 1
  }

  private var leadingPagesSkipped: Int { max(leadingEnd, 0) / stride }

  /// Returns the unwrapped page of a number.
  package func page(ofNumber number: Int) -> Int {
    guard count > 0 else { return 0 }
    let ordinal = ordinal(ofNumber: number)
    if isLoop { return number.dividedDown(by: count) &* pageCount &+ ordinal / stride }
    if ordinal >= trailingEnd { return pageCount - 1 }
    return min(max(ordinal / stride - leadingPagesSkipped, 0), pageCount - 1)
  }

  /// Returns the unwrapped page at an offset as a real number, linear between the stops of neighbouring
  /// pages; beyond the ends of a bounded strip the end.
  package func pagePosition(at offset: Double) -> Double {
    guard count > 0, offset.isFinite else { return 0 }
    if !isLoop {
      if offset <= minOffset { return 0 }
      if offset >= maxOffset { return Double(pageCount - 1) }
    }
    var page = page(ofNumber: number(before: offset))
    if stop(ofPage: page) > offset { page -= 1 }
    let stop = stop(ofPage: page)
    let span = self.stop(ofPage: page + 1) - stop
    guard span > 0 else { return Double(page) }
    return Double(page) + min(max((offset - stop) / span, 0), 1)
  }

  /// Returns the stop of an unwrapped page, in points; on any turn, however far.
  package func stop(ofPage page: Int) -> Double {
    guard isLoop, count > 0 else { return stop(of: number(ofPage: page)) }
    let turn = page.dividedDown(by: pageCount)
    return stop(of: (page - turn * pageCount) * stride) + Double(turn) * length
  }

  /// Returns the first number of an unwrapped page; a bounded strip's pages are clamped to its own.
  package func number(ofPage page: Int) -> Int {
    guard count > 0 else { return 0 }
    if isLoop {
      let turn = page.dividedDown(by: pageCount)
      return turn &* count &+ (page - turn * pageCount) * stride
    }
    let page = min(max(page, 0), pageCount - 1)
    return page == 0 ? 0 : min((page + leadingPagesSkipped) * stride, count - 1)
  }

  /// Returns the item to go to for a page that a person picks of those in a turn; pages that are not
  /// there are the nearest one, and without items there is none.
  package func item(ofPage page: Int) -> Int? {
    guard count > 0 else { return nil }
    return item(ofNumber: number(ofPage: min(max(page, 0), pageCount - 1)))
  }
}
