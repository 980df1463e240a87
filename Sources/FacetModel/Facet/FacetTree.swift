import JSON

/// All facets of a response, children before their parents.
public final class FacetTree {
  /// The document of the response, and the documents in its strings.
  let documents: [Document]
  let records: [FacetRecord]
  /// The children of every facet and the facets of every list, each as one run.
  let order: [UInt32]
  let lists: [ListPlace]
  let sections: [SectionRecord]
  /// The page's own header.
  let header: Range<Int>
  /// The page's own footer.
  let footer: Range<Int>
  /// The index for comparing the tree, created when it is first needed.
  private(set) lazy var index = TreeIndex(self, fingerprints.take())
  /// The fingerprint of each facet with its logging and all facets below it. Comparing what can be seen does not need it.
  private(set) lazy var wholeFingerprints = FacetFingerprints(whole: self, visible: index.visible).values
  /// The fingerprints of the facets, if they are computed before the index is needed.
  private var fingerprints: OwnFingerprints?

  /// The parts of the response besides the feed.
  let response: FeedResponse

  /// A list of a section, or of the page itself, that contains facets.
  struct ListPlace: Hashable {
    let section: Int?
    let role: ListRole
  }

  init(
    documents: [Document], records: [FacetRecord], order: [UInt32], lists: [ListPlace], sections: [SectionRecord],
    header: Range<Int>, footer: Range<Int>, response: FeedResponse = FeedResponse(),
    fingerprints: OwnFingerprints? = nil
  ) {
    self.fingerprints = fingerprints
    self.documents = documents
    self.records = records
    self.order = order
    self.lists = lists
    self.sections = sections
    self.header = header
    self.footer = footer
    self.response = response
  }

  /// The document of the whole response.
  public var document: Document { documents[0] }

  /// The number of facets at all depths.
  public var count: Int { records.count }

  public subscript(index: Int) -> Facet { Facet(tree: self, index: index) }
}

/// The parts of a response besides the feed that is shown.
struct FeedResponse {
  var dialectSource = DialectSource.known(.article)
  /// The operation that the feed answers, where the response names it.
  var operation: String?
  /// The operation whose response without facets the client has translated; `nil` for a feed that was not translated.
  var translatedFrom: String?
  /// The other feeds of the response.
  var others: [OtherFeed] = []
  /// The cache that references in the feed lead into.
  var cache: Value?
}

/// Sibling facets: the children of a facet, or the facets of a list.
public struct FacetList: RandomAccessCollection {
  let tree: FacetTree
  let range: Range<Int>

  public var startIndex: Int { 0 }
  public var endIndex: Int { range.count }

  public subscript(position: Int) -> Facet {
    tree[Int(tree.order[range.lowerBound + position])]
  }
}
