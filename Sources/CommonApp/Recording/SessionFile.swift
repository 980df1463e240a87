import FacetModel
import Feeds
import JSON
import Text

/// A recorded session in a file.
enum SessionFile {
  static func isSession(_ path: String) -> Bool { path.hasSuffix(".jsonl") }

  static func read(_ path: String, in program: Program) throws(Failure) -> RecordedSession {
    let bytes = try program.readFile(path, isNamed: true)
    do throws(RecordedSession.Fault) {
      return try RecordedSession(bytes)
    } catch {
      throw Failure(
        status: .notAFeed, message: error.message.placed(at: "\(SafeText(Program.name(of: path))):\(error.location)"))
    }
  }
}
