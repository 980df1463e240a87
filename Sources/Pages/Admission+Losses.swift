import FacetModel

extension Admission {
  /// The number of facets inside an omitted facet that are left out for no reason but that one.
  package func countLost(inside facet: Facet) -> Int {
    facet.children.reduce(0) { count, child in
      // A facet with a reason of its own is counted by itself, with the facets in it.
      omission(of: child) == .insideOmitted ? count + 1 + countLost(inside: child) : count
    }
  }
}
