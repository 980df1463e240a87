import FacetModel
import Feeds
import JSON
import Reporting
import Text

/// A recorded session in a file.
package enum SessionFile {
  package static func isSession(_ path: String) -> Bool { path.hasSuffix(".jsonl") }

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
