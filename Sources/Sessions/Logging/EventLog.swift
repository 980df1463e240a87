import Feeds
import Glibc
import Pages
import Reporting
import Text
import Wording

/// A file that events are appended to. Each is one line and one write call, so that a killed program leaves whole
/// lines, and several programs can share a file.
package final class EventLog {
  package let file: OutputFile
  private let stamp: LogStamp
  /// Whether the file ends inside a line.
  private var needsBreak: Bool

  package init(_ path: String, stamp: LogStamp) throws(Failure) {
    do throws(OutputFile.Refusal) {
      file = try OutputFile(path, .atItsEnd)
    } catch {
      throw Failure(status: .cannotWrite, message: .unwritable(path, error.reason))
    }
    self.stamp = stamp
    needsBreak = file.previousSize > 0 && Self.lastByte(of: path, size: file.previousSize) != UInt8(ascii: "\n")
  }

  /// The reason the log has stopped.
  package var fault: Message? {
    file.fault.map { reason in Message { $0.logStops(reason.text(in: $0)) } }
  }

  package func write(_ event: LoggedEvent) {
    guard file.fault == nil else { return }
    let line = EventLine(event, stamp).bytes
    file.write(needsBreak ? [UInt8(ascii: "\n")] + line : line)
    needsBreak = false
  }

  /// The last byte of a regular file. A file that cannot be read is taken to end with a line break.
  private static func lastByte(of path: String, size: Int) -> UInt8 {
    var last = UInt8(ascii: "\n")
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return last }
    defer { close(descriptor) }
    return pread(descriptor, &last, 1, size - 1) == 1 ? last : UInt8(ascii: "\n")
  }
}
