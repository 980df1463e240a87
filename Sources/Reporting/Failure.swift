import Text
import Wording

/// The reason a command failed: a line for the user, and a status for the shell.
package struct Failure: Error {
  package let status: ExitStatus
  package let message: Message
  /// Whether trying again would fail in the same way, because no answer is saved.
  package let isFinal: Bool

  package init(status: ExitStatus, message: Message, isFinal: Bool = false) {
    self.status = status
    self.message = message
    self.isFinal = isFinal
  }

  /// A diagnostic, which is English in every language.
  package init(status: ExitStatus, diagnostic: SafeText) {
    self.init(status: status, message: Message(verbatim: diagnostic))
  }

  /// A wrong command line. Like the help that says how to write it, the message is English.
  package static func usage(_ diagnostic: SafeText) -> Failure {
    Failure(status: .usage, diagnostic: diagnostic)
  }

  package static func usage(_ message: Message) -> Failure {
    Failure(status: .usage, message: message)
  }
}
