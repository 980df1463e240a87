import FacetModel

/// Clicks that load more of a section.
extension App {
  /// Requests more of the section of the clicked facet.
  mutating func loadMore(_ cursor: String, by facet: Facet?) -> [Effect] {
    guard let loader = facet?.identity, let page = history.current.page else { return [] }
    guard let cursor = page.sectionLoads.cursor(of: loader, sent: cursor) else {
      return explain(words.nothingMoreToLoad)
    }
    guard !page.sectionLoads.isPending(cursor) else { return explain(words.onItsWay) }
    let request = requests.ask(
      .more(cursor: cursor), for: .next(cursor: cursor), from: history.lastPageNumber, by: [page.id])
    history.current.page?.sectionLoads.begin(cursor, by: loader)
    return [request.load]
  }
}
