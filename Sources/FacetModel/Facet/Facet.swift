import JSON

/// One facet of a feed: a reference into the decoded tree, as cheap to pass on as a pointer.
public struct Facet {
  public let tree: FacetTree
  /// The number of the facet in the tree.
  public let index: Int

  init(tree: FacetTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  var record: FacetRecord { tree.records[index] }

  /// The id as sent; `nil` if the backend sent none. It is not unique in a response.
  public var id: String? { string(record.id) }
  public var component: ComponentReference {
    ComponentReference(id: string(record.component) ?? "", category: string(record.category) ?? "")
  }

  public var text: FacetText { FacetText(value: value(record.text)) }
  public var images: FacetImages { FacetImages(value: value(record.images)) }
  public var events: FacetEvents { FacetEvents(value: value(record.events)) }
  public var custom: CustomData { CustomData(value: value(record.custom)) }
  public var layout: FacetLayout { FacetLayout(value: value(record.layout)) }
  /// Whether the backend sent layout or style; for most facets the component decides both.
  public var hasLayoutOrStyle: Bool { record.layout != .root || record.style != .root }
  public var style: FacetStyle { FacetStyle(value: value(record.style)) }
  /// The logging as sent, only for the log.
  public var logging: Value? { value(record.logging)?.lenientObject }

  public var children: FacetList {
    let start = Int(record.firstChild)
    return FacetList(tree: tree, range: start..<start + Int(record.childCount))
  }

  public var parent: Facet? {
    record.parent >= 0 ? Facet(tree: tree, index: Int(record.parent)) : nil
  }

  /// The whole facet in the document.
  public var source: Value { document.value(at: record.object) }

  private var document: Document { tree.documents[Int(record.document)] }

  private func value(_ place: Value.Place) -> Value? {
    place == .root ? nil : document.value(at: place)
  }

  private func string(_ symbol: Symbol) -> String? {
    symbol == .none ? nil : tree.document.interner.string(symbol)
  }
}
