import JSON
import Wording

/// Writes a session as it happens: whole lines, each by one order to the system, and only ever at the end. Whoever is
/// killed leaves all that has been written.
public final class SessionWriter {
  public let file: OutputFile
  private var text = SessionText()
  /// Why nothing more is written.
  public var fault: Message? { file.fault }

  public enum Refusal: Error, Hashable, Sendable {
    /// What has been recorded is never written over.
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

  public func write(_ header: SessionHeader, body: ByteBuffer, former: ByteBuffer? = nil) {
    file.write(text.line(header, body: body, former: former))
  }

  public func write(_ entry: SessionEntry, body: ByteBuffer? = nil) {
    guard fault == nil else { return }
    file.write(text.line(entry, body: body))
  }
}
