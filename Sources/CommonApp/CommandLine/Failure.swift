import Prism
import Text

/// The reason a command failed: a line for the user and a status for scripts.
struct Failure: Error {
  let status: ExitStatus
  let message: SafeText

  /// A failure for the faults of a brand, in one line; `facet brands` lists them all.
  static func tokens(_ errors: TokenErrors, of brand: Brand) -> Failure {
    let first = errors.errors.first?.description ?? "nothing can be read of it"
    let more = errors.count > 1 ? " (and \(errors.count - 1) more: see 'brands FOLDER')" : ""
    return Failure(status: .notAFeed, message: "the brand \(brand.name) has faults: \(first)\(more)")
  }

  static func usage(_ message: SafeText) -> Failure {
    Failure(status: .usage, message: message)
  }
}
