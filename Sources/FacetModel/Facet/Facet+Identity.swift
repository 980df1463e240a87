extension Facet {
  /// The path of ids that names this facet in its response: section, list, and facets from the outside in.
  public var identity: Identity {
    var components = [name]
    var record = record
    while record.parent >= 0 {
      record = tree.records[Int(record.parent)]
      components.append(Self.name(of: record, in: tree))
    }
    let list = tree.lists[Int(~record.parent)]
    let section = list.section.map { tree.sections[$0].identityComponent(in: tree) }
    return Identity(
      section: section ?? Identity.Component(id: "", occurrence: 0), list: list.role, facets: components.reversed())
  }

  /// The name of the facet among its siblings.
  var name: Identity.Component { Self.name(of: record, in: tree) }

  private static func name(of record: FacetRecord, in tree: FacetTree) -> Identity.Component {
    Identity.Component(
      id: record.id == .none ? "" : tree.document.interner.string(record.id), occurrence: Int(record.occurrence))
  }
}
