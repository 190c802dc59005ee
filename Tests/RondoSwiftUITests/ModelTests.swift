import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// What has to survive lives in the model: its tests need no views.
@MainActor @Suite(.serialized) struct ModelTests {
  @Test func `the first frame is right`() {
    let rig = Rig()
    rig.update()
    #expect(rig.model.reel.index == 0)
    #expect(rig.start(ofItem: 0) == 0)
    #expect(rig.frame.pageCount == 4)
  }

  @Test
  func `it advances by itself a step every three seconds, with one timer and no ticks between`() {
    let rig = Rig()
    rig.show()
    #expect(!rig.model.ticks)
    #expect(Timer.live.count == 1)
    rig.pass(2.6)
    #expect(rig.model.ticks)
    rig.pass(0.5)
    #expect(!rig.model.ticks)
    #expect(rig.model.reel.index == 1)
    #expect(Timer.live.count == 1)
    rig.pass(6)
    #expect(rig.model.reel.index == 3)
  }

  @Test func `before it appears and after it disappears nothing is due`() {
    let rig = Rig()
    rig.update()
    #expect(Timer.live.isEmpty)
    rig.model.appear()
    #expect(Timer.live.count == 1)
    rig.model.disappear()
    #expect(Timer.live.isEmpty)
    #expect(!rig.model.ticks)
  }

  @Test func `a parent's update changes nothing by itself`() {
    let rig = Rig()
    rig.show()
    rig.pass(2.7)
    let before = rig.start(ofItem: 1)
    for _ in 0..<10 { rig.update() }
    #expect(rig.start(ofItem: 1) == before)
    #expect(rig.model.ticks)
    #expect(Timer.live.count == 1)
  }

  @Test func `a selection says where it begins, without motion`() {
    let rig = Rig()
    let box = Box(2)
    rig.selection = box.binding
    rig.update()
    #expect(rig.model.reel.index == 2)
    #expect(rig.start(ofItem: 2) == 0)
    #expect(box.value == 2)
  }

  @Test func `a changed selection is gone to, and is not written over on the way`() {
    let rig = Rig(.pager, count: 6)
    let box = Box(0)
    rig.selection = box.binding
    rig.show()
    box.value = 4
    rig.update()
    #expect(rig.model.reel.target == 4)
    for _ in 0..<20 { rig.pass(0.05) }
    #expect(rig.model.reel.index == 4)
    #expect(box.value == 4)
    #expect(box.written.isEmpty)
  }

  @Test func `the drive's steps are written to the selection, and change nothing back`() {
    let rig = Rig()
    let box = Box(0)
    rig.selection = box.binding
    rig.show()
    rig.pass(3.2)
    #expect(box.value == 1)
    rig.update()
    #expect(!rig.model.ticks)
    rig.pass(3)
    #expect(box.value == 2)
  }

  @Test func `a selection beyond the items is corrected`() {
    let rig = Rig(.pager, count: 3)
    let box = Box(9)
    rig.selection = box.binding
    rig.show()
    rig.pass(0.1)
    #expect(rig.model.reel.index == 2)
    #expect(box.value == 2)
  }

  @Test func `changed data keeps the item by its identity`() {
    let rig = Rig(.pager, count: 6)
    rig.show()
    rig.model.send(.select(item: 3, animated: false, way: .shortest, by: .caller))
    rig.refresh()
    rig.ids = [10, 11, 0, 1, 2, 3, 4, 5]
    rig.update()
    #expect(rig.model.reel.index == 5)
    #expect(rig.start(ofItem: 5) == 0)
    rig.ids = [3, 11, 0]
    rig.update()
    #expect(rig.model.reel.index == 0)
  }

  @Test func `a view is told apart by its item's identity, wherever that is`() {
    let rig = Rig(.pager, count: 4)
    rig.update()
    let tag = rig.frame.places.first { $0.key.item == 0 }?.key.tag
    rig.ids = [7, 0, 1, 2, 3]
    rig.update()
    #expect(rig.frame.places.first { $0.key.item == 1 }?.key.tag == tag)
  }

  @Test func `items of one identity are told apart all the same`() {
    let rig = Rig(.carousel, count: 0)
    rig.ids = [5, 5, 5]
    rig.update()
    let keys = rig.frame.keys.map(\.id)
    #expect(Set(keys).count == keys.count)
    #expect(!keys.isEmpty)
  }

  @Test func `through empty and back the item is found again`() {
    let rig = Rig(.pager, count: 6)
    rig.show()
    rig.model.send(.select(item: 4, animated: false, way: .shortest, by: .caller))
    rig.ids = []
    rig.update()
    #expect(rig.frame.places.isEmpty)
    rig.ids = [9, 0, 1, 2, 3, 4, 5]
    rig.update()
    #expect(rig.model.reel.index == 5)
  }

