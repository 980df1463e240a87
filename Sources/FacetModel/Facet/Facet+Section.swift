import JSON

extension Facet {
  /// The symbol of the id; symbols are quicker to compare than ids.
  package var idSymbol: Symbol { record.id }

  /// The number of the section that contains the facet at any depth; `nil` in the page's own lists.
  package var sectionNumber: Int? {
    var record = record
    while record.parent >= 0 { record = tree.records[Int(record.parent)] }
    return tree.lists[Int(~record.parent)].section
  }
}
