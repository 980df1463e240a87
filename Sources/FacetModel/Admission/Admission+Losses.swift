extension Admission {
  /// What another client shows of the same tree and this one leaves out, for reasons of its own.
  public func losses(against other: Admission) -> [Facet] {
    omittedFacets.filter(other.isShown)
  }

  /// The nearest facet that is shown to where one would stand: what comes after it, or else what comes before.
  public func nearestShown(to facet: Facet) -> Facet? {
    let tree = facet.tree
    let after = (facet.index..<tree.count).first { isShown(tree[$0]) }
    return (after ?? (0..<facet.index).last { isShown(tree[$0]) }).map { tree[$0] }
  }
}