  @Test func `a million items cost what ten do`() {
    let rig = Rig(.carousel, count: 0)
    rig.ids = Array(0..<1_000_000)
    rig.update()
    #expect(rig.frame.places.count <= 5)
    #expect(rig.model.known.count <= 101)
    #expect(rig.frame.places.contains { $0.key.item == 999_999 })
  }

  @Test func `it keeps its item through a change of size`() {
    let rig = Rig()
    rig.show()
    rig.pass(6.2)
    #expect(rig.model.reel.index == 2)
    rig.size = CGSize(width: 700, height: 300)
    rig.update()
    #expect(rig.model.reel.index == 2)
    #expect(rig.start(ofItem: 2) == 0)
  }

  @Test func `reduced motion, a screen reader and an inactive scene hold it`() {
    for number in 0..<3 {
      let rig = Rig()
      rig.show()
      if number == 0 { rig.surroundings.reducesMotion = true }
      if number == 1 { rig.surroundings.hasVoice = true }
      if number == 2 { rig.surroundings.phase = .inactive }
      rig.update()
      rig.pass(20)
      #expect(rig.model.reel.index == 0)
      #expect(Timer.live.isEmpty)
      rig.surroundings = ReelModel.Surroundings(
        phase: .active, reducesMotion: false, hasVoice: false)
      rig.update()
      rig.pass(3.1)
      #expect(rig.model.reel.index == 1)
    }
  }

  @Test func `a scene that never tells its phase does not hold it`() {
    let rig = Rig()
    rig.surroundings.phase = .background
    rig.show()
    rig.pass(3.1)
    #expect(rig.model.reel.index == 1)
  }

  @Test(arguments: [ScenePhase.background, .active])
  func `the app's own going to the background holds it, whatever is told of its scene`(
    phase: ScenePhase
  ) {
    func post(_ names: Notification.Name...) {
      for name in names { NotificationCenter.default.post(name: name, object: nil) }
    }
    let rig = Rig()
    rig.surroundings.phase = phase
    rig.show()
    post(UIApplication.willResignActiveNotification)
    rig.pass(20)
    #expect(rig.model.reel.index == 0)
    post(UIApplication.didEnterBackgroundNotification)
    rig.pass(20)
    #expect(rig.model.reel.index == 0)
    #expect(rig.model.isInBackground)
    #expect(Timer.live.isEmpty)
    post(UIApplication.willEnterForegroundNotification)
    #expect(!rig.model.isInBackground)
    rig.pass(20)
    #expect(rig.model.reel.index == 0)
    post(UIApplication.didBecomeActiveNotification)
    rig.pass(3.1)
    #expect(rig.model.reel.index == 1)
  }

  @Test func `the person's switch and its binding are one`() {
    let rig = Rig()
    let box = Box(true)
    rig.setup.isPlaying = box.binding
    rig.surroundings.reducesMotion = true
    rig.show()
    // True from the start is no wish against reduced motion.
    rig.pass(10)
    #expect(rig.model.reel.index == 0)
    rig.model.togglePlaying()
    rig.pass(3.6)
    #expect(box.value)
    #expect(rig.model.reel.personSwitch == .playing)
    #expect(rig.model.reel.index == 1)
    box.value = false
    rig.update()
    #expect(rig.model.reel.personSwitch == .paused)
    rig.pass(10)
    #expect(rig.model.reel.index == 1)
    rig.model.togglePlaying()
    #expect(box.value)
  }

  @Test func `a clock that is set does not move the strip`() {
    var setup = ReelSetup.marquee
    setup.settings.delay = 0
    let rig = Rig(setup, count: 1)
    rig.extents = [0: CGSize(width: 800, height: 20)]
    rig.show()
    rig.pass(2)
    let before = rig.start(ofItem: 0) ?? 0
    HostClock.date = { Date(timeIntervalSinceReferenceDate: DoubleClock.now - 5000) }
    rig.pass(1)
    let after = rig.start(ofItem: 0) ?? 0
    #expect(abs(after - (before - 40)) < 0.01)
    HostClock.date = { Date(timeIntervalSinceReferenceDate: DoubleClock.now + 90_000) }
    rig.pass(1)
    #expect(abs((rig.start(ofItem: 0) ?? 0) - (before - 80)) < 0.01)
  }

  @Test func `where it is comes from the frame's own date`() {
    var setup = ReelSetup.marquee
    setup.settings.delay = 0
    let rig = Rig(setup, count: 1)
    rig.extents = [0: CGSize(width: 800, height: 20)]
    rig.show()
    let date = HostClock.date().addingTimeInterval(0.5)
    let place = rig.model.frame(at: date).places.first { $0.key.copy == 0 }
    #expect(abs(Double(place?.transform.m31 ?? 0) + 20) < 0.001)
    // Asking moved nothing on.
    #expect(rig.model.reel.time == 1000)
  }

