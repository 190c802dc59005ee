import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// Which banner a mouse's wheel, or a trackpad's scrolling, is for.
@MainActor @Suite(.serialized) struct WheelTests {
  private final class Banner: WheelTarget {
    let depth: Int
    let place: CGRect
    var canMove: Bool
    var used = 0

    init(_ depth: Int, _ place: CGRect, canMove: Bool = true) {
      (self.depth, self.place, self.canMove) = (depth, place, canMove)
    }

    func isUnder(_ scroll: WheelScroll) -> Bool { place.contains(scroll.location) }

    func use(_ scroll: WheelScroll) -> Bool {
      if canMove { used += 1 }
      return canMove
    }
  }

  private func scroll(_ x: CGFloat, _ y: CGFloat) -> WheelScroll {
    WheelScroll(location: CGPoint(x: x, y: y), x: 10, y: 0, kind: .continuous)
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func `of nested banners the innermost that can move has it`(order: [Int]) {
    let banners = [
      Banner(0, CGRect(x: 0, y: 0, width: 300, height: 300)),
      Banner(1, CGRect(x: 0, y: 0, width: 300, height: 100)),
      Banner(2, CGRect(x: 0, y: 0, width: 300, height: 50)),
    ]
    let targets = WheelTargets()
    for place in order { targets.add(banners[place]) }
    #expect(targets.take(scroll(10, 10)))
    #expect(banners.map(\.used) == [0, 0, 1])
    // At its end it leaves the scroll to the one around.
    banners[2].canMove = false
    #expect(targets.take(scroll(10, 10)))
    #expect(banners.map(\.used) == [0, 1, 1])
    #expect(targets.take(scroll(10, 200)))
    #expect(banners.map(\.used) == [1, 1, 1])
    #expect(!targets.take(scroll(400, 10)))
    for banner in banners { banner.canMove = false }
    #expect(!targets.take(scroll(10, 10)))
  }

  @Test func `one that is gone, or taken away, is not asked`() {
    let targets = WheelTargets()
    var banner: Banner? = Banner(0, CGRect(x: 0, y: 0, width: 300, height: 300))
    let other = Banner(0, CGRect(x: 0, y: 0, width: 300, height: 300))
    if let banner { targets.add(banner) }
    targets.add(other)
    targets.add(other)
    banner = nil
    #expect(targets.take(scroll(10, 10)))
    #expect(other.used == 1)
    targets.remove(other)
    #expect(targets.isEmpty)
    #expect(!targets.take(scroll(10, 10)))
  }
}
