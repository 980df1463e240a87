import Glibc
import Wording

/// A file, pipe or device that is written to while the program runs. Writing never waits: bytes that a pipe has no room
/// for are kept, and written once there is room. A pipe that takes nothing for too long is given up.
public final class OutputFile {
  /// Whether this is a regular file.
  public let isRegular: Bool
  /// The bytes that it held before.
  public let previousSize: Int
  /// Why nothing more is written.
  public private(set) var fault: Message?

  private let descriptor: Int32
  private let patience: Int
  private var waiting: [UInt8] = []
  /// The number of waiting bytes that have been written.
  private var written = 0
  /// When a byte was last taken, or when bytes began to wait.
  private var lastProgress = 0

  /// How what is there already is treated.
  public enum Beginning {
    case atItsEnd
    case anew
  }

  /// Why a file cannot be opened, in the system's words or ours.
  public struct Refusal: Error, Hashable, Sendable {
    public let reason: Message
  }

  /// Milliseconds for which a pipe may take nothing.
  public static let usualPatience = 2000
  /// No more bytes are kept for a pipe that takes too little.
  private static let mostWaiting = 64 << 20

  /// `patience` is the time, in milliseconds, for which a pipe may take nothing. A file that is made is for its owner
  /// alone, since it tells what the user looks at.
  public init(_ path: String, _ beginning: Beginning, patience: Int = usualPatience) throws(Refusal) {
    let way = beginning == .anew ? O_TRUNC : O_APPEND
    descriptor = try Self.open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK | way)
    self.patience = patience
    var status = stat()
    isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    previousSize = isRegular ? Int(status.st_size) : 0
  }

  deinit {
    close(descriptor)
  }

  /// A pipe may get its reader a moment later, where a shell starts both. Later than a second, it has none.
  private static func open(_ path: String, _ flags: Int32) throws(Refusal) -> Int32 {
    for attempt in 0... {
      let descriptor = Glibc.open(path, flags, 0o600)
      if descriptor >= 0 { return descriptor }
      if errno == EINTR { continue }
      guard errno == ENXIO else { break }
      guard attempt < 100 else { throw Refusal(reason: Message { $0.pipeWithoutReader }) }
      usleep(10_000)
    }
    throw Refusal(reason: Message(system: errno))
  }

  /// Writes bytes, or keeps those that there is no room for.
  public func write(_ bytes: [UInt8]) {
    guard fault == nil else { return }
    if waiting.isEmpty { lastProgress = Self.now }
    guard waiting.isEmpty || waiting.count + bytes.count <= Self.mostWaiting else { return giveUp() }
    waiting += bytes
    writeOn()
  }

  /// Writes what is waiting as far as there is room.
  public func writeOn() {
    while fault == nil, !waiting.isEmpty {
      let count = waiting[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        written += count
        lastProgress = Self.now
        if written == waiting.count { forgetWaiting() }
      } else if count < 0, errno == EAGAIN {
        if millisecondsLeft == 0 { giveUp() }
        return
      } else if count == 0 || errno != EINTR {
        fault = Message(system: count == 0 ? ENOSPC : errno)
        forgetWaiting()
      }
    }
  }

  /// What to poll for before `writeOn()`; `nil` while nothing is waiting.
  public var poll: pollfd? {
    waiting.isEmpty ? nil : pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  }

  /// How long to wait for room until this is given up; `nil` while nothing is waiting.
  public var millisecondsLeft: Int? {
    waiting.isEmpty ? nil : max(0, lastProgress + patience - Self.now)
  }

  /// Waits until everything is written, or until a pipe has taken nothing for so many milliseconds.
  public func finish(within milliseconds: Int = 500) {
    guard !waiting.isEmpty else { return }
    lastProgress = Self.now
    while var room = poll {
      let left = milliseconds - (Self.now - lastProgress)
      guard left > 0 else { return giveUp() }
      _ = Glibc.poll(&room, 1, Int32(clamping: left))
      writeOn()
    }
  }

  private func giveUp() {
    fault = Message { $0.readerTakesNothing }
    forgetWaiting()
  }

  private func forgetWaiting() {
    waiting = []
    written = 0
  }

  /// Milliseconds on a clock that is never set.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