  @Test func `other texts come in at the seam where that is asked for`() {
    var setup = ReelSetup.marquee
    setup.settings.delay = 0
    setup.swap = .atSeam
    let rig = Rig(setup, count: 1, size: CGSize(width: 100, height: 20))
    rig.words = ["old"]
    rig.extents = [0: CGSize(width: 168, height: 20)]
    rig.show()
    rig.pass(1)
    rig.words = ["new"]
    rig.update()
    #expect((rig.model.shown as? ShownItems<Text>)?.source.value?(0) as? String == "new")
    // The old one has the index after the new one's, and is where it was: 40 points on.
    func start(_ item: Int) -> Double? {
      rig.model.frame(at: HostClock.date()).places.filter { $0.key.item == item }
        .map { Double($0.transform.m31) }.filter { $0 > -168 && $0 < 100 }.max()
    }
    #expect(abs((start(1) ?? 99) + 40) < 0.01)
    #expect(start(0) == nil)
    // 168 points have passed after 4.2 seconds, and 32 more bring the new one home.
    rig.pass(3)
    #expect(rig.model.reel.isSwapping)
    #expect(abs((start(1) ?? 99) + 160) < 0.01 && abs((start(0) ?? 99) - 40) < 0.01)
    rig.pass(0.3)
    #expect(!rig.model.reel.isSwapping && start(1) == nil)
    rig.pass(0.7)
    #expect(abs(start(0) ?? 99) < 0.01)
  }

  @Test func `a turn by seconds needs no speed`() {
    var setup = ReelSetup.marquee
    setup.settings.delay = 0
    setup.duration = 10
    let rig = Rig(setup, count: 1, size: CGSize(width: 100, height: 20))
    rig.extents = [0: CGSize(width: 168, height: 20)]
    rig.show()
    #expect(rig.model.reel.settings.drive == .drift(speed: 20))
  }

  @Test func `a tap selects, and on what moves only stops it`() {
    let rig = Rig()
    var selected: [Int] = []
    rig.setup.actions.select = [{ selected.append($0) }]
    rig.show()
    rig.model.tap(0)
    #expect(selected == [0])
    rig.pass(2.7)
    rig.model.tap(1)
    #expect(selected == [0])
    rig.pass(1)
    rig.model.tap(1)
    #expect(selected == [0, 1])
  }

  @Test func `a drag goes a page, is told where it will settle, and settles there`() {
    let rig = Rig(.pager)
    var told: [String] = []
    rig.setup.actions.willSettle = [{ told.append("will \($0)") }]
    rig.setup.actions.settle = [{ told.append("at \($0)") }]
    rig.setup.actions.indexChange = [{ told.append("index \($0) \($1)") }]
    rig.show()
    rig.model.press(at: CGPoint(x: 200, y: 50), by: .touch, stamp: DoubleClock.now)
    for step in 1...10 {
      rig.pass(0.01)
      rig.model.move(CGSize(width: -15 * step, height: 0), stamp: DoubleClock.now)
    }
    #expect(rig.model.ticks)
    #expect(abs((rig.start(ofItem: 0) ?? 0) + 135) < 0.001)
    rig.model.release(stamp: DoubleClock.now)
    rig.pass(2)
    #expect(rig.model.reel.index == 1)
    #expect(told.filter { $0 == "will 1" }.count == 1)
    #expect(told.last == "at 1")
    #expect(told.filter { $0.hasPrefix("index") } == ["index 1 person"])
  }

  @Test func `a gesture that ends without its end being told is cancelled`() {
    let rig = Rig(.pager)
    rig.show()
    rig.model.press(at: CGPoint(x: 200, y: 50), by: .touch, stamp: DoubleClock.now)
    rig.model.noteGesture(isActive: true)
    rig.model.move(CGSize(width: -60, height: 0), stamp: DoubleClock.now)
    rig.model.noteGesture(isActive: false)
    rig.pass(2)
    #expect(!rig.model.isPressed)
    #expect(rig.model.reel.index == 0)
    #expect(rig.start(ofItem: 0) == 0)
    #expect(!rig.model.ticks)
  }

  @Test func `a step asked for under reduced motion is a cross-fade of a fifth of a second`() {
    let rig = Rig(.pager)
    rig.surroundings.reducesMotion = true
    rig.show()
    rig.model.send(.step(1, by: .person))
    rig.pass(0.1)
    #expect(rig.model.ticks)
    let seen = rig.frame.places.filter { $0.opacity > 0 && $0.transform.m31 == 0 }
    #expect(Set(seen.map(\.key.item)) == [0, 1])
    for place in seen { #expect(abs(place.opacity - 0.5) < 0.01) }
    rig.pass(0.11)
    #expect(!rig.model.ticks)
    #expect(rig.frame.places.filter { $0.opacity > 0 && $0.transform.m31 == 0 }.count == 1)
  }

  @Test func `commands given before there are items are carried out then`() {
    let controller = ReelController()
    controller.select(2, animated: false)
    let rig = Rig(.pager)
    rig.setup.controller = controller
    rig.update()
    #expect(rig.model.reel.index == 2)
    #expect(controller.index == 2)
    #expect(controller.place == Reel.SavedPlace(index: 2))
  }
}
