import AppCore
import Feeds
import Text

/// Showing facets that an editor asks for.
extension Driver {
  /// Goes to the facet of a request. Returns the reason if its page is not on the screen, or has no such facet.
  mutating func show<Host: AppHost & ~Copyable>(_ request: ShowRequest, on host: inout Host) -> SafeText? {
    let words = app.words
    guard let file = FileIdentity(request.file),
      source.source.openFiles.contains(where: { app.shows(page: $0.number) && FileIdentity($0.path) == file })
    else { return words.otherPageIsShown(app.breadcrumbs.last ?? "") }
    guard app.hasFacet(at: request.place) else {
      return words.noFacetAt(SafeText(request.place), near: nil)
    }
    take(.show(place: request.place), on: &host)
    return nil
  }
}
