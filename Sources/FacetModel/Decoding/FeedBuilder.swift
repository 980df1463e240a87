import JSON

/// A builder of a feed from the parts of its envelope.
struct FeedBuilder {
  var tree: TreeBuilder
  private var sections: [SectionRecord] = []
  private var header = 0..<0
  private var footer = 0..<0
  private var siblings: SiblingIDs
  /// The translated filters, until the first section takes them.
  var filters: Value?
  /// The translated page, if the page has been translated.
  var translatedPage: Value?

  init(document: Document, references: References?, limits: FeedLimits, preparesComparing: Bool) {
    tree = TreeBuilder(
      document: document, references: references, limits: limits, preparesComparing: preparesComparing)
    siblings = SiblingIDs(document.interner.outerCounts)
    noteReading(document)
  }

  /// Adds a diagnostic of `.serverErrors` for each error beside the data. A GraphQL response may contain a feed and
  /// errors. A response to several operations is a list of responses; the errors beside another feed are not of this one.
  mutating func noteErrors(of response: Value, around feed: Value?, besides others: [OtherFeed]) {
    let answers = response.kind == .array ? response.elements.first(Self.mostAnswers, as: \.self) : [response]
    for answer in answers {
      guard answer.kind == .object, let errors = answer[.errors], !Self.isAnother(answer, than: feed, among: others)
      else { continue }
      for error in errors.kind == .object ? [errors] : errors.elements.map({ $0 }) {
        let fault = PageFault.server(message: Envelope.message(of: error), place: Envelope.place(of: error))
        tree.diagnose(fault, at: error)
      }
    }
  }

  /// Whether an answer holds another feed, and not this one.
  private static func isAnother(_ answer: Value, than feed: Value?, among others: [OtherFeed]) -> Bool {
    guard let feed, !others.isEmpty else { return false }
    let document = answer.document
    let start = document.outermostOffset(of: answer.range.lowerBound)
    let place = start..<max(start, document.outermostOffset(of: answer.range.upperBound))
    return others.contains { $0.begins(in: place) }
      && !place.contains(feed.document.outermostOffset(of: feed.range.lowerBound))
  }

  /// The greatest number of responses to read errors of. Longer lists are lists of facets.
  private static let mostAnswers = 100

  /// Adds a diagnostic for each further feed, because only one feed is shown at a time.
  mutating func noteFurther(_ feeds: ResponseFeeds) {
    for feed in feeds.others {
      guard let offset = feed.offset else { continue }
      tree.diagnostics.add(
        .furtherFeed, at: offset,
        "a further feed in one response: \(quoted(feed.name)) with \(feed.facetCount) "
          + (feed.facetCount == 1 ? "facet" : "facets") + "; one is shown at a time")
    }
    if feeds.unlistedCount > 0, let offset = feeds.others.last?.offset {
      tree.diagnostics.add(
        .furtherFeed, at: offset, "\(feeds.unlistedCount) more feeds after this one, which are not looked at")
    }
  }

  /// Adds a diagnostic for each reference between rows that leads nowhere. Its target is absent.
  mutating func noteBrokenReferences(in parts: [Envelope.Part]) {
    for part in parts {
      let document = part.value.document
      for broken in document.brokenReferences(reachableFrom: part.value) {
        tree.diagnostics.add(broken.trouble, at: document.outermostOffset(of: broken.offset))
      }
    }
  }

  mutating func readPage(_ feed: Value) {
    // The page's own lists belong to no section. Counting one missing id here gives sections without an id an
    // identity of their own.
    _ = siblings.count(.none)
    header = tree.list(feed[.header], section: nil, role: .header)
    footer = tree.list(feed[.footer], section: nil, role: .footer)
  }

  mutating func readSections(_ list: Value?) {
    guard let list else { return }
    guard list.kind == .array else {
      tree.diagnose(.notAFacet, at: list, "a list of sections should stand here")
      return
    }
    for element in list.elements {
      guard let section = tree.resolved(element) else { continue }
      if Envelope.isFacetAmongSections(section) {
        tree.diagnose(.notAFacet, at: section, "a section should stand here; the facet is shown in one without a name")
        readBareFacets(element)
      } else if section.kind == .object {
        readSection(section)
      } else {
        tree.diagnose(.notAFacet, at: section, "a section should stand here")
      }
    }
  }

  mutating func readSection(_ value: Value) {
    readFiltersBeforeSections()
    var record = begin(value, id: value.text(.id))
    let section = sections.count
    record.header = tree.list(value[.header], section: section, role: .header)
    record.body = tree.list(value[.body], section: section, role: .body)
    record.footer = tree.list(value[.footer], section: section, role: .footer)
    record.layout = value[.layout]?.place
    record.style = value[.style]?.place
    sections.append(record)
  }

  /// Reads facets without a section into a section without a name.
  mutating func readBareFacets(_ facets: Value, id: String? = nil) {
    var record = begin(facets, id: id)
    record.header = tree.list(filters, section: sections.count, role: .header)
    filters = nil
    record.body = tree.list(facets, section: sections.count, role: .body)
    sections.append(record)
  }

  /// Puts the filters into a section of their own, because the sections after them have headers.
  private mutating func readFiltersBeforeSections() {
    guard let filters else { return }
    self.filters = nil
    var record = begin(filters, id: "filters")
    record.header = tree.list(filters, section: sections.count, role: .header)
    sections.append(record)
  }

  private mutating func begin(_ value: Value, id: String?) -> SectionRecord {
    var record = SectionRecord(document: tree.number(of: value.document), object: value.place)
    record.id = id.map(value.document.interner.intern) ?? .none
    record.occurrence = siblings.count(record.id)
    if record.occurrence > 0, let id, siblings.isFirstRepeat() {
      tree.diagnose(.duplicateID, at: value, "the section id \(quoted(id)) occurs more than once")
    }
    return record
  }

  consuming func finish(_ envelope: Envelope, others: [OtherFeed]) -> Feed {
    let response = FeedResponse(
      dialectSource: DialectSource(envelope), operation: envelope.name,
      translatedFrom: translatedPage.map { _ in envelope.name ?? "a store's page" },
      others: others, cache: envelope.container.cache)
    let facets = FacetTree(
      documents: tree.documents, records: tree.records, order: tree.order, lists: tree.lists, sections: sections,
      header: header, footer: footer, response: response, fingerprints: tree.finishedFingerprints())
    let page = envelope.feed
    return Feed(
      tree: facets, header: FacetList(tree: facets, range: header),
      sections: sections.indices.map { FacetSection(tree: facets, index: $0) },
      footer: FacetList(tree: facets, range: footer),
      page: (translatedPage ?? page).map { PageActions($0[.page]) } ?? PageActions(pageInfo: envelope.pageInfo),
      custom: CustomData(value: page?[.custom]),
      style: FacetStyle(value: page?[.style]),
      source: page, diagnosticList: tree.diagnostics)
  }

  mutating func noteReading(_ document: Document) {
    tree.diagnostics.addNotes(of: document)
  }
}
