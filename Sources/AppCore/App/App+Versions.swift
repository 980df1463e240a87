import FacetModel
import Text

/// Showing pages as an older client would.
extension App {
  mutating func beginReview() -> [Effect] {
    guard let page = history.current.page?.page else {
      return explain(words.noFeedForClients)
    }
    present(VersionReview.choosing(VersionPicker(page)))
    return []
  }

  /// Shows all pages as a client of the given version, those of the history and those still to come.
  mutating func become(_ version: SemanticVersion) -> [Effect] {
    history.forEach { $0.page?.become(version) }
    guard let page = history.current.page?.page else { return [] }
    let list = LeftOutList(page)
    if list.isEmpty {
      notices.message = words.showsAll(as: "\(version)")
    } else {
      notices.message = words.showsLess(as: "\(version)", list.omittedCount)
      present(VersionReview.reading(list))
    }
    return [.become(version)]
  }
}
