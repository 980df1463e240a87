/// The reason why there are no figures: a line for the user, and the exit status of `sysexits.h` for scripts.
struct Failure: Error {
  let status: Int32
  let message: String

  static func usage(_ message: String) -> Failure {
    Failure(status: 64, message: "\(message) (see 'facet-bench help')")
  }

  static func software(_ message: String) -> Failure {
    Failure(status: 70, message: message)
  }

  static func system(_ message: String) -> Failure {
    Failure(status: 71, message: message)
  }
}
