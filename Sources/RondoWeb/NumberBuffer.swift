/// Numbers in the module's memory, through which arrays pass to and from the script.
///
/// It grows and never shrinks, so that writing a script allocates nothing once it has been written.
final class NumberBuffer {
  private(set) var address: UnsafeMutablePointer<Double>
  private(set) var capacity: Int
  private(set) var count = 0

  /// The most numbers it takes: eight megabytes.
  static var mostNumbers: Int { 1 << 20 }

  /// Creates a buffer of at least one number.
  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    address = .allocate(capacity: self.capacity)
    address.initialize(repeating: 0, count: self.capacity)
  }

  /// Makes room for so many numbers, at most `mostNumbers`, and keeps those that are there.
  func reserve(_ wanted: Int) {
    guard wanted > capacity, capacity < Self.mostNumbers else { return }
    let larger = min(max(wanted, 2 * capacity), Self.mostNumbers)
    let room = UnsafeMutablePointer<Double>.allocate(capacity: larger)
    room.initialize(repeating: 0, count: larger)
    room.update(from: address, count: capacity)
    address.deallocate()
    address = room
    capacity = larger
  }

  func clear() { count = 0 }

  /// Appends a number; without effect when it is full.
  @inline(never)
  func append(_ number: Double) {
    reserve(count + 1)
    guard count < capacity else { return }
    address[count] = number
    count += 1
  }

  /// Puts a number in the place of one that was appended.
  func replace(_ number: Double, at place: Int) {
    if place >= 0 && place < count { address[place] = number }
  }

  /// Returns a number of the script's, NaN beyond the room there is.
  subscript(place: Int) -> Double {
    place >= 0 && place < capacity ? address[place] : .nan
  }
}
