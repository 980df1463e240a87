import Glibc

/// Bytes on their way to a terminal, which takes them when it has room: the loop never waits for it.
struct Outbox {
  private let end: WritingEnd
  private var bytes: [UInt8] = []
  private var position = 0
  /// The number of bytes that the terminal has been sent, or is to be sent, so far.
  private(set) var byteCount = 0

  /// How much may wait before more is left out: far more than a frame, and too little to use up the memory.
  private static let most = 1 << 20
  init(_ end: WritingEnd) {
    self.end = end
  }

  /// Whether the terminal has taken everything.
  var isEmpty: Bool { bytes.isEmpty }

  /// Whether more would be left out.
  var isFull: Bool { bytes.count - position >= Self.most }

  /// What to poll for while something waits.
  var poll: pollfd? {
    isEmpty ? nil : pollfd(fd: end.descriptor, events: Int16(POLLOUT), revents: 0)
  }

  /// Adds bytes behind those that wait; `false` where so many wait that these are left out.
  @discardableResult
  mutating func add(_ more: some Collection<UInt8>) -> Bool {
    guard !isFull else { return false }
    byteCount += more.count
    bytes += more
    return true
  }

  /// Sends as much as the terminal takes now.
  mutating func send() {
    while position < bytes.count {
      switch bytes.withUnsafeBytes({ end.write(UnsafeRawBufferPointer(rebasing: $0[position...])) }) {
      case .taken(let count): position += count
      case .noRoom: return
      // A terminal that takes nothing more is gone.
      case .gone: position = bytes.count
      }
    }
    bytes.removeAll(keepingCapacity: true)
    position = 0
  }

  /// Sends everything before the terminal is given back. It gives up once the terminal takes nothing for so long, or takes
  /// all of it too slowly; the rest is forgotten. Returns whether the terminal has taken everything. One that the user has
  /// stopped with ^S goes on for that.
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
