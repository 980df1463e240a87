import JSON

/// All facets of a response, children before their parents.
public final class FacetTree {
  /// The response's, and those that are written as strings inside it.
  let documents: [Document]
  let records: [FacetRecord]
  /// The children of every facet and the facets of every list, each as one run.
  let order: [UInt32]
  let lists: [ListPlace]
  let sections: [SectionRecord]
  /// The page's own lists.
  let header: Range<Int>
  let footer: Range<Int>
  /// Made when the tree is first compared with another one.
  private(set) lazy var index = TreeIndex(self)

  /// What the response says besides the feed.
  let response: FeedResponse

  /// The list of a section, or of the page itself, that a facet stands in.
  struct ListPlace: Hashable {
    let section: Int?
    let role: ListRole
  }

  init(
    documents: [Document], records: [FacetRecord], order: [UInt32], lists: [ListPlace], sections: [SectionRecord],
    header: Range<Int>, footer: Range<Int>, response: FeedResponse = FeedResponse()
  ) {
    self.documents = documents
    self.records = records
    self.order = order
    self.lists = lists
    self.sections = sections
    self.header = header
    self.footer = footer
    self.response = response
  }

  /// The whole response.
  public var document: Document { documents[0] }

  /// The number of facets, at all depths.
  public var count: Int { records.count }

  public subscript(index: Int) -> Facet { Facet(tree: self, index: index) }
}
