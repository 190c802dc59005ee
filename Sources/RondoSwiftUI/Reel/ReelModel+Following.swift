#if canImport(SwiftUI)
  import Foundation
  import RondoCore
  import SwiftUI

  /// Linked banners: the engine knows where a follower is, the models tell each other of events.
  extension ReelModel {
    /// Notes whom this banner follows from now on, or that it follows nobody.
    func follow(_ leader: ReelController?) {
      guard leader !== setup.leader || (leader != nil && stamp < 0) else { return }
      setup.leader?.removeFollower(self)
      leader?.addFollower(self)
    }

    /// Takes up following, or leaves it, in an update of the views.
    func takeLeader() {
      let leader = setup.leader?.attached
      if let leader, !reel.isFollowing {
        note(reel.follow(leader.reel, at: now), before: reel)
      } else if setup.leader == nil, reel.isFollowing {
        note(reel.follow(nil, at: now), before: reel)
      }
    }

    /// Takes the banners along that follow this one.
    func lead() {
      guard !isLeading, !followers.isEmpty else { return }
      // Their views are not to be made anew in the middle of an update.
      if isUpdating { return afterUpdate { $0.lead() } }
      isLeading = true
      followers.removeAll { $0.model == nil }
      for follower in followers { follower.model?.followLeader() }
      isLeading = false
    }

    private func followLeader() {
      guard setup.leader != nil || reel.isFollowing else { return }
      let before = reel
      note(reel.follow(setup.leader?.attached?.reel, at: now), before: before)
      publish()
      tellAll()
      scheduleWake()
    }

    /// Has the banner that this one follows go to an item; those in a circle are asked once.
    func ask(for item: Int, way: Reel.Way = .shortest) {
      guard !isAsking, setup.leader != nil else { return }
      if isUpdating { return afterUpdate { $0.ask(for: item, way: way) } }
      isAsking = true
      setup.leader?.attached?.send(
        .select(item: item, animated: true, way: way, by: .person))
      isAsking = false
    }
  }
#endif
