extension Admission {
  /// Returns the facets that another client shows and this client leaves out for a reason of their own.
  public func losses(against other: Admission) -> [Facet] {
    omittedFacets.filter(other.isShown)
  }

  /// Returns the nearest shown facet to the place of a facet: the next shown facet, or else the one before.
  public func nearestShown(to facet: Facet) -> Facet? {
    let tree = facet.tree
    let after = (facet.index..<tree.count).first { isShown(tree[$0]) }
    return (after ?? (0..<facet.index).last { isShown(tree[$0]) }).map { tree[$0] }
  }
}
