import Reporting

/// Why there are no figures: one line for people and the exit status of `sysexits.h` for scripts.
package struct Failure: Error {
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
