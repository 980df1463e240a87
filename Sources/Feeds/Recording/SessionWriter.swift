import JSON
import Wording

/// Writes a session while it is recorded: whole lines, each with one write at the end of the file. If the program is
/// killed, all lines that were written remain.
public final class SessionWriter {
  public let file: OutputFile
  private var text = SessionText()
  /// Why nothing more is written.
  public var fault: Message? { file.fault }

  public enum Refusal: Error, Hashable, Sendable {
    /// The file exists. A recording is never overwritten.
    case isThere
    case notWritable(reason: Message)
  }

  public init(_ path: String) throws(Refusal) {
    do throws(OutputFile.Refusal) {
      file = try OutputFile(path, .atItsEnd)
    } catch {
      throw .notWritable(reason: error.reason)
    }
    guard file.previousSize == 0 else { throw .isThere }
  }

  public func write(_ header: SessionHeader, body: ByteBuffer, earlier: ByteBuffer? = nil) {
    file.write(text.line(header, body: body, earlier: earlier))
  }

  public func write(_ entry: SessionEntry, body: ByteBuffer? = nil) {
    guard fault == nil else { return }
    file.write(text.line(entry, body: body))
  }
}
