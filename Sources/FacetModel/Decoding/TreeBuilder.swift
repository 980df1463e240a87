import JSON

/// Turns lists of facets, nested or flat, into one tree. Children are finished before their parents.
struct TreeBuilder {
  let document: Document
  let limits: FeedLimits
  private var references: References?
  var diagnostics: DiagnosticList
  private(set) var records: [FacetRecord] = []
  private(set) var order: [UInt32] = []
  private(set) var lists: [FacetTree.ListPlace] = []
  /// Finished facets that wait for a parent, or for the end of their list.
  private var waiting: [Waiting] = []
  private var siblings = SiblingIDs()
  /// Facets that have been started; those around one that is being read are no records yet.
  private var begun = 0
  /// How many facets surround what is being read.
  private var depth = 0

  private struct Waiting {
    let facet: UInt32
    /// How many levels hang below it, itself included.
    let height: Int
  }

  init(document: Document, references: References?, limits: FeedLimits) {
    self.document = document
    self.references = references
    self.limits = limits
    diagnostics = DiagnosticList(limitPerRule: limits.diagnosticsPerRule)
  }

  /// Reads one list of a section or page.
  mutating func list(_ value: Value?, section: Int?, role: ListRole) -> Range<Int> {
    guard let value else { return 0..<0 }
    lists.append(FacetTree.ListPlace(section: section, role: role))
    readElements(of: value, base: 0)
    return collect(from: 0, parent: Int32(~(lists.count - 1)))
  }

  /// A facet by itself is a list of one, "" is none at all.
  private mutating func readElements(of value: Value, base: Int) {
    if value.kind == .array {
      for element in value.elements {
        readElement(element, base: base)
      }
    } else if !value.isEmptyString {
      readElement(value, base: base)
    }
  }

  private mutating func readElement(_ sent: Value, base: Int) {
    guard let element = follow(sent) else { return }
    defer { references?.close(element.place, unless: sent.place) }
    guard element.kind == .object else {
      diagnose(.notAFacet, at: element, "a facet should stand here")
      return
    }
    guard begun < limits.facets else {
      let limits = limits
      if diagnostics.counts[.tooManyFacets] == nil {
        diagnose(.tooManyFacets, at: element, "more than \(limits.facets) facets; the rest is left out")
      }
      return
    }
    begun += 1
    readFacet(element, base: base)
  }

  private mutating func readFacet(_ value: Value, base: Int) {
    let draft = FacetDraft(value, references: references)
    var record = draft.record
    checkNames(record, at: value)

    let start = waiting.count
    let nested = draft.children.map { readChildren($0) } ?? 0
    let claimed = claim(draft.count, at: value, nested: nested, available: start - base)
    // Flat lists name their children by number: those that stand directly before, then the nested ones.
    let first = start - claimed
    let height = 1 + (waiting[first...].map(\.height).max() ?? 0)
    let limits = limits
    guard height <= limits.nesting else {
      diagnose(.nestedTooDeep, at: value, "nested deeper than \(limits.nesting) facets; kept beside its children")
      records.append(record)
      waiting.append(Waiting(facet: UInt32(records.count - 1), height: 1))
      return
    }
    let children = collect(from: first, parent: Int32(records.count))
    if children.count > limits.children {
      diagnose(.manyChildren, at: value, "\(children.count) children, more than \(limits.children); all are kept")
    }
    record.firstChild = UInt32(children.lowerBound)
    record.childCount = UInt32(children.count)
    records.append(record)
    waiting.append(Waiting(facet: UInt32(records.count - 1), height: height))
  }

  /// Leaves the nested children waiting and says how many there are.
  private mutating func readChildren(_ children: Value) -> Int {
    // As deep as JSON nests; references can lead on and on.
    let limit = limits.reading.depth
    guard depth + 1 < limit else {
      diagnose(.nestedTooDeep, at: children, "nested deeper than \(limit) facets; these children are left out")
      return 0
    }
    depth += 1
    defer { depth -= 1 }
    let base = waiting.count
    readElements(of: children, base: base)
    return waiting.count - base
  }

  /// Moves the facets that wait from `base` on into one run under a parent.
  private mutating func collect(from base: Int, parent: Int32) -> Range<Int> {
    let start = order.count
    siblings.beginList()
    for item in waiting[base...] {
      let index = Int(item.facet)
      records[index].parent = parent
      order.append(item.facet)
      let id = records[index].id
      let earlier = siblings.count(id)
      records[index].occurrence = UInt32(earlier)
      if earlier > 0, id != .none, siblings.isFirstRepeat() {
        let document = document
        diagnose(
          .duplicateID, at: document.value(at: records[index].object),
          "the id '\(document.interner.string(id))' stands more than once among its siblings")
      }
    }
    waiting.removeSubrange(base...)
    return start..<order.count
  }

  /// What a reference refers to, or the value itself when it is none.
  func resolved(_ value: Value) -> Value {
    references?.resolve(value.place).map(document.value) ?? value
  }

  /// A facet behind a reference, unless we are inside it already.
  private mutating func follow(_ sent: Value) -> Value? {
    guard let place = references?.resolve(sent.place) else { return sent }
    switch references?.open(place) {
    case .cycle: diagnose(.brokenReference, at: sent, "this refers to something that contains it; it is left out")
    case .tooMany: diagnose(.brokenReference, at: sent, "too many references; the rest is left out")
    case .fine, nil: return document.value(at: place)
    }
    return nil
  }

  mutating func diagnose(_ rule: Rule, at value: Value, _ message: @autoclosure () -> String) {
    diagnostics.add(rule, at: value.document.outermostOffset(of: value.range.lowerBound), message())
  }
}
