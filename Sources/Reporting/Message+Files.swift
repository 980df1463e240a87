import Text
import Wording

extension Message {
  /// The line that says why a file cannot be written.
  package static func unwritable(_ path: String, _ reason: Message) -> Message {
    Message { $0.cannotBeWritten(reason.text(in: $0)) }.placed(at: SafeText(path))
  }
}
