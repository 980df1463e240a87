import Text

/// Why the program ends without having done its work: one line for people, one number for scripts.
struct Failure: Error {
  let status: ExitStatus
  let message: SafeText

  static func usage(_ message: SafeText) -> Failure {
    Failure(status: .usage, message: message)
  }
}
