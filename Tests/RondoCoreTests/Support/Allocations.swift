import CAllocationCounter

/// Returns how many heap allocations `body` makes on the calling thread, or `nil` where they cannot
/// be counted.
///
/// `body` runs twice and the second run is counted: the first fills what the runtime makes once and
/// keeps, such as the metadata of a generic type.
func allocations(in body: () -> Void) -> Int? {
  guard allocation_counter_is_available() else { return nil }
  body()
  allocation_counter_start()
  body()
  return Int(allocation_counter_stop())
}
