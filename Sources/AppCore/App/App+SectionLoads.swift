import FacetModel

/// Clicks that load more of a section.
extension App {
  /// Requests more of the section of the clicked facet.
  mutating func loadMore(_ cursor: String, by facet: Facet?) -> [Effect] {
    guard let loader = facet?.identity, let loads = history.current.page?.sectionLoads else { return [] }
    guard let cursor = loads.cursor(of: loader, sent: cursor) else { return explain(words.nothingMoreToLoad) }
    guard !loads.isPending(cursor) else { return explain(words.onItsWay) }
    let request = requests.ask(.more, for: .next(cursor: cursor), from: history.lastPageNumber)
    history.current.page?.sectionLoads.begin(cursor, by: loader, id: request.id)
    return [request.load]
  }
}
