import FacetModel

extension Admission {
  /// How many facets inside a facet are left out for no other reason than that it is.
  package func countLost(inside facet: Facet) -> Int {
    facet.children.reduce(0) { count, child in
      // A facet with a reason of its own is counted by itself, with what is in it.
      omission(of: child) == .insideOmitted ? count + 1 + countLost(inside: child) : count
    }
  }
}
