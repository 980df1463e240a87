import Prism
import Reporting
import Text
import Wording

extension Failure {
  /// A failure for the faults of a brand, in one line; `facet brands` lists them all.
  package static func tokens(_ errors: TokenErrors, of brand: Brand) -> Failure {
    let first = errors.errors.first
    let message = Message { words in
      words.brandHasFaults(
        SafeText(brand.name), first?.line(in: words) ?? words.nothingReadable, more: max(0, errors.count - 1))
    }
    return Failure(status: .notAFeed, message: message)
  }
}
