#if canImport(SwiftUI)
  import Foundation
  import RondoCore
  import SwiftUI

  /// Fingers, wheels and keys, whatever brings them.
  extension ReelModel {
    /// A finger came down, or its drag was recognised; `stamp` is the event's own time.
    func press(at point: CGPoint, by pointer: Reel.Pointer, stamp: TimeInterval) {
      guard !isPressed else { return }
      isPressed = true
      hasSeenGesture = false
      send(.press(pointer, along: along(point)), stamp: stamp)
    }

    /// Returns the time of an event's date.
    func stamp(of date: Date) -> TimeInterval { time.time(of: date) }

    /// It moved, by so much since it came down.
    func move(_ translation: CGSize, stamp: TimeInterval) {
      guard isPressed else { return }
      send(
        .move(x: Double(translation.width), y: Double(translation.height)),
        stamp: stamp)
    }

    /// It lifted; returns whether that was a tap that may select an item.
    @discardableResult
    func release(stamp: TimeInterval) -> Bool {
      guard isPressed else { return false }
      isPressed = false
      let wasDragged = reel.isDragging
      let outcome = send(.release, stamp: stamp)
      if wasDragged, let target = reel.target { tell(willSettleAt: target) }
      return outcome.taps
    }

    func cancelPress() {
      landing = nil
      guard isPressed else { return }
      isPressed = false
      send(.cancel)
    }

    /// The system took the finger away if the gesture ended without its end having been told.
    func noteGesture(isActive: Bool) {
      guard isPressed else { return }
      if isActive {
        hasSeenGesture = true
      } else if hasSeenGesture {
        afterUpdate { $0.cancelPress() }
      }
    }

    /// A finger came down, as only some systems tell: what moves stops at once.
    func land(at point: CGPoint, by pointer: Reel.Pointer, stamp: TimeInterval) {
      landing = Landing()
      press(at: point, by: pointer, stamp: stamp)
    }

    /// It lifted.
    func lift(stamp: TimeInterval) {
      guard landing != nil else { return }
      let isTap = release(stamp: stamp)
      landing?.isTap = isTap
      if isTap, let item = landing?.item { tell(selected: item) }
    }

    /// An item was tapped: the touch stops what moves, and selects only if nothing did.
    func tap(_ item: Int) {
      if let landing {
        // The finger was seen to land; its lifting is told before the tap or after it.
        if landing.isTap == true { tell(selected: item) }
        self.landing?.item = item
        if landing.isTap != nil { self.landing = nil }
        return
      }
      guard !isPressed else { return }
      let stamp = now
      press(at: .zero, by: .touch, stamp: stamp)
      if release(stamp: stamp) { tell(selected: item) }
    }

    /// A wheel or trackpad turned; returns whether the strip used it.
    @discardableResult
    func scroll(x: CGFloat, y: CGFloat, _ kind: Reel.WheelKind) -> Bool {
      send(.wheel(x: Double(x), y: Double(y), kind)).used
    }

    /// An arrow key or a remote, as a physical direction; returns whether the strip used it.
    @discardableResult
    func arrow(x: Int, y: Int) -> Bool { send(.arrow(x: x, y: y)).used }

    /// Does something when the update of the views that tells of it is over.
    func afterUpdate(_ body: @escaping (ReelModel) -> Void) {
      later.append { [weak self] in self.map(body) }
      scheduleWake()
    }

    /// The crown turned to a row.
    func turnCrown(to row: Double) {
      guard let item = item(ofCrown: row), item != reel.target ?? reel.index else { return }
      send(.select(item: item, animated: true, way: .shortest, by: .person))
    }

    /// Returns the item of a row of the crown.
    func item(ofCrown row: Double) -> Int? {
      guard row.isFinite, itemCount > 0 else { return nil }
      let rounded = Int(clamping: row.rounded())
      return ((rounded % itemCount) + itemCount) % itemCount
    }

    /// The person picked a page of an indicator.
    func pick(page: Int) {
      guard let item = reel.strip.item(ofPage: page) else { return }
      send(.select(item: item, animated: true, way: .shortest, by: .person))
    }

    private func along(_ point: CGPoint) -> Double {
      Double(setup.settings.axis == .horizontal ? point.x : point.y)
    }
  }
#endif
