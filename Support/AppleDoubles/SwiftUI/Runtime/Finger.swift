#if os(Linux)
  import UIKit

  /// Test control: a finger on the screen.
  ///
  /// The recognisers of what is hit and of what is around it are told of it, the innermost first. The
  /// first that recognises makes the others fail, but for those that go together with any other.
  @MainActor public final class Touch {
    private let graph: Graph
    private var recognizers: [Recognizer] = []
    private var point: CGPoint
    private let start: CGPoint
    private let startTime: CFTimeInterval
    private var last: (point: CGPoint, time: CFTimeInterval)
    private var speed = CGSize.zero
    private var isOver = false
    /// The same finger for the views of UIKit's.
    private var inner: Finger?

    init(_ graph: Graph, at point: CGPoint) {
      self.graph = graph
      self.point = point
      start = point
      startTime = DoubleClock.now
      last = (point, startTime)
      collect()
      for recognizer in recognizers { recognizer.tell(\.onPossible, true) }
      for recognizer in recognizers where recognizer.isAtOnce && recognizer.state == .possible {
        begin(recognizer)
      }
      graph.flush()
    }

    private func collect() {
      var high: [Recognizer] = []
      var platform: [UIGestureRecognizer] = []
      var hosts = false
      for element in graph.rootElement.hit(point) ?? [] where element.node.values.isEnabled {
        if let element = element as? GestureElement {
          let modifier = element.modifier!
          // Without its subviews a gesture is alone; without itself, only they are heard.
          if !modifier.mask.contains(.subviews) {
            recognizers = []
            high = []
          }
          guard modifier.mask.contains(.gesture) else { continue }
          let own = modifier.recipes().map {
            Recognizer($0, element, isSimultaneous: modifier.priority == .simultaneous)
          }
          if modifier.priority == .high {
            high = own + high
          } else {
            recognizers += own
          }
        } else if let button = element as? ButtonElement {
          var recipe = Recipe(kind: .longTap)
          let action = button.action!
          recipe.onEnded = [{ _ in MainActor.assumeIsolated { action() } }]
          recognizers.append(Recognizer(recipe, element, isSimultaneous: false))
        } else if let picker = element as? PickerElement {
          var recipe = Recipe(kind: .longTap)
          let place = picker.local(point)
          recipe.onEnded = [{ _ in MainActor.assumeIsolated { picker.tap(at: place) } }]
          recognizers.append(Recognizer(recipe, element, isSimultaneous: false))
        } else if element is HostedElement {
          hosts = true
        } else if let holder = element as? any RecognizerHolder, let own = holder.recognizer {
          platform.append(own)
        } else if let scroll = element as? ScrollElement {
          let recipe = Recipe(kind: .scroll(scroll.axes))
          recognizers.append(Recognizer(recipe, element, isSimultaneous: false))
        }
      }
      recognizers = high + recognizers
      // Nobody says in which order recognisers on one view are told: here the outermost is first.
      inner = Finger(graph.window)
      inner?.down(point.x, point.y, onlyOnWindow: !hosts, with: platform.reversed())
    }

    public func move(to x: CGFloat, _ y: CGFloat) {
      guard !isOver else { return }
      point = CGPoint(x: x, y: y)
      let now = DoubleClock.now
      if now > last.time {
        let seconds = CGFloat(now - last.time)
        speed = CGSize(
          width: (x - last.point.x) / seconds, height: (y - last.point.y) / seconds)
      }
      let before = last.point
      last = (point, now)
      inner?.move(x, y)
      if isTakenInside {
        for recognizer in recognizers where recognizer.state == .possible { fail(recognizer) }
      }
      for recognizer in recognizers {
        switch recognizer.state {
        case .possible: begin(recognizer)
        case .began: change(recognizer, since: before)
        default: break
        }
      }
      graph.flush()
    }

    public func lift() {
      guard !isOver else { return }
      isOver = true
      let wasTakenInside = isTakenInside
      if !Finger.tellsTapsFirst { inner?.up() }
      defer { if Finger.tellsTapsFirst { inner?.up() } }
      for recognizer in recognizers where !wasTakenInside {
        switch (recognizer.state, recognizer.recipe.kind) {
        case (.possible, .tap), (.possible, .longTap):
          win(recognizer)
          recognizer.tell(\.onEnded, ())
          recognizer.state = .ended
        case (.began, .drag):
          let value = value(recognizer)
          recognizer.tell(\.onEnded, value)
          recognizer.state = .ended
        default: break
        }
      }
      finish()
    }

    /// The system takes the finger away.
    public func cancel() {
      guard !isOver else { return }
      isOver = true
      inner?.cancel()
      finish()
    }

    /// Called as time passes.
    func timePassed() {
      guard !isOver else { return }
      for recognizer in recognizers where recognizer.state == .possible {
        if case .longPress(let duration, _) = recognizer.recipe.kind,
          DoubleClock.now - startTime >= duration - 1e-9
        {
          win(recognizer)
          recognizer.state = .ended
          recognizer.tell(\.onEnded, recognizer.recipe.ends)
        }
      }
      graph.flush()
    }

    private func finish() {
      for recognizer in recognizers {
        recognizer.tell(\.onPossible, false)
        for reset in recognizer.recipe.onReset { reset() }
      }
      recognizers = []
      graph.flush()
    }

    // MARK: Recognising

    /// Whether one of UIKit's recognisers has the finger.
    private var isTakenInside: Bool { inner?.isTaken ?? false }

    private func begin(_ recognizer: Recognizer) {
      let (x, y) = (point.x - start.x, point.y - start.y)
      let distance = (x * x + y * y).squareRoot()
      // As far as a finger may stray that only means to tap or to press.
      let stray: CGFloat = 10
      switch recognizer.recipe.kind {
      case .tap, .longTap: if distance > stray { fail(recognizer) }
      case .longPress(_, let most): if distance > most { fail(recognizer) }
      case .drag(let least, _):
        guard distance >= least else { return }
        win(recognizer)
        recognizer.state = .began
        let value = value(recognizer)
        recognizer.tell(\.onChanged, value)
      case .scroll(let axes):
        let isAlong =
          axes.contains(.horizontal) && abs(x) >= stray
          || axes.contains(.vertical) && abs(y) >= stray
        guard isAlong else { return }
        win(recognizer)
        recognizer.state = .began
      }
    }

    private func change(_ recognizer: Recognizer, since before: CGPoint) {
      switch recognizer.recipe.kind {
      case .drag:
        let value = value(recognizer)
        recognizer.tell(\.onChanged, value)
      case .scroll:
        (recognizer.element as! ScrollElement)
          .scroll(by: before.x - point.x, before.y - point.y)
      default: break
      }
    }

    private func win(_ winner: Recognizer) {
      guard !winner.isSimultaneous else { return }
      inner?.lose(isLifting: isOver)
      if !isOver { inner = nil }
      for other in recognizers where other !== winner && !other.isSimultaneous {
        // A scroll view takes the finger even from who had it at once.
        switch (other.state, winner.recipe.kind, other.recipe.kind) {
        case (.possible, _, .scroll) where winner.isAtOnce: break
        case (.possible, _, _): fail(other)
        case (.began, .scroll, _) where other.isAtOnce:
          other.state = .failed
          for reset in other.recipe.onReset { reset() }
        default: break
        }
      }
    }

    private func fail(_ recognizer: Recognizer) {
      recognizer.state = .failed
      recognizer.tell(\.onPossible, false)
      recognizer.recipe.onPossible = []
    }

    private func value(_ recognizer: Recognizer) -> Any {
      guard case .drag(_, let space) = recognizer.recipe.kind else { return () }
      let (at, from) = (recognizer.place(point, space), recognizer.place(start, space))
      let ahead = recognizer.place(
        CGPoint(x: point.x + speed.width, y: point.y + speed.height), space)
      return DragGesture.Value(
        time: graph.date, location: at, startLocation: from,
        speed: CGSize(width: ahead.x - at.x, height: ahead.y - at.y))
    }
  }

  @MainActor private final class Recognizer {
    enum State { case possible, began, ended, failed }
    var recipe: Recipe
    let element: Element
    let isSimultaneous: Bool
    var state = State.possible
    init(_ recipe: Recipe, _ element: Element, isSimultaneous: Bool) {
      self.recipe = recipe
      self.element = element
      self.isSimultaneous = isSimultaneous
    }

    /// Whether it recognises a finger as it lands.
    var isAtOnce: Bool {
      if case .drag(let least, _) = recipe.kind { return least == 0 }
      return false
    }

    func tell<Value>(_ whom: KeyPath<Recipe, [(Value) -> Void]>, _ value: Value) {
      for action in recipe[keyPath: whom] { action(value) }
    }

    func place(_ point: CGPoint, _ space: CoordinateSpace) -> CGPoint {
      switch space {
      case .local: element.local(point)
      case .global: point
      case .named(let name):
        element.around { ($0 as? SpaceElement)?.modifier.name == name }?.local(point) ?? point
      }
    }
  }
#endif
