import Inspection
import Pages
import Reporting
import Text
import Wording

extension LoadedPage {
  /// Refuses a place that the page does not have, before anything is shown.
  func expect(_ place: String?) throws(Failure) {
    guard let place else { return }
    let locator = FacetLocator(feed)
    guard locator.facet(at: place) == nil else { return }
    let near = locator.id(like: place).map { SafeText($0) }
    throw .usage(Message { "\(title): " + $0.noFacetAt(SafeText(place), near: near) })
  }
}
