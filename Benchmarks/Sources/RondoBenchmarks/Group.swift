/// Subjects that are compared with each other, in one run and by turns, so that whatever else the
/// machine does concerns them all.
struct Group {
  let title: String
  let frames: Frames
  let subjects: [Subject]
  /// The most that a subject may take of what the first takes, by subject; nil is not judged.
  var bounds: [Double?] = []

  /// How many rounds: the fastest counts, since other work only ever adds.
  static let rounds = 25

  /// Checks, times and prints the group; returns whether it is right and within its bounds.
  func run() -> Bool {
    print("\n\(title)")
    guard check() else { return false }
    var fastest = subjects.map { $0.time(frames) }
    for _ in 1..<Self.rounds {
      for (index, subject) in subjects.enumerated() {
        let round = subject.time(frames)
        if round.nanoseconds < fastest[index].nanoseconds { fastest[index] = round }
      }
    }
    print(Report.heading)
    var isWithin = true
    for (index, subject) in subjects.enumerated() {
      let ratio = fastest[index].perFrame / fastest[0].perFrame
      let bound = index < bounds.count ? bounds[index] : nil
      isWithin = isWithin && ratio <= bound ?? .infinity
      print(Report.line(subject.title, fastest[index], ratio: ratio, bound: bound))
    }
    return isWithin
  }

  /// Whether every subject shows what it must: a wrong result has no speed.
  private func check() -> Bool {
    let sights = subjects.map { $0.sample(frames) }
    for frame in 0..<frames.count {
      let time = frames.time(of: frame)
      for (index, subject) in subjects.enumerated() {
        let sight = sights[index][frame]
        let wanted = subject.reference?(time) ?? sights[0][frame]
        guard sight.count > 0, sight.agrees(with: wanted) else {
          print("  \(subject.title), frame \(frame): shows \(sight), should show \(wanted)")
          return false
        }
      }
    }
    return true
  }
}
