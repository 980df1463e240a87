import Glibc

/// The bytes on their way to a process that decodes, and those that came from it.
struct DecoderConnection {
  private var outgoing: [UInt8] = []
  private var sent = 0
  private var incoming: [UInt8] = []

  var hasMoreToSend: Bool { sent < outgoing.count }

  mutating func send(_ message: [UInt8]) {
    outgoing = message
    sent = 0
  }

  /// Writes what the socket takes. Returns whether the connection is still there.
  mutating func write(to socket: Int32) -> Bool {
    while hasMoreToSend {
      let count = outgoing.withUnsafeBytes { buffer in
        buffer.baseAddress.map { Glibc.send(socket, $0 + sent, buffer.count - sent, Int32(MSG_NOSIGNAL)) } ?? 0
      }
      if count < 0, errno == EINTR { continue }
      if count < 0 { return errno == EAGAIN }
      sent += count
    }
    outgoing = []
    sent = 0
    return true
  }

  /// Reads what is there. Returns whether more can come: not after the end, nor after too much at once.
  mutating func read(from socket: Int32, atMost limit: Int) -> Bool {
    while incoming.count <= limit + 4 {
      var count = 0
      let received = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
        count = recv(socket, buffer.baseAddress, buffer.count, 0)
        filled = max(0, count)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0 { return errno == EAGAIN }
      if count == 0 { return false }
      incoming.append(contentsOf: received)
    }
    return false
  }

  /// Takes a whole message out of what was read.
  mutating func nextMessage() -> ArraySlice<UInt8>? {
    guard incoming.count >= 4 else { return nil }
    let count = incoming[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard incoming.count >= 4 + count else { return nil }
    let message = incoming[4..<4 + count]
    incoming.removeSubrange(..<(4 + count))
    return message
  }
}
