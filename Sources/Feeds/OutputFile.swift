import Glibc
import Wording

/// A file, pipe or device that is written to while the program runs.
///
/// Writing never waits. Bytes without room in a pipe are kept, and written once there is room. A pipe that takes no
/// bytes for too long is given up.
public final class OutputFile {
  /// Whether this is a regular file.
  public let isRegular: Bool
  /// The size of the file in bytes when it was opened.
  public let previousSize: Int
  /// Why nothing more is written.
  public private(set) var fault: Message?

  private let descriptor: Int32
  private let patience: Int
  /// The bytes that are waiting to be written.
  private var waiting: [UInt8] = []
  /// The number of waiting bytes that have been written.
  private var written = 0
  /// The time when a byte was last taken, or when bytes began to wait.
  private var lastProgress = 0

  /// The treatment of existing content.
  public enum Beginning {
    case atItsEnd
    case anew
  }

  /// The reason why a file cannot be opened.
  public struct Refusal: Error, Hashable, Sendable {
    public let reason: Message
  }

  /// The time in milliseconds for which a pipe may take no bytes.
  public static let usualPatience = 2000
  /// The maximum number of bytes that are kept for a pipe.
  private static let mostWaiting = 64 << 20

  /// Opens or makes a file. `patience` is the time in milliseconds for which a pipe may take no bytes.
  /// A new file is readable by its owner alone, because it shows which pages the user looks at.
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

  /// Opens the path. A shell that starts both programs may connect the reader of a pipe a moment later, so this waits
  /// up to a second.
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

  /// Writes bytes, and keeps those without room.
  public func write(_ bytes: [UInt8]) {
    guard fault == nil else { return }
    if waiting.isEmpty { lastProgress = Self.now }
    guard waiting.isEmpty || waiting.count - written + bytes.count <= Self.mostWaiting else { return giveUp() }
    dropWritten()
    waiting += bytes
    writeOn()
  }

  /// Writes the waiting bytes as far as there is room.
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

  /// The descriptor to poll before `writeOn()`; `nil` while no bytes are waiting.
  public var poll: pollfd? {
    waiting.isEmpty ? nil : pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  }

  /// The time until a pipe without room is given up; `nil` while no bytes are waiting.
  public var millisecondsLeft: Int? {
    waiting.isEmpty ? nil : max(0, lastProgress + patience - Self.now)
  }

  /// Waits until everything is written, or until a pipe has taken no bytes for so many milliseconds.
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

  /// Drops bytes that have been written, once they are most of what is kept.
  private func dropWritten() {
    guard written > waiting.count / 2 else { return }
    waiting.removeFirst(written)
    written = 0
  }

  private func giveUp() {
    fault = Message { $0.readerTakesNothing }
    forgetWaiting()
  }

  private func forgetWaiting() {
    waiting = []
    written = 0
  }

  /// The milliseconds of a clock that is never set.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
