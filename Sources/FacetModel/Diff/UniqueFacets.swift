import JSON

/// The facets of a page whose id occurs only once.
struct UniqueFacets {
  /// The facet by id; -1 for no facet, -2 for several.
  private var facets: [Int32]

  init(_ tree: FacetTree, _ runs: [Range<Int>]) {
    var facets = [Int32](repeating: -1, count: tree.document.interner.count)
    let records = tree.records
    for run in runs {
      for number in run where records[number].id != .none {
        let id = Int(records[number].id.rawValue)
        facets[id] = facets[id] == -1 ? Int32(truncatingIfNeeded: number) : -2
      }
    }
    self.facets = facets
  }

  subscript(id: Symbol) -> Int? {
    guard id != .none, Int(id.rawValue) < facets.count else { return nil }
    let facet = facets[Int(id.rawValue)]
    return facet >= 0 ? Int(facet) : nil
  }
}
