import Glibc

/// The end of a terminal that is written to, opened anew: the flag that lets a write return at once belongs to this
/// opening alone, while a copy of standard output shares it with the shell.
struct WritingEnd {
  let descriptor: Int32
  /// It could not be opened anew, so a write of many bytes may wait.
  private let isShared: Bool

  enum Outcome {
    case taken(Int)
    case noRoom
    case gone
  }

  /// What a terminal that has room at all takes without waiting.
  private static let little = 256

  /// `nil` where there are no descriptors left.
  init?(_ terminal: Int32) {
    let own = Self.open("/proc/self/fd/\(terminal)", as: terminal) ?? Self.open("/dev/tty", as: terminal)
    if let own {
      descriptor = own
      isShared = false
      return
    }
    descriptor = fcntl(terminal, F_DUPFD_CLOEXEC, 3)
    isShared = true
    if descriptor < 0 { return nil }
  }

  func write(_ bytes: UnsafeRawBufferPointer) -> Outcome {
    if isShared, !hasRoom { return .noRoom }
    while true {
      let count = Glibc.write(descriptor, bytes.baseAddress, isShared ? min(bytes.count, Self.little) : bytes.count)
      if count > 0 { return .taken(count) }
      if count == 0 || errno == EAGAIN { return .noRoom }
      if errno != EINTR { return .gone }
    }
  }

  /// Lets a terminal go on that was told to hold its output.
  func restart() {
    // The second alone ends only what the first has begun.
    tcflow(descriptor, TCOOFF)
    tcflow(descriptor, TCOON)
  }

  func close() {
    Glibc.close(descriptor)
  }

  private var hasRoom: Bool {
    var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&state, 1, 0) == 1
  }

  /// Opens a terminal; `nil` where that is another one.
  private static func open(_ path: String, as terminal: Int32) -> Int32? {
    let descriptor = Glibc.open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard let device = device(terminal), device == Self.device(descriptor) else {
      Glibc.close(descriptor)
      return nil
    }
    return descriptor
  }

  /// The number of a terminal, by whatever name it was opened.
  private static func device(_ terminal: Int32) -> UInt32? {
    var device: UInt32 = 0
    return ioctl(terminal, getDevice, &device) == 0 ? device : nil
  }

  // TIOCGDEV, whose macro does not import.
  private static let getDevice: UInt = 0x8004_5432
}
