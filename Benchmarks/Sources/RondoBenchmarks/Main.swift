import Foundation

/// Checks, then times, the engine by itself, over counts of items, and against the ways in which
/// such banners are written by hand. Ends badly where a result is wrong or a bound is missed. With
/// arguments only the groups whose titles contain one of them run.
@main struct Main {
  static func main() {
    let wanted = CommandLine.arguments.dropFirst()
    let groups = (activities + counts + handWritten).filter { group in
      wanted.isEmpty || wanted.contains { group.title.contains($0) }
    }
    let failed = groups.filter { !$0.run() }
    if failed.isEmpty { return }
    print("\nWrong or out of bounds:")
    for group in failed { print("  \(group.title)") }
    exit(1)
  }

  /// What a frame of each activity takes.
  static var activities: [Group] {
    let items = Extents.uniform(count: 1000)
    let reference = Reference(items)
    return [
      Group(
        title: "Drift, 1000 items", frames: Frames(count: 2000),
        subjects: [
          Subject("drift", reference: { reference.sight(at: DrivenReel.speed * $0) }) {
            DrivenReel.drift(items)
          }
        ]),
      Group(
        title: "Step, 1000 items", frames: Frames(count: 2000),
        subjects: [
          Subject("staircase", reference: { reference.sight(at: DrivenReel.stepped(at: $0)) }) {
            DrivenReel.steps(items)
          }
        ]),
      Group(
        title: "Fling, 1000 items", frames: Frames(count: 240),
        subjects: [
          Subject("decay", reference: { reference.sight(at: FlungReel.coasted(at: $0)) }) {
            FlungReel(items)
          }
        ]),
      Group(
        title: "Drag, 1000 items", frames: Frames(count: 2000),
        subjects: [
          Subject("finger", reference: { reference.sight(at: DraggedReel.speed * $0) }) {
            DraggedReel(items)
          }
        ]),
    ]
  }

  /// A million items must cost what ten do: no more where an item is found by division, at most twice
  /// where it is searched for.
  static var counts: [Group] {
    let counts = [10, 1000, 1_000_000]
    func group(_ title: String, _ bound: Double, _ items: (Int) -> Extents) -> Group {
      Group(
        title: title, frames: Frames(count: 2000),
        subjects: counts.map { count in
          let items = items(count)
          let reference = Reference(items)
          return Subject(
            "\(count) items", reference: { reference.sight(at: DrivenReel.speed * $0) }
          ) { DrivenReel.drift(items) }
        },
        bounds: [nil, bound, bound])
    }
    return [
      group("Drift, items of one extent", 1.1, Extents.uniform),
      group("Drift, items of different extents", 2, Extents.varying),
    ]
  }

  /// The ways in which such banners are written by hand, on the same frames with the same results,
  /// half a turn after the start: a strip that runs all day is anywhere.
  static var handWritten: [Group] {
    [10, 1000, 100_000].flatMap { count in
      let uniform = Extents.uniform(count: count)
      let varying = Extents.varying(count: count)
      let speed = DrivenReel.speed
      let frames = Frames(
        count: 2000, start: Double(count / 2) * Extents.extent / DrivenReel.speed)
      return [
        Group(
          title: "By hand, \(count) items of one extent", frames: frames,
          subjects: [
            Subject("Rondo") { DrivenReel.drift(uniform) },
            Subject("a step added every frame") { Integrator(uniform, speed: speed) },
            Subject("\(ClonedArray.copies) copies in one array") {
              ClonedArray(uniform, speed: speed)
            },
          ]),
        Group(
          title: "By hand, \(count) items of different extents", frames: frames,
          subjects: [
            Subject("Rondo") { DrivenReel.drift(varying) },
            Subject("a step added every frame") { Integrator(varying, speed: speed) },
            Subject("search from the first item on") { LinearSearch(varying, speed: speed) },
          ]),
      ]
    }
  }
}
