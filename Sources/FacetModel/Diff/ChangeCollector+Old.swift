/// The queries of the collector about the old feed.
extension ChangeCollector {
  /// Returns the indexes of the facets in an old list that the new feed does not contain.
  func gone(from oldRange: Range<Int>) -> [Int] {
    let (order, newFacets) = (old.tree.order, matcher.facets.newFacets)
    let list = order.span.extracting(oldRange)
    let partners = newFacets.span
    var gone: [Int] = []
    for index in list.indices where partners[Int(list[unchecked: index])] < 0 { gone.append(index) }
    return gone
  }

  /// Returns the number of facets that are gone with a facet: itself, and the facets below it that have not moved
  /// elsewhere.
  func goneSize(of facet: Int) -> Int {
    oldSizes[facet] > 1 ? 1 + goneSize(of: old.tree.records[facet].childRange) : 1
  }

  func goneSize(of section: FacetSection) -> Int {
    section.lists.reduce(0) { $0 + goneSize(of: $1.range) }
  }

  private func goneSize(of range: Range<Int>) -> Int {
    old.tree.order[range].reduce(0) { size, facet in
      matcher.facets.newFacets[Int(facet)] < 0 ? size + goneSize(of: Int(facet)) : size
    }
  }

  func oldIndex(of facet: Int) -> Int {
    Int(oldPositions[facet]) - old.siblings(of: .facet(facet)).lowerBound
  }
}

extension FacetSection {
  var lists: [FacetList] { [header, body, footer] }
}
