import FacetModel

/// Clicks that load more of a section.
extension App {
  /// Requests more of the section of the clicked facet.
  mutating func loadMore(_ cursor: String, by facet: Facet?) -> [Effect] {
    guard let facet, let page = history.current.page else { return [] }
    // An answer may hold the step after it, so the facet need not be from the first page.
    let number = page.parts.number(of: facet.source.document) ?? history.lastPageNumber
    guard let next = page.sectionLoads.next(of: facet.identity, sent: .init(cursor: cursor, page: number)) else {
      return explain(words.nothingMoreToLoad)
    }
    guard !page.sectionLoads.isPending(next.cursor) else { return explain(words.onItsWay) }
    let request = requests.ask(
      .more(cursor: next.cursor), for: .next(cursor: next.cursor), from: next.page, by: [page.id])
    history.current.page?.sectionLoads.begin(next.cursor, by: facet.identity)
    return [request.load]
  }
}
