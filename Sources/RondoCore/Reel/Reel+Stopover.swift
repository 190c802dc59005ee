/// Long ways, of which nothing could be seen.
extension Reel {
  /// The longest way to a selected item that is shown whole, in items: on a longer one each would be seen
  /// for less than a frame, and hosts would need a view for every one.
  package static var longestWay: Int { 40 }

  /// Returns the item to jump to before an animated select of a far one: on its way, and near to it; nil
  /// where the way is short, or does not begin now.
  package func stopover(onWayTo item: Int, way: Way) -> Int? {
    guard isPlaced, !strip.isEmpty, press == nil, leader == nil, !reducesMotion else { return nil }
    let target = number(of: strip.ordinal(ofItem: item), way: way)
    let away = target - number
    guard abs(away) > Reel.longestWay else { return nil }
    return strip.item(ofNumber: target - (away > 0 ? Reel.longestWay : -Reel.longestWay))
  }
}
