import JSON

/// A builder of one tree from lists of facets, nested or flat. Children are finished before their parents.
struct TreeBuilder {
  /// The document of the response, and the documents in its strings.
  private(set) var documents: [Document]
  let limits: FeedLimits
  private var references: References?
  var diagnostics: DiagnosticList
  private(set) var records: [FacetRecord] = []
  private(set) var order: [UInt32] = []
  private(set) var lists: [FacetTree.ListPlace] = []
  private var waiting: WaitingFacets
  private var siblings: SiblingIDs
  /// The counts of the list that is being read.
  var counts = FlatCounts()
  /// The number of facets that have been started. A facet becomes a record only after its children.
  private(set) var begun = 0
  /// The number of the document that is being read.
  private var current: UInt32 = 0
  /// The fingerprints of the facets, for a feed that is going to be compared.
  private var fingerprints: OwnFingerprints?
  private let preparesComparing: Bool

  var document: Document { documents[0] }

  init(document: Document, references: References?, limits: FeedLimits, preparesComparing: Bool = false) {
    self.preparesComparing = preparesComparing
    documents = [document]
    self.references = references
    self.limits = limits
    siblings = SiblingIDs(document.interner.innerCounts)
    waiting = WaitingFacets(heightLimit: limits.nesting)
    diagnostics = DiagnosticList(limitPerRule: limits.diagnosticsPerRule)
  }

  /// Reads one list of a section or page.
  mutating func list(_ value: Value?, section: Int?, role: ListRole) -> Range<Int> {
    guard let value else { return 0..<0 }
    // References name entries of the response's own cache; a translation has no cache.
    var stored: References?
    if value.document !== document { swap(&stored, &references) }
    defer { if value.document !== document { swap(&stored, &references) } }
    current = UInt32(number(of: value.document))
    lists.append(FacetTree.ListPlace(section: section, role: role))
    readElements(of: value.place, in: value.document, base: 0, depth: 1)
    return collect(from: 0, parent: Int32(~(lists.count - 1)))
  }

  /// Returns the number of a document. A document in a string is read once, completely, so only the last one is
  /// compared.
  mutating func number(of document: Document) -> Int {
    if document === documents[0] { return 0 }
    if documents.last !== document {
      documents.append(document)
    }
    return documents.count - 1
  }

  /// Reads the elements of a list. A single facet counts as a list, and "" as an empty list.
  private mutating func readElements(of list: Value.Place, in document: Document, base: Int, depth: Int) {
    if document.kind(at: list) == .array {
      let around = counts
      counts = FlatCounts()
      document.forEachElement(of: list) { readElement($0, of: document, base: base, depth: depth) }
      noteMissingCounts()
      leaveOutMisplaced(from: base)
      counts = around
    } else if !document.value(at: list).isEmptyString {
      readElement(list, of: document, base: base, depth: depth)
    }
  }

  /// Reads a facet, or the target of a reference to one.
  private mutating func readElement(_ sent: Value.Place, of document: Document, base: Int, depth: Int) {
    switch references?.meaning(of: sent) {
    case .itself, nil:
      readFacet(sent, of: document, base: base, depth: depth)
    case .entry(let place) where references?.enter(place) == true:
      readFacet(place, of: document, base: base, depth: depth)
      references?.leave(place)
    case .entry:
      diagnose(.circle, at: document.value(at: sent))
    case .trouble(let trouble):
      diagnose(trouble, at: document.value(at: sent))
    }
  }

  private mutating func readFacet(_ facet: Value.Place, of document: Document, base: Int, depth: Int) {
    guard accepts(facet, of: document, depth: depth) else { return }
    begun += 1
    let draft = FacetDraft(facet, of: document, references: &references)
    for (place, trouble) in draft.troubles {
      diagnose(trouble, at: document.value(at: place))
    }
    checkNames(draft.record, of: document)

    let start = waiting.count
    let nested = draft.children.map { readChildren($0, of: document, depth: depth + 1) } ?? 0
    if draft.children == nil {
      counts.take(draft.count, of: facet, in: document, record: records.count, available: start - base)
    }
    let claimed = draft.count.map { count in
      claim(document.value(at: count), at: document.value(at: facet), nested: nested, available: start - base)
    }
    // Flat facets name their children by number: the facets directly before, then the nested facets.
    add(draft.record, of: document, childrenFrom: start - (claimed ?? 0))
  }

  private mutating func add(_ record: FacetRecord, of document: Document, childrenFrom first: Int) {
    let limits = limits
    var record = record
    record.document = current
    guard let height = waiting.heightOfParent(from: first) else {
      diagnose(
        .nestedTooDeep, at: document.value(at: record.object),
        "nested deeper than \(limits.nesting) facets; kept beside its children")
      waiting.append(records.count, height: 1)
      records.append(record)
      return
    }
    let children = collect(from: first, parent: Int32(records.count))
    if children.count > limits.children {
      diagnose(
        .manyChildren, at: document.value(at: record.object),
        "\(children.count) children, more than \(limits.children); all are kept")
    }
    record.firstChild = UInt32(children.lowerBound)
    record.childCount = UInt32(children.count)
    waiting.append(records.count, height: height)
    records.append(record)
    if preparesComparing, records.count % OwnFingerprints.batchSize == 0 { prepareComparing() }
  }

  /// Has the fingerprints of the finished facets computed.
  private mutating func prepareComparing() {
    if fingerprints == nil { fingerprints = OwnFingerprints(document.interner) }
    fingerprints?.add(upTo: records, documents)
  }

  /// Returns the fingerprints of all facets; `nil` for a short feed.
  func finishedFingerprints() -> OwnFingerprints? {
    fingerprints?.add(upTo: records, documents)
    return fingerprints
  }

  /// Reads the nested children, which wait for their parent. Returns their number.
  private mutating func readChildren(_ children: Value.Place, of document: Document, depth: Int) -> Int {
    let base = waiting.count
    readElements(of: children, in: document, base: base, depth: depth)
    return waiting.count - base
  }

  /// Marks the facets of a flat list whose parent is unknown: all up to the last facet with a wrong count. They would
  /// otherwise stand in an order that the backend did not send.
  private mutating func leaveOutMisplaced(from base: Int) {
    guard let fault = counts.lastFault else { return }
    for position in base..<waiting.count {
      let index = waiting[position]
      records[index].isMisplaced = true
      if index >= fault { break }
    }
  }

  /// Moves the facets that wait from `base` on into one run under a parent.
  private mutating func collect(from base: Int, parent: Int32) -> Range<Int> {
    let start = order.count
    siblings.beginList()
    for position in base..<waiting.count {
      let index = waiting[position]
      records[index].parent = parent
      order.append(UInt32(index))
      let id = records[index].id
      let earlier = siblings.count(id)
      records[index].occurrence = UInt32(earlier)
      if earlier > 0, id != .none, siblings.isFirstRepeat() {
        let document = documents[Int(records[index].document)]
        diagnose(
          .duplicateID, at: document.value(at: records[index].object),
          "the id \(quoted(document.interner.string(id))) occurs more than once among its siblings")
      }
    }
    waiting.remove(from: base)
    return start..<order.count
  }

  /// Returns the value, or the target if it is a reference. Returns `nil` and adds a diagnostic if the target is
  /// missing.
  mutating func resolved(_ value: Value) -> Value? {
    guard value.document === document else { return value }
    switch references?.meaning(of: value.place) {
    case .itself, nil: return value
    case .entry(let place): return document.value(at: place)
    case .trouble(let trouble):
      diagnose(trouble, at: value)
      return nil
    }
  }
}
