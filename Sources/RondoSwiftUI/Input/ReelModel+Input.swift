#if canImport(SwiftUI)
  import Foundation
  import RondoCore
  import SwiftUI

  /// Fingers, wheels and keys, whatever brings them.
  extension ReelModel {
    /// A finger came down, or its drag was recognised; `stamp` is the event's own date.
    func press(at point: CGPoint, by pointer: Reel.Pointer, stamp: Date) {
      guard !isPressed else { return }
      isPressed = true
      hasSeenGesture = false
      send(.press(pointer, along: along(point)), stamp: time.time(of: stamp))
    }

    /// It moved, by so much since it came down.
    func move(_ translation: CGSize, stamp: Date) {
      guard isPressed else { return }
      send(
        .move(x: Double(translation.width), y: Double(translation.height)),
        stamp: time.time(of: stamp))
    }

    /// It lifted; returns whether that was a tap that may select an item.
    @discardableResult
    func release(stamp: Date) -> Bool {
      guard isPressed else { return false }
      isPressed = false
      let wasDragged = reel.isDragging
      let outcome = send(.release, stamp: time.time(of: stamp))
      if wasDragged, let target = reel.target { tell(willSettleAt: target) }
      return outcome.taps
    }

    func cancelPress() {
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
    func land(at point: CGPoint) {
      landing = Landing()
      press(at: point, by: .touch, stamp: HostClock.date())
    }

    /// It lifted.
    func lift() {
      guard landing != nil else { return }
      let isTap = release(stamp: HostClock.date())
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
      let stamp = HostClock.date()
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

    /// The crown turned to a row, as an update of the views tells it.
    func noteCrown(_ row: Double) {
      guard row.rounded() != crownRow else { return }
      let isFirst = crownRow == nil
      crownRow = row.rounded()
      if !isFirst { afterUpdate { $0.turnCrown(to: row) } }
    }

    private func turnCrown(to row: Double) {
      guard row.isFinite, itemCount > 0 else { return }
      let rounded = Int(clamping: row.rounded())
      let item = ((rounded % itemCount) + itemCount) % itemCount
      guard item != reel.target ?? reel.index else { return }
      send(.select(item: item, animated: true, way: .shortest, by: .person))
    }

    /// The person picked a page of an indicator.
    func pick(page: Int) {
      let item = page * max(reel.settings.stride, 1)
      send(.select(item: item, animated: true, way: .shortest, by: .person))
    }

    private func along(_ point: CGPoint) -> Double {
      Double(setup.settings.axis == .horizontal ? point.x : point.y)
    }
  }
#endif
