import RondoCore

@main struct Main {
  static func main() {
    print(MotionState(offset: 1, velocity: 2))
  }
}
