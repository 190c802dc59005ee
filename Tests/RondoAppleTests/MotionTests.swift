#if canImport(UIKit) && !os(watchOS)
  import Rondo
  import Testing
  import UIKit

  /// What Core Animation has in hand, and when it has nothing.
  @MainActor @Suite struct MotionTests {
    private let shown = Shown(width: 200, height: 30)
    private let text = "The last train to the coast leaves at 23:10 from platform four."

    /// A text longer than its window, which runs at once, even where motion is reduced.
    private func marquee() -> MarqueeView {
      let marquee = MarqueeView(text: text)
      marquee.delay = 0
      marquee.personSwitch = .playing
      return marquee
    }

    @Test func `what runs is in Core Animation's hands, and what is paused is in nobody's`() {
      let marquee = shown.show(marquee())
      #expect(marquee.needsScrolling)
      #expect(marquee.isRunning)
      #expect(!marquee.keyframes.isEmpty)
      marquee.pause()
      shown.window.layoutIfNeeded()
      #expect(!marquee.isRunning)
      #expect(marquee.keyframes.isEmpty)
      marquee.resume()
      shown.window.layoutIfNeeded()
      #expect(!marquee.keyframes.isEmpty)
    }

    @Test func `what is off its window plays nothing, and plays again back on it`() {
      let marquee = shown.show(marquee())
      marquee.removeFromSuperview()
      marquee.layoutIfNeeded()
      #expect(marquee.keyframes.isEmpty)
      shown.show(marquee)
      #expect(!marquee.keyframes.isEmpty)
    }

    @Test func `what is hidden stands, and runs again when it is shown`() {
      let marquee = shown.show(marquee())
      marquee.isHidden = true
      shown.window.layoutIfNeeded()
      #expect(!marquee.isRunning)
      #expect(marquee.keyframes.isEmpty)
      marquee.isHidden = false
      shown.window.layoutIfNeeded()
      #expect(marquee.isRunning)
      #expect(!marquee.keyframes.isEmpty)
    }

    @Test func `text that fits is not handed over`() {
      let wide = Shown(width: 2000, height: 30)
      let marquee = wide.show(marquee())
      #expect(!marquee.needsScrolling)
      #expect(marquee.keyframes.isEmpty)
    }

    @Test func `keyframes are whole numbers of values, times and curves, and stay when they end`() {
      let marquee = shown.show(marquee())
      #expect(!marquee.keyframes.isEmpty)
      for animation in marquee.keyframes {
        let count = animation.values?.count ?? 0
        #expect(count >= 2)
        #expect(animation.keyTimes?.count == count)
        #expect(animation.timingFunctions?.count == count - 1)
        #expect(!animation.isRemovedOnCompletion)
        #expect(animation.delegate == nil)
        #expect(animation.duration > 0 && animation.duration.isFinite)
      }
    }

    @Test func `a step is handed over before it begins`() {
      let carousel = CarouselView()
      carousel.setViews((0..<4).map { _ in UIView() })
      carousel.personSwitch = .playing
      shown.show(carousel)
      #expect(carousel.isRunning)
      #expect(!carousel.keyframes.isEmpty)
      carousel.isAutoplaying = false
      carousel.layoutIfNeeded()
      #expect(carousel.keyframes.isEmpty)
    }

    @Test func `what the screen shows of it are numbers`() {
      let marquee = shown.show(marquee())
      turn()
      for layer in marquee.layers {
        // Nil where nothing was drawn yet.
        guard let seen = layer.presentation() else { continue }
        #expect(seen.position.x.isFinite && seen.position.y.isFinite)
        #expect(seen.opacity >= 0 && seen.opacity <= 1)
      }
    }

    @Test func `a banner taken away in mid-motion is released`() {
      weak var gone: MarqueeView?
      releasing {
        let marquee = shown.show(marquee())
        gone = marquee
        #expect(!marquee.keyframes.isEmpty)
        marquee.removeFromSuperview()
      }
      turn(until: { gone == nil })
      #expect(gone == nil)
    }

    @Test func `a carousel taken away while it waits for its next step is released`() {
      weak var gone: CarouselView?
      releasing {
        let carousel = CarouselView()
        carousel.setViews((0..<3).map { _ in UIView() })
        carousel.personSwitch = .playing
        carousel.indicator = PageIndicator()
        gone = carousel
        shown.show(carousel)
        #expect(!carousel.keyframes.isEmpty)
        carousel.removeFromSuperview()
      }
      turn(until: { gone == nil })
      #expect(gone == nil)
    }
  }
#endif
