import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// Pictures that are loaded when they are near.
@MainActor @Suite(.serialized) struct LoadedImageTests {
  /// Loads on demand.
  @MainActor private final class Loader {
    var asked: [Int] = []
    var cancelled: [Int] = []
    var finished: [Int] = []
    private var waiting: [Int: CheckedContinuation<Image?, Never>] = [:]

    func load(_ index: Int) async -> Image? {
      asked.append(index)
      let image = await withCheckedContinuation { waiting[index] = $0 }
      if Task.isCancelled { cancelled.append(index) }
      finished.append(index)
      return image
    }

    func finish(_ index: Int, _ image: Image?) {
      waiting.removeValue(forKey: index)?.resume(returning: image)
    }

    /// Lets tasks go on until something has come of it.
    func wait(until isDone: () -> Bool) async {
      var rest = 1_000_000
      while !isDone(), rest > 0 {
        rest -= 1
        await Task.yield()
      }
    }

    func finishAll() { for index in Array(waiting.keys) { finish(index, nil) } }
  }

  private func image(_ width: CGFloat, _ height: CGFloat? = nil) -> Image {
    Image(
      uiImage: UIImage(color: .red, size: CGSize(width: width, height: height ?? width / 2)))
  }

  private func frames(_ screen: Screen) -> [CGRect] {
    screen.leaves.filter { $0.isVisible && $0.opacity > 0 }.map(\.frame)
  }

  @Test func `images near are loaded, each once, and those far are given up`() async {
    let loader = Loader()
    let controller = ReelController()
    let screen = Screen.showing(
      Pager(count: 9, placeholder: image(20)) { await loader.load($0) }.reelController(controller),
      height: 150)
    // The first page and the one that is kept ready; none for the view that is measured.
    await loader.wait { loader.asked.count >= 2 }
    #expect(loader.asked.sorted() == [0, 1])
    // No time passes, as others turn the clock while this waits.
    controller.select(8, animated: false)
    screen.settle()
    await loader.wait { loader.asked.count >= 4 }
    #expect(loader.asked.sorted() == [0, 1, 7, 8])
    for page in [1, 8] { loader.finish(page, image(40)) }
    await loader.wait { loader.finished.count >= 2 }
    #expect(loader.cancelled == [1])
    loader.finishAll()
  }

  @Test func `a loaded image comes in its placeholder's place, and of nil the placeholder stays`()
    async
  {
    let cases: [(Image?, CGFloat)] = [(image(50, 50), 100), (nil, 200)]
    for (loaded, width) in cases {
      let loader = Loader()
      let screen = Screen.showing(
        Carousel(count: 1, placeholder: image(20), contentMode: .fit) { await loader.load($0) }
          .autoplay(false),
        height: 100)
      await loader.wait { loader.asked == [0] }
      #expect(frames(screen).map(\.size) == [CGSize(width: 200, height: 100)])
      loader.finish(0, loaded)
      await loader.wait { loader.finished == [0] }
      await loader.wait {
        screen.settle()
        return loaded == nil || frames(screen).first?.width == width
      }
      #expect(frames(screen).map(\.size) == [CGSize(width: width, height: 100)])
    }
    let empty = Screen.showing(Pager(count: 0) { _ in nil }, height: 100)
    empty.advance(by: 1)
    #expect(frames(empty).isEmpty)
  }
}
