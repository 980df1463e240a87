import JSON

/// A response, decoded: sections between the page's own header and footer, and how to go on.
public struct Feed {
  public let tree: FacetTree
  public let dialect: Dialect
  public let header: FacetList
  public let sections: [FacetSection]
  public let footer: FacetList
  public let page: PageActions
  public let custom: CustomData
  public let style: FacetStyle
  /// The feed's own object; bare facets have none.
  public let source: Value?
  let diagnosticList: DiagnosticList
  /// Whether the facets of the page that has grown to this one still have their numbers.
  public internal(set) var keepsNumbers = true
  /// The same of pages and sections that have come later.
  var laterNotes: [DecodingNotes] = []

  /// What decoding noticed, in the order of the text.
  public var diagnostics: [Diagnostic] { diagnosticList.inOrder }
  /// How often each rule was broken, the diagnostics beyond the limit included.
  public var diagnosticCounts: [Rule: Int] { diagnosticList.counts }
  /// How many facets further pages have brought that were there already.
  public var repeatedFacetCount: Int { laterNotes.reduce(0) { $0 + ($1.list.counts[.repeatedFacet] ?? 0) } }
  /// What a page that has been joined to this feed repeats: the first so many, and how many there are in all.
  public func repeats(of page: Feed) -> (diagnostics: [Diagnostic], count: Int) {
    let lists = laterNotes.filter { $0.document === page.document.outermost }.map(\.list)
    return (
      lists.flatMap(\.inOrder).filter { $0.rule == .repeatedFacet },
      lists.reduce(0) { $0 + ($1.counts[.repeatedFacet] ?? 0) }
    )
  }
  /// How many modules are left out because they wrap no facets.
  public var leftOutModuleCount: Int { notes.reduce(0) { $0 + ($1.list.counts[.moduleLeftOut] ?? 0) } }
  /// Of all texts it was made of.
  var notes: [DecodingNotes] {
    [DecodingNotes(document: document.outermost, list: diagnosticList)] + laterNotes
  }

  /// The operation that it answers, where the response names one.
  public var operation: String? { tree.response.operation }
  /// The operation whose answer, which has no facets, the feed was made from; `nil` for a feed as it was sent.
  public var translatedFrom: String? { tree.response.translatedFrom }
  /// The other feeds of the response.
  public var others: [OtherFeed] { tree.response.others }

  public var facetCount: Int { tree.count }
  public var document: Document { tree.document }
}

/// What a page asks for besides being shown.
public struct PageActions: Sendable {
  /// Fetches the next page; `nil` at the end, which is where no cursor is.
  public var next: Action? { nextActions.first }
  public let onLoad: [Action]
  /// One action or none, out of line: feeds are passed down recursions as deep as facets nest, where every byte of a
  /// feed takes stack.
  private let nextActions: [Action]

  init(_ page: Value?) {
    let next: Action? = page?[.next].flatMap { next in
      guard next.kind == .object else { return nil }
      let action = Action(next)
      guard case .loadContent(.page) = action else { return nil }
      return action
    }
    nextActions = [next].compactMap(\.self)
    onLoad = page?[.onLoad]?.elements.filter { $0.kind == .object }.map(Action.init) ?? []
  }

  /// Lists without an envelope say how they go on beside themselves: `{"cursor": "…", "hasNextPage": true}`.
  init(pageInfo: Value?) {
    let cursor = pageInfo?[.hasNextPage]?.lenientBool == true ? pageInfo?.text(.cursor) : nil
    nextActions = cursor.map { [.loadContent(.page(cursor: $0))] } ?? []
    onLoad = []
  }
}
