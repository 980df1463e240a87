import Prism
import Reporting

extension Failure {
  /// One line, however much is wrong with a brand; `facet brands` lists it all.
  package static func tokens(_ errors: TokenErrors, of brand: Brand) -> Failure {
    let first = errors.errors.first?.description ?? "nothing can be read of it"
    let more = errors.count > 1 ? " (and \(errors.count - 1) more: see 'brands FOLDER')" : ""
    return Failure(status: .notAFeed, message: "the brand \(brand.name) has faults: \(first)\(more)")
  }
}
