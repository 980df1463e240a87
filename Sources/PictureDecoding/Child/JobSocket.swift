import Glibc

/// A socket over which whole messages are read and written, waiting for them.
struct JobSocket {
  private let descriptor: Int32

  /// Creates the end of a socket; `nil` if the descriptor is another file, as when a user starts the process.
  init?(_ descriptor: Int32) {
    var kind: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    guard getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &kind, &size) == 0 else { return nil }
    self.descriptor = descriptor
  }

  /// Waits for the next message; `nil` at the end, and at a message that is too long.
  func receive(atMost limit: Int) -> [UInt8]? {
    guard let header = read(count: 4) else { return nil }
    let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    return count <= limit ? read(count: count) : nil
  }

  private func read(count: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let start = buffer.baseAddress {
        let received = Glibc.read(descriptor, start + filled, count - filled)
        if received < 0, errno == EINTR { continue }
        guard received > 0 else { return }
        filled += received
      }
    }
    return bytes.count == count ? bytes : nil
  }

  /// Sends a message. Returns whether the other end took all of it.
  func send(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count, let start = buffer.baseAddress {
        let count = write(descriptor, start + sent, buffer.count - sent)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }
}
