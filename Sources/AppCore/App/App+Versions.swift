import FacetModel
import Input
import Text

/// Being an older client for a while.
extension App {
  mutating func beginReview() -> [Effect] {
    guard let page = history.current.page?.page else {
      return explain(words.noFeedForClients)
    }
    mode = .reviewing(.choosing(VersionPicker(page)))
    return []
  }

  mutating func take(_ key: Key, reviewing review: VersionReview) -> [Effect] {
    mode = .browsing
    switch review {
    case .choosing(var picker):
      switch picker.take(key, keymap) {
      case .chosen(let version): return become(version)
      case .waiting: mode = .reviewing(.choosing(picker))
      case .nothing: break
      }
    case .reading(var list):
      switch list.take(key, keymap) {
      case .jump(let facet?): history.current.page?.goTo(facet: facet.index)
      case .jump(nil): return explain(words.showsNothingAtAll)
      case .waiting: mode = .reviewing(.reading(list))
      case .nothing: break
      }
    }
    return []
  }

  /// Wherever one has been, and wherever one will go.
  private mutating func become(_ version: SemanticVersion) -> [Effect] {
    history.forEach { $0.page?.become(version) }
    guard let page = history.current.page?.page else { return [] }
    let list = LossList(page)
    if list.isEmpty {
      message = words.showsAll(as: "\(version)")
    } else {
      message = words.showsLess(as: "\(version)", list.omittedCount)
      mode = .reviewing(.reading(list))
    }
    return [.become(version)]
  }
}
