import Rondo

/// What a page tells its banner, in either kit.
@MainActor protocol Banner {
  func start()
  func stop()
  func reset()
  func next()
  func previous()
}

extension ReelController: Banner {}
extension ReelView: Banner {}

/// Has hold of the UIKit banner that a page shows.
@MainActor final class BannerReference {
  weak var view: ReelView?
}
