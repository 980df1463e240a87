import Text

/// Why the program ends without having done its work: one line for people, one number for scripts.
package struct Failure: Error {
  package let status: ExitStatus
  package let message: SafeText

  package init(status: ExitStatus, message: SafeText) {
    self.status = status
    self.message = message
  }

  package static func usage(_ message: SafeText) -> Failure {
    Failure(status: .usage, message: message)
  }
}
