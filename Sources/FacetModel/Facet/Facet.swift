import JSON

/// One facet of a feed: a look at the decoded tree, as cheap to pass on as a pointer.
public struct Facet {
  public let tree: FacetTree
  /// Its number in the tree.
  public let index: Int

  init(tree: FacetTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  var record: FacetRecord { tree.records[index] }

  /// As sent; not unique in a response. `nil` when the wire has none.
  public var id: String? { string(record.id) }
  public var component: ComponentReference {
    ComponentReference(id: string(record.component) ?? "", category: string(record.category) ?? "")
  }

  public var text: FacetText { FacetText(value: value(record.text)) }
  public var images: FacetImages { FacetImages(value: value(record.images)) }
  public var events: FacetEvents { FacetEvents(value: value(record.events)) }
  public var custom: CustomData { CustomData(value: value(record.custom)) }
  public var layout: FacetLayout { FacetLayout(value: value(record.layout)) }
  /// Whether anything is sent about its looks or its place; most facets leave both to their component.
  public var hasLayoutOrStyle: Bool { record.layout != .root || record.style != .root }
  public var style: FacetStyle { FacetStyle(value: value(record.style)) }
  /// Verbatim: for the log, nothing else.
  public var logging: Value? { value(record.logging)?.lenientObject }

  public var children: FacetList {
    let start = Int(record.firstChild)
    return FacetList(tree: tree, range: start..<start + Int(record.childCount))
  }

  public var parent: Facet? {
    record.parent >= 0 ? Facet(tree: tree, index: Int(record.parent)) : nil
  }

  /// The whole facet as it stands in the document.
  public var source: Value { document.value(at: record.object) }

  private var document: Document { tree.documents[Int(record.document)] }

  private func value(_ place: Value.Place) -> Value? {
    place == .root ? nil : document.value(at: place)
  }

  private func string(_ symbol: Symbol) -> String? {
    symbol == .none ? nil : tree.document.interner.string(symbol)
  }
}
