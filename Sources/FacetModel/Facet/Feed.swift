import JSON

/// A decoded response: sections between the page's own header and footer, and the continuation.
public struct Feed {
  public let tree: FacetTree
  public let header: FacetList
  public let sections: [FacetSection]
  public let footer: FacetList
  public private(set) var page: PageActions
  public let custom: CustomData
  public let style: FacetStyle
  /// The feed's own object; `nil` for facets without a feed.
  public let source: Value?
  package let diagnosticList: DiagnosticList
  /// Whether facets have kept the numbers that they had before the last page was joined.
  public internal(set) var keepsNumbers = true
  /// The diagnostics of pages and sections that were loaded later.
  var laterNotes: [DecodingNotes] = []

  /// The diagnostics of decoding, in the order of the text.
  public var diagnostics: [Diagnostic] { diagnosticList.inOrder }
  /// The number of findings for each rule, including those beyond the limit.
  public var diagnosticCounts: [Rule: Int] { diagnosticList.counts }
  /// The number of facets in further pages that the page already contained.
  public var repeatedFacetCount: Int { laterNotes.reduce(0) { $0 + ($1.list.counts[.repeatedFacet] ?? 0) } }
  /// Returns the repeated facets of a page that has been joined to this feed: diagnostics up to the limit, and their
  /// total number.
  public func repeats(of page: Feed) -> (diagnostics: [Diagnostic], count: Int) {
    let lists = laterNotes.filter { $0.document === page.document.outermost }.map(\.list)
    return (
      lists.flatMap(\.inOrder).filter { $0.rule == .repeatedFacet },
      lists.reduce(0) { $0 + ($1.counts[.repeatedFacet] ?? 0) }
    )
  }
  /// The number of modules left out because they wrap no facets.
  public var leftOutModuleCount: Int { notes.reduce(0) { $0 + ($1.list.counts[.moduleLeftOut] ?? 0) } }
  /// The diagnostics of all texts that the feed consists of.
  package var notes: [DecodingNotes] {
    [DecodingNotes(document: document.outermost, list: diagnosticList)] + laterNotes
  }

  /// The dialect of the first page. It is found anew each time.
  public var dialect: Dialect { tree.response.dialectSource.dialect }
  /// The operation that the feed answers, where the response names it.
  public var operation: String? { tree.response.operation }
  /// The operation whose response without facets the feed was translated from; `nil` for a feed that was not
  /// translated.
  public var translatedFrom: String? { tree.response.translatedFrom }
  /// The other feeds of the response.
  public var others: [OtherFeed] { tree.response.others }

  /// Returns the feed with a further page, unless it names one itself.
  public func followed(at cursor: String) -> Feed {
    var feed = self
    feed.page = page.followed(at: cursor)
    return feed
  }

  public var facetCount: Int { tree.count }
  public var document: Document { tree.document }
}

/// The actions of a page: on load, and for the next page.
public struct PageActions: Sendable {
  /// The action that loads the next page; `nil` at the end, where there is no cursor.
  public var next: Action? { nextActions.first }
  public let onLoad: [Action]
  /// The action for the next page or nothing. An array, because recursions over nested facets pass feeds down, and
  /// every byte stored inline in a feed takes stack.
  private var nextActions: [Action]

  fileprivate func followed(at cursor: String) -> PageActions {
    var actions = self
    if actions.nextActions.isEmpty { actions.nextActions = [.loadContent(.page(cursor: cursor))] }
    return actions
  }

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

  /// Reads the continuation beside lists without an envelope: `{"cursor": "…", "hasNextPage": true}`.
  init(pageInfo: Value?) {
    let cursor = pageInfo?[.hasNextPage]?.lenientBool == true ? pageInfo?.text(.cursor) : nil
    nextActions = cursor.map { [.loadContent(.page(cursor: $0))] } ?? []
    onLoad = []
  }
}

/// The diagnostics of decoding one of the texts that a page consists of.
package struct DecodingNotes {
  /// The outermost document of the text. The offsets of the diagnostics are offsets in it.
  package let document: Document
  package let list: DiagnosticList
}
