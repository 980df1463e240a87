import JSON

/// The properties of a tree that the diff needs, computed once.
struct TreeIndex {
  /// The fingerprint of the visible parts of each facet and of all facets below it.
  let visible: [Fingerprint]
  /// The number of facets below each facet, including itself. They are numbered directly before it.
  let sizes: [UInt32]
  /// The names of the siblings, in the order of the tree.
  let names: [SiblingName]
  /// The position of each facet in that order.
  let positions: [UInt32]
  let uniqueFacets: UniqueFacets
  /// The number of facets on the page. It excludes the headers and footers of further pages, although the tree contains
  /// them.
  let count: Int

  init(_ tree: FacetTree, _ own: OwnFingerprints?) {
    let records = tree.records
    visible = FacetFingerprints(visible: tree, own).values
    sizes = Self.sizes(in: tree)
    names = tree.order.map { facet in
      let record = records[Int(facet)]
      return SiblingName(id: record.id, occurrence: record.occurrence)
    }
    positions = Self.positions(in: tree)
    let runs = Self.runs(in: tree, sizes)
    uniqueFacets = UniqueFacets(tree, runs)
    count = runs.reduce(0) { $0 + $1.count }
  }

  private static func sizes(in tree: FacetTree) -> [UInt32] {
    var sizes: [UInt32] = []
    sizes.reserveCapacity(tree.records.count)
    // Children come before their parents.
    for record in tree.records {
      sizes.append(tree.order[record.childRange].reduce(1) { $0 + sizes[Int($1)] })
    }
    return sizes
  }

  /// Returns the numbers of all facets on the page.
  private static func runs(in tree: FacetTree, _ sizes: [UInt32]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for list in [tree.header, tree.footer] + tree.sections.flatMap({ [$0.header, $0.body, $0.footer] }) {
      var run = 0..<0
      for facet in tree.order[list] {
        let (start, end) = (Int(facet) + 1 - Int(sizes[Int(facet)]), Int(facet) + 1)
        if start != run.upperBound {
          runs.append(run)
          run = start..<start
        }
        run = run.lowerBound..<end
      }
      runs.append(run)
    }
    return runs
  }

  /// Returns the position of each facet. A list extended by another page is copied to the end, so the last position
  /// counts.
  private static func positions(in tree: FacetTree) -> [UInt32] {
    var positions = [UInt32](repeating: 0, count: tree.records.count)
    for (position, facet) in tree.order.enumerated() {
      positions[Int(facet)] = UInt32(position)
    }
    return positions
  }
}
