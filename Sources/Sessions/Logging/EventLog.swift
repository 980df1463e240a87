import Feeds
import JSON
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

  /// The most bytes that are read to find out whether a file is a log.
  private static let longestFirstLine = 1 << 20

  /// Opens the log. A file that begins with something else than an event is refused, so that a mistyped name damages no
  /// feed.
  package init(_ path: String, stamp: LogStamp) throws(Failure) {
    do throws(OutputFile.Refusal) {
      file = try OutputFile(path, .atItsEnd)
    } catch {
      throw Failure(status: .cannotWrite, message: .unwritable(path, error.reason))
    }
    self.stamp = stamp
    let size = file.previousSize
    guard size == 0 || Self.isLog(FileReader.part(of: path, from: 0, count: min(size, Self.longestFirstLine))) else {
      throw .usage(Message { $0.fileIsNoLog }.placed(at: SafeText(path)))
    }
    needsBreak =
      size > 0 && FileReader.part(of: path, from: size - 1, count: 1).first ?? Self.lineBreak != Self.lineBreak
  }

  /// The reason the log has stopped.
  package var fault: Message? {
    file.fault.map { reason in Message { $0.logStops(reason.text(in: $0)) } }
  }

  package func write(_ event: LoggedEvent) {
    guard file.fault == nil else { return }
    let line = EventLine(event, stamp).bytes
    file.write(needsBreak ? [Self.lineBreak] + line : line)
    needsBreak = false
  }

  private static let lineBreak = UInt8(ascii: "\n")

  /// Whether a file that begins with these bytes is a log. A file that cannot be read is taken for one.
  private static func isLog(_ bytes: [UInt8]) -> Bool {
    let text = bytes.drop { $0 <= 0x20 }
    let line = text.prefix { $0 != lineBreak }
    // A killed program may have cut its first line off.
    let isCut = line.endIndex == bytes.endIndex
    if EventLine.beginnings.contains(where: { line.starts(with: $0) || isCut && $0.starts(with: line) }) { return true }
    // Other programs write the members in another order.
    let event = try? Document.read(ByteBuffer(Array(line)), interner: Interner()).root["event"]?.string
    return event.flatMap(LoggedEvent.Kind.init) != nil
  }
}
