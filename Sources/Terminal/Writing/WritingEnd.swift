import Glibc

/// The descriptor for writing to a terminal. It is opened anew, because a duplicate of standard output would share its
/// non-blocking flag with the shell.
struct WritingEnd {
  let descriptor: Int32
  /// Whether it could not be opened anew. A write of many bytes may then wait.
  private let isShared: Bool

  enum Outcome {
    case taken(Int)
    case noRoom
    case gone
  }

  /// The number of bytes that a terminal with any room takes without waiting.
  private static let little = 256

  /// Returns `nil` if no descriptor is left.
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

  /// Restarts the output of a terminal that was stopped.
  func restart() {
    // The second call alone ends only a stop that the first has begun.
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

  /// Opens a terminal by a path. Returns `nil` if that is another terminal.
  private static func open(_ path: String, as terminal: Int32) -> Int32? {
    let descriptor = Glibc.open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard let device = device(terminal), device == Self.device(descriptor) else {
      Glibc.close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Returns the device number of a terminal, which is the same for every path to it.
  private static func device(_ terminal: Int32) -> UInt32? {
    var device: UInt32 = 0
    return ioctl(terminal, getDevice, &device) == 0 ? device : nil
  }

  // The number of TIOCGDEV, a macro that Swift does not import.
  private static let getDevice: UInt = 0x8004_5432
}
