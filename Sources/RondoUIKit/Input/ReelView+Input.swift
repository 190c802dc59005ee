#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import RondoTouch
  import UIKit

  /// What a finger came down on.
  struct Touched {
    var item: Int?
    /// Whether it lifted as a tap that may select.
    var isTap = false
    /// Whether its tap was recognised.
    var isTapped = false
    /// Whether it lifts now, of which the item's views hear after the banner.
    var isReleasing = false
  }

  /// Fingers, pointers and wheels.
  @nonobjc extension ReelView {
    func addRecognizers() {
      // Fingers on a remote are on nothing that is shown: they move the focus, and a click is a press.
      guard !Remote.isAll else { return }
      let filter = TouchFilter(self)
      actions.append(filter)
      let target = DragTarget(self)
      actions.append(target)
      let drag = DragRecognizer(target)
      drag.delegate = filter
      addGestureRecognizer(drag)
      let tap = UITapGestureRecognizer()
      tap.delegate = filter
      actions.append(tap.onChange { [weak self] in self?.tapped($0) })
      addGestureRecognizer(tap)
      #if !os(tvOS)
        let hover = UIHoverGestureRecognizer()
        actions.append(hover.onChange { [weak self] in self?.hovered($0) })
        addGestureRecognizer(hover)
        for kind in [Reel.WheelKind.continuous, .notched] {
          let scroll = UIPanGestureRecognizer()
          scroll.allowedScrollTypesMask = kind.scrollTypes
          scroll.allowedTouchTypes = []
          actions.append(scroll.onChange { [weak self] in self?.scrolled($0, kind) })
          addGestureRecognizer(scroll)
        }
      #endif
    }

    /// A scroll along the other axis, or on beyond an end, belongs to what is around the banner.
    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      guard recognizer.view === self, let scroll = recognizer as? UIPanGestureRecognizer else {
        return true
      }
      let settings = reel.settings
      guard settings.isDraggable, scroll.goes(along: settings.axis) else { return false }
      return presentReel.canMove(along: Double(scroll.way(along: settings.axis)))
    }

    // MARK: Fingers

    func pressed(at point: CGPoint, by pointer: Reel.Pointer, stamp: TimeInterval) {
      touched = Touched(item: item(at: point))
      let along = axis == .horizontal ? point.x : point.y
      deliver(.press(pointer, along: Double(along)), stamp: localTime(stamp))
      // The strip stands under the finger, and so do its layers.
      updateMotion()
      tellRunning()
    }

    func moved(x: CGFloat, y: CGFloat, stamp: TimeInterval) {
      let outcome = deliver(.move(x: Double(x), y: Double(y)), stamp: localTime(stamp))
      guard outcome.used else { return }
      needsMotion = true
      showPosition(animated: false)
    }

    func released(stamp: TimeInterval) {
      let wasDragged = reel.isDragging
      let outcome = deliver(.release, stamp: localTime(stamp))
      touched.isTap = outcome.taps
      selectTouched()
      if wasDragged, let target = reel.target {
        tell(willSettleAt: target)
      }
      touched.isReleasing = true
      updateMotion()
      touched.isReleasing = false
      tellRunning()
    }

    private func localTime(_ stamp: TimeInterval) -> TimeInterval {
      clock.convertTime(stamp, from: nil)
    }

    private func tapped(_ recognizer: UIGestureRecognizer) {
      guard recognizer.state == .ended else { return }
      touched.isTapped = true
      selectTouched()
    }

    /// The tap may be told before the finger's lifting or after it.
    private func selectTouched() {
      guard touched.isTap, touched.isTapped, let item = touched.item else { return }
      touched = Touched()
      tell(selected: item)
    }

    // MARK: Pointers and wheels

    private func hovered(_ recognizer: UIGestureRecognizer) {
      switch recognizer.state {
      case .began: send(.hold(.hover))
      case .ended, .cancelled, .failed: send(.unhold(.hover))
      default: break
      }
    }

    private func scrolled(_ recognizer: UIGestureRecognizer, _ kind: Reel.WheelKind) {
      guard let scroll = recognizer as? UIPanGestureRecognizer else { return }
      if scroll.state == .ended, kind == .continuous {
        // No inertia of a trackpad's is told to a recogniser: content goes on as the fingers went.
        let velocity = scroll.velocity(in: self)
        send(.wheelEnd(x: -Double(velocity.x), y: -Double(velocity.y)))
      }
      guard let step = scrolled.step(to: scroll.translation(in: self), in: scroll.state, kind)
      else { return }
      deliver(.wheel(x: Double(step.x), y: Double(step.y), kind))
      needsMotion = true
      updateMotion()
      showPosition(animated: false)
      tellRunning()
    }

    // MARK: Finding

    /// Returns the item that is seen at a point of the view at this moment; of several the one in front.
    /// What goes while others come is none.
    func item(at point: CGPoint) -> Int? {
      place(at: point).flatMap { $0.item < itemCount ? $0.item : nil }
    }

    /// A slot at a point, and the point in the slot's own plane, however it is turned.
    private typealias Place = (item: Int, key: Handover.View, pose: Pose, inside: CGPoint)

    private func place(at point: CGPoint) -> Place? {
      let handover = Handover(presentReel)
      let isHorizontal = axis == .horizontal
      let size = (width: Double(bounds.width), height: Double(bounds.height))
      var best: Place?
      var nearest = Double.infinity
      for number in handover.numbers() {
        let pose = handover.pose(of: number)
        guard pose.opacity > 0 else { continue }
        let extent = handover.writer.strip.extent(of: number)
        let (width, height) = isHorizontal ? (extent, size.height) : (size.width, extent)
        let map = Homography(
          of: pose, width: width, height: height, middle: (size.width / 2, size.height / 2),
          perspective: handover.writer.knots.perspective)
        guard let inside = map.point(seenAt: Double(point.x), Double(point.y)),
          inside.u >= 0, inside.u <= width, inside.v >= 0, inside.v <= height
        else { continue }
        // In front is what comes nearer to the viewer, else what is nearer to its own middle.
        let along = isHorizontal ? inside.u : inside.v
        let depth = abs(along - extent / 2) - 1e6 * pose.z
        guard depth < nearest else { continue }
        nearest = depth
        let view = handover.view(of: number)
        best = (view.item, view, pose, CGPoint(x: inside.u, y: inside.v))
      }
      return best
    }

    /// Returns the view that is hit at this moment, which is another one than was found where that is of a
    /// layer's own state: what moves is found by the formula.
    func movingView(at point: CGPoint, with event: UIEvent?, or hit: UIView) -> UIView {
      guard hit === self || hit.isDescendant(of: stage) else { return hit }
      return itemView(at: point, with: event) ?? self
    }

    /// Returns the view inside an item that is hit at this moment.
    private func itemView(at point: CGPoint, with event: UIEvent?) -> UIView? {
      guard let place = place(at: point), let content = slots[place.key]?.content else {
        return nil
      }
      let shift = CGFloat(place.pose.contentShift)
      let inside = CGPoint(
        x: place.inside.x - (axis == .horizontal ? shift : 0),
        y: place.inside.y - (axis == .vertical ? shift : 0))
      return content.hitTest(inside, with: event)
    }
  }
#endif
