import Glibc

/// Memory that this process shares with its workers: the bytes of one block, and the part that a worker is at.
final class SharedBlock {
  /// The bytes before the data, which keep the number of a part.
  private static let header = 64

  private let base: UnsafeMutableRawPointer
  let capacity: Int

  /// Reserves addresses for a block; `nil` if there are none. Memory is taken page by page when it is written.
  init?(capacity: Int) {
    self.capacity = capacity
    let place = mmap(
      nil, capacity + Self.header, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    guard let place, place != MAP_FAILED else { return nil }
    base = place
  }

  deinit {
    munmap(base, capacity + Self.header)
  }

  var bytes: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: base + Self.header, count: capacity)
  }

  /// The number of the part that the worker is at. The worker writes it; this process reads it when the worker is gone,
  /// or to see that it gets on.
  var part: Int {
    get { base.load(as: Int.self) }
    set { base.storeBytes(of: newValue, as: Int.self) }
  }

  /// Gives back the memory of a block that was unusually long.
  func shrink() {
    madvise(base, capacity + Self.header, MADV_REMOVE)
  }
}
