import FacetModel
import Feeds
import JSON
import Reporting
import Text

/// A recorded session in a file.
package enum SessionFile {
  /// Whether a path names a recorded session: by its ending, or by the beginning of the file.
  package static func isSession(_ path: String) -> Bool { hasEnding(path) || isRecorded(path) }

  /// Whether a path has the ending of recordings. Other JSON Lines have it, too.
  package static func hasEnding(_ path: String) -> Bool { path.hasSuffix(".jsonl") }

  /// Whether a file begins as a recording does, whatever its name. Only regular files are looked at.
  package static func isRecorded(_ path: String) -> Bool {
    FileReader.part(of: path, count: SessionHeader.beginning.count) == SessionHeader.beginning
  }

  /// Whether bytes begin as a recording does.
  static func isRecorded(_ bytes: ByteBuffer) -> Bool {
    bytes.withUnsafeBytes(in: 0..<min(bytes.count, SessionHeader.beginning.count)) {
      $0.elementsEqual(SessionHeader.beginning)
    }
  }

  package static func read(_ path: String, in context: ProgramContext) throws(Failure) -> RecordedSession {
    let bytes = try context.readFile(path, isNamed: true)
    do throws(RecordedSession.Fault) {
      return try RecordedSession(bytes)
    } catch {
      throw Failure(
        status: .notAFeed,
        message: error.message.placed(at: "\(SafeText(ProgramContext.name(of: path))):\(error.location)"))
    }
  }
}

extension Failure {
  /// The refusal of a recorded session where a feed is read.
  static func recording(_ name: SafeText, _ context: ProgramContext) -> Failure {
    .usage("\(name): a recorded session is played by '\(context.name) replay', alone")
  }
}
