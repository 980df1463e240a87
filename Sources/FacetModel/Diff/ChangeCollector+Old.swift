/// What the collector asks of the old feed.
extension ChangeCollector {
  /// For every facet of a new list which of an old list it was, or -1.
  func origins(of newRange: Range<Int>, in oldRange: Range<Int>) -> [Int32] {
    new.tree.order[newRange].map { facet in
      let oldFacet = matcher.oldFacets[Int(facet)]
      guard oldFacet >= 0 else { return -1 }
      let position = Int(oldPositions[Int(oldFacet)])
      return oldRange.contains(position) ? Int32(position - oldRange.lowerBound) : -1
    }
  }

  /// The indexes of what an old list has lost for good.
  func gone(from oldRange: Range<Int>) -> [Int] {
    oldRange.filter { matcher.newFacets[Int(old.tree.order[$0])] < 0 }.map { $0 - oldRange.lowerBound }
  }

  /// How many facets have gone with one: itself, and below it what has not moved elsewhere.
  func goneSize(of facet: Int) -> Int {
    1 + goneSize(of: old.tree.records[facet].childRange)
  }

  func goneSize(of section: FacetSection) -> Int {
    section.lists.reduce(0) { $0 + goneSize(of: $1.range) }
  }

  private func goneSize(of range: Range<Int>) -> Int {
    old.tree.order[range].reduce(0) { size, facet in
      matcher.newFacets[Int(facet)] < 0 ? size + goneSize(of: Int(facet)) : size
    }
  }

  func oldIndex(of facet: Int) -> Int {
    Int(oldPositions[facet]) - old.siblings(of: .facet(facet)).lowerBound
  }
}

extension FacetSection {
  var lists: [FacetList] { [header, body, footer] }
}
