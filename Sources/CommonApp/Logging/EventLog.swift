import Glibc
import Text

/// A file to which events are added: each is one line, and one order to the system, so whoever is killed leaves whole
/// lines, and several programs can share a file.
final class EventLog {
  private let descriptor: Int32
  private let stamp: LogStamp
  /// Why nothing more is written.
  private(set) var fault: SafeText?
  /// Whoever wrote before did not come to the end of a line.
  private var needsBreak: Bool

  init(_ path: String, stamp: LogStamp) throws(Failure) {
    // What somebody looks at is nobody else's business.
    var file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY, 0o600)
    if file < 0 { file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOCTTY) }
    guard file >= 0 else {
      throw Failure(
        status: .cannotWrite, message: "\(SafeText(path)): cannot be written: \(String(cString: strerror(errno)))")
    }
    descriptor = file
    self.stamp = stamp
    var status = stat()
    var last = UInt8(ascii: "\n")
    needsBreak =
      fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size > 0
      && pread(file, &last, 1, status.st_size - 1) == 1 && last != UInt8(ascii: "\n")
  }

  deinit {
    close(descriptor)
  }

  func write(_ event: LoggedEvent) {
    guard fault == nil else { return }
    let line = EventLine(event, stamp).bytes
    write(needsBreak ? [UInt8(ascii: "\n")] + line : line)
    needsBreak = false
  }

  private func write(_ line: [UInt8]) {
    line.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          fault = "the log stops here: it cannot be written: \(String(cString: strerror(errno)))"
          return
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}
