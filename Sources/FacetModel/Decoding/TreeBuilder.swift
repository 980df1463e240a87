import JSON

/// Turns lists of facets, nested or flat, into one tree. Children are finished before their parents.
struct TreeBuilder {
  let document: Document
  let limits: FeedLimits
  var diagnostics: DiagnosticList
  private(set) var records: [FacetRecord] = []
  private(set) var order: [UInt32] = []
  private(set) var lists: [FacetTree.ListPlace] = []
  /// Finished facets that wait for a parent, or for the end of their list.
  private var waiting: [Waiting] = []
  private var siblings = SiblingIDs()

  private struct Waiting {
    let facet: UInt32
    /// How many levels hang below it, itself included.
    let height: Int
  }

  /// What the members of a facet's object say before the tree is known.
  private struct Draft {
    var record = FacetRecord()
    var children: Value?
    var count: Value?
  }

  init(document: Document, limits: FeedLimits) {
    self.document = document
    self.limits = limits
    diagnostics = DiagnosticList(limitPerRule: limits.diagnosticsPerRule)
  }

  /// Reads one list of a section or page; a facet by itself is a list of one.
  mutating func list(_ value: Value?, section: Int?, role: ListRole) -> Range<Int> {
    guard let value else { return 0..<0 }
    lists.append(FacetTree.ListPlace(section: section, role: role))
    if value.kind == .array {
      for element in value.elements {
        readElement(element, base: 0)
      }
    } else {
      readElement(value, base: 0)
    }
    return collect(from: 0, parent: Int32(~(lists.count - 1)))
  }

  private mutating func readElement(_ element: Value, base: Int) {
    guard element.kind == .object else {
      diagnose(.notAFacet, at: element, "a facet should stand here")
      return
    }
    guard records.count < limits.facets else {
      let limits = limits
      diagnose(.tooManyFacets, at: element, "more than \(limits.facets) facets; the rest is left out")
      return
    }
    readFacet(element, base: base)
  }

  private mutating func readFacet(_ value: Value, base: Int) {
    let draft = draft(of: value)
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
    guard children.kind == .array else { return 0 }
    let base = waiting.count
    for element in children.elements {
      readElement(element, base: base)
    }
    return waiting.count - base
  }

  /// How many of the facets before it a flat facet takes as its children.
  private mutating func claim(_ count: Value?, at facet: Value, nested: Int, available: Int) -> Int {
    guard let count else { return 0 }
    guard let wanted = count.lenientInt, wanted >= 0 else {
      diagnose(.childrenCountMismatch, at: count, "childrenCount is no number of children")
      return 0
    }
    if nested > 0 {
      if wanted != nested {
        diagnose(
          .childrenCountMismatch, at: count, "childrenCount is \(wanted), but \(nested) children are nested here")
      }
      return 0
    }
    if wanted > available {
      diagnose(
        .childrenCountMismatch, at: count,
        "childrenCount is \(wanted), but only \(available) facets stand before this one")
    }
    return min(wanted, available)
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

  private func draft(of value: Value) -> Draft {
    let vocabulary = WireVocabulary.shared
    var draft = Draft()
    draft.record.object = value.place
    document.forEachMember(of: value.place) { symbol, member in
      guard let key = vocabulary.key(of: symbol), document.kind(at: member) != nil else { return }
      switch key {
      case .id: draft.record.id = name(at: member)
      case .component: readComponent(member, into: &draft.record)
      case .text: draft.record.text = member
      case .images: draft.record.images = member
      case .events: draft.record.events = member
      case .custom: draft.record.custom = member
      case .logging: draft.record.logging = member
      case .layout: draft.record.layout = member
      case .style: draft.record.style = member
      case .children: draft.children = document.value(at: member)
      case .childrenCount: draft.count = document.value(at: member)
      default: break
      }
    }
    return draft
  }

  private func readComponent(_ component: Value.Place, into record: inout FacetRecord) {
    if document.kind(at: component) == .string {
      record.component = name(at: component)
    }
    document.forEachMember(of: component) { symbol, member in
      switch WireVocabulary.shared.key(of: symbol) {
      case .id: record.component = name(at: member)
      case .category: record.category = name(at: member)
      default: break
      }
    }
  }

  /// A name as a symbol; numbers name too, as their spelling.
  private func name(at place: Value.Place) -> Symbol {
    if document.kind(at: place) == .string {
      return document.symbol(at: place) ?? .none
    }
    return document.value(at: place).lenientString.map(document.interner.intern) ?? .none
  }

  private mutating func checkNames(_ record: FacetRecord, at value: Value) {
    if record.id == .none {
      diagnose(.missingID, at: value, "a facet without an id keeps no state")
    }
    if record.component == .none {
      diagnose(.missingComponent, at: value, "a facet without a component cannot be shown")
    }
  }

  mutating func diagnose(_ rule: Rule, at value: Value, _ message: @autoclosure () -> String) {
    diagnostics.add(rule, at: value.document.outermostOffset(of: value.range.lowerBound), message())
  }
}
