import FacetModel
import Text

/// Being an older client for a while.
extension App {
  mutating func beginReview() -> [Effect] {
    guard let page = history.current.page?.page else {
      return explain(words.noFeedForClients)
    }
    present(VersionReview.choosing(VersionPicker(page)))
    return []
  }

  /// Wherever one has been, and wherever one will go.
  mutating func become(_ version: SemanticVersion) -> [Effect] {
    history.forEach { $0.page?.become(version) }
    guard let page = history.current.page?.page else { return [] }
    let list = LossList(page)
    if list.isEmpty {
      message = words.showsAll(as: "\(version)")
    } else {
      message = words.showsLess(as: "\(version)", list.omittedCount)
      present(VersionReview.reading(list))
    }
    return [.become(version)]
  }
}
