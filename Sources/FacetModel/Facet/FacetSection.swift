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
  public var layout: FacetLayout { FacetLayout(value: record.layout.map(tree.document.value)) }
  public var style: FacetStyle { FacetStyle(value: record.style.map(tree.document.value)) }

  /// The whole section as it stands in the document.
  public var source: Value { tree.document.value(at: record.object) }

  private func list(_ range: Range<Int>) -> FacetList {
    FacetList(tree: tree, range: range)
  }
}

/// A section as the decoder leaves it.
struct SectionRecord {
  var object: Value.Place
  var id = Symbol.none
  /// How many sections before it have the same id.
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
