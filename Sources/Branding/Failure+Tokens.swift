import Prism
import Reporting

extension Failure {
  /// A failure for the faults of a brand, in one line; `facet brands` lists them all.
  package static func tokens(_ errors: TokenErrors, of brand: Brand) -> Failure {
    let first = errors.errors.first?.description ?? "nothing can be read of it"
    let more = errors.count > 1 ? " (and \(errors.count - 1) more: see 'brands FOLDER')" : ""
    return Failure(status: .notAFeed, message: "the brand \(brand.name) has faults: \(first)\(more)")
  }
}
