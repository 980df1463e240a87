import Glibc

/// Bytes that were read together and are decoded one by one.
struct InputSlice {
  private var bytes: [UInt8] = []
  private var position = 0

  /// The maximum number of bytes that a terminal delivers in one read.
  private static let most = 4096

  mutating func next() -> UInt8? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  /// Reads the bytes that have arrived, after all earlier ones are decoded. Returns `false` if there are none. Never
  /// waits.
  mutating func fill(from descriptor: Int32) -> Bool {
    if position < bytes.count { return true }
    position = 0
    bytes = []
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&state, 1, 0) == 1, state.revents & Int16(POLLIN) != 0 else { return false }
    bytes = [UInt8](unsafeUninitializedCapacity: Self.most) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
    return !bytes.isEmpty
  }
}
