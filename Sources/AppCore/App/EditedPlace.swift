import JSON
import Text

/// The place in a response that the user's editor opens.
public struct EditedPlace: Hashable, Sendable {
  /// The source's number of the page; `nil` for a response that is no page of its own.
  package let page: Int?
  /// The title of the page, for the name of a copy.
  package let title: SafeText
  package let location: Location

  package init(page: Int?, title: SafeText, location: Location) {
    self.page = page
    self.title = title
    self.location = location
  }
}
