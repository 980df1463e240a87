import JSON

/// The facets of a page whose id occurs only once.
struct UniqueFacets {
  /// The facet by id; -1 for no facet, -2 for several.
  private var facets: [Int32]

  init(_ tree: FacetTree, _ runs: [Range<Int>]) {
    facets = Array(repeating: -1, count: tree.document.interner.count)
    for number in runs.joined() where tree.records[number].id != .none {
      let id = Int(tree.records[number].id.rawValue)
      facets[id] = facets[id] == -1 ? Int32(number) : -2
    }
  }

  subscript(id: Symbol) -> Int? {
    guard id != .none, Int(id.rawValue) < facets.count else { return nil }
    let facet = facets[Int(id.rawValue)]
    return facet >= 0 ? Int(facet) : nil
  }
}
