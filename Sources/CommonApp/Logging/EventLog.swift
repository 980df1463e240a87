import Feeds
import Glibc
import Text
import Wording

/// A file to which events are added: each is one line, and one order to the system, so whoever is killed leaves whole
/// lines, and several programs can share a file.
final class EventLog {
  let file: OutputFile
  private let stamp: LogStamp
  /// Whoever wrote before did not come to the end of a line.
  private var needsBreak: Bool

  init(_ path: String, stamp: LogStamp) throws(Failure) {
    do throws(OutputFile.Refusal) {
      file = try OutputFile(path, .atItsEnd)
    } catch {
      throw Failure(status: .cannotWrite, message: .unwritable(path, error.reason))
    }
    self.stamp = stamp
    needsBreak = file.previousSize > 0 && Self.lastByte(of: path, size: file.previousSize) != UInt8(ascii: "\n")
  }

  /// Why nothing more is written.
  var fault: Message? {
    file.fault.map { reason in Message { $0.logStops(reason.text(in: $0)) } }
  }

  func write(_ event: LoggedEvent) {
    guard file.fault == nil else { return }
    let line = EventLine(event, stamp).bytes
    file.write(needsBreak ? [UInt8(ascii: "\n")] + line : line)
    needsBreak = false
  }

  /// The last byte of a regular file. A file that may only be written to counts as whole lines.
  private static func lastByte(of path: String, size: Int) -> UInt8 {
    var last = UInt8(ascii: "\n")
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return last }
    defer { close(descriptor) }
    return pread(descriptor, &last, 1, size - 1) == 1 ? last : UInt8(ascii: "\n")
  }
}
