import Glibc

/// Bytes that wait for the terminal to take them, so that the loop never waits.
struct Outbox {
  private let end: WritingEnd
  private var bytes: [UInt8] = []
  private var position = 0
  /// The number of bytes that were accepted for the terminal so far, including those that are waiting.
  private(set) var byteCount = 0

  /// The number of waiting bytes above which more are dropped: far more than a frame, and a limit to the use of memory.
  private static let most = 1 << 20
  init(_ end: WritingEnd) {
    self.end = end
  }

  /// Whether the terminal has taken all bytes.
  var isEmpty: Bool { bytes.isEmpty }

  /// Whether further bytes would be dropped.
  var isFull: Bool { bytes.count - position >= Self.most }

  /// The descriptor to poll while bytes are waiting.
  var poll: pollfd? {
    isEmpty ? nil : pollfd(fd: end.descriptor, events: Int16(POLLOUT), revents: 0)
  }

  /// Adds bytes. Returns `false` if they are dropped because too many are waiting.
  @discardableResult
  mutating func add(_ more: some Collection<UInt8>) -> Bool {
    guard !isFull else { return false }
    byteCount += more.count
    bytes += more
    return true
  }

  /// Sends as many bytes as the terminal takes now.
  mutating func send() {
    while position < bytes.count {
      switch bytes.withUnsafeBytes({ end.write(UnsafeRawBufferPointer(rebasing: $0[position...])) }) {
      case .taken(let count): position += count
      case .noRoom: return
      // The terminal is gone, so the rest is dropped.
      case .gone: position = bytes.count
      }
    }
    bytes.removeAll(keepingCapacity: true)
    position = 0
  }

  /// Sends all bytes before the terminal is given back. Returns whether the terminal has taken all of them.
  /// It gives up if the terminal takes none for `patience`, or not all of them within five times as long; the rest is
  /// dropped.
  /// If the user has stopped the output with ^S, it continues.
  mutating func finish(patience: Duration) -> Bool {
    send()
    if isEmpty { return true }
    end.restart()
    let start = Moment.now
    var (taken, lastTaken) = (position, start)
    while case _ = send(), !isEmpty, case let now = Moment.now, now - start < patience * 5 {
      if position != taken { (taken, lastTaken) = (position, now) }
      guard now - lastTaken < patience else { break }
      var room = pollfd(fd: end.descriptor, events: Int16(POLLOUT), revents: 0)
      _ = Glibc.poll(&room, 1, 5)
    }
    defer {
      bytes.removeAll(keepingCapacity: true)
      position = 0
    }
    return isEmpty
  }
}
