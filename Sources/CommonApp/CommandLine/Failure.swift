import Prism
import Text

/// Why the program ends without having done its work: one line for people, one number for scripts.
struct Failure: Error {
  let status: ExitStatus
  let message: SafeText

  /// One line, however much is wrong with a brand; `facet brands` lists it all.
  static func tokens(_ errors: TokenErrors, of brand: Brand) -> Failure {
    let first = errors.errors.first?.description ?? "nothing can be read of it"
    let more = errors.count > 1 ? " (and \(errors.count - 1) more: see 'brands FOLDER')" : ""
    return Failure(status: .notAFeed, message: "the brand \(brand.name) has faults: \(first)\(more)")
  }

  static func usage(_ message: SafeText) -> Failure {
    Failure(status: .usage, message: message)
  }
}
