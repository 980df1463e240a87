import JSON

/// A section of a page: a body between a header and a footer.
public struct FacetSection {
  let tree: FacetTree
  let index: Int

  private var record: SectionRecord { tree.sections[index] }

  public var id: String { record.id == .none ? "" : tree.document.interner.string(record.id) }
  public var header: FacetList { list(record.header) }
  public var body: FacetList { list(record.body) }
  public var footer: FacetList { list(record.footer) }
  public var layout: FacetLayout { FacetLayout(value: record.layout.map(document.value)) }
  public var style: FacetStyle { FacetStyle(value: record.style.map(document.value)) }

  /// Whether the backend sent layout or style.
  public var hasLayoutOrStyle: Bool { record.layout != nil || record.style != nil }

  /// The whole section in the document.
  public var source: Value { document.value(at: record.object) }

  private var document: Document { tree.documents[record.document] }

  private func list(_ range: Range<Int>) -> FacetList {
    FacetList(tree: tree, range: range)
  }
}

/// A decoded section.
struct SectionRecord {
  /// The number of the document that contains the section.
  var document: Int
  var object: Value.Place
  var id = Symbol.none
  /// The number of sections before it with the same id.
  var occurrence = 0
  var header = 0..<0
  var body = 0..<0
  var footer = 0..<0
  var layout: Value.Place?
  var style: Value.Place?

  func identityComponent(in tree: FacetTree) -> Identity.Component {
    Identity.Component(id: id == .none ? "" : tree.document.interner.string(id), occurrence: occurrence)
  }
}

/// The role of a list of facets in its section or page.
public enum ListRole: String, CaseIterable, Sendable {
  case header, body, footer
}
