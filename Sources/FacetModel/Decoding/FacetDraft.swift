import JSON

/// The members of a facet's object, read before the tree is known.
struct FacetDraft {
  private(set) var record = FacetRecord()
  private(set) var children: Value.Place?
  private(set) var count: Value.Place?
  /// The references that lead nowhere. Their targets are absent.
  private(set) var troubles: [(place: Value.Place, trouble: References.Trouble)] = []

  init(_ facet: Value.Place, of document: Document, references: inout References?) {
    let vocabulary = WireVocabulary.shared
    record.object = facet
    document.forEachMember(of: facet) { symbol, place in
      guard let key = vocabulary.key(of: symbol), document.kind(at: place) != nil else { return }
      var member = place
      switch references?.meaning(of: place) {
      case .itself, nil: break
      case .entry(let entry): member = entry
      case .trouble(let trouble): return troubles.append((place, trouble))
      }
      switch key {
      case .id: record.id = Self.name(at: member, in: document)
      case .component: readComponent(member, in: document)
      case .text: record.text = member
      case .images: record.images = member
      case .events: record.events = member
      case .custom: record.custom = member
      case .logging: record.logging = member
      case .layout: record.layout = member
      case .style: record.style = member
      case .children: children = member
      case .childrenCount: count = member
      default: break
      }
    }
    if record.component == .none { nameComponentByID(in: document) }
  }

  /// Sets the component to the part of the id before the first colon, because some responses send no component.
  private mutating func nameComponentByID(in document: Document) {
    guard record.id != .none, let name = document.interner.string(record.id).componentBeforeColon else { return }
    record.component = document.interner.intern(name)
  }

  private mutating func readComponent(_ component: Value.Place, in document: Document) {
    if document.kind(at: component) == .string {
      record.component = Self.name(at: component, in: document)
    }
    document.forEachMember(of: component) { symbol, member in
      switch WireVocabulary.shared.key(of: symbol) {
      case .id: record.component = Self.name(at: member, in: document)
      case .category: record.category = Self.name(at: member, in: document)
      default: break
      }
    }
  }

  /// Returns a name as a symbol. A number counts as a name, spelled as in the response.
  private static func name(at place: Value.Place, in document: Document) -> Symbol {
    if document.kind(at: place) == .string {
      return document.symbol(at: place) ?? .none
    }
    return document.value(at: place).lenientString.map(document.interner.intern) ?? .none
  }
}
