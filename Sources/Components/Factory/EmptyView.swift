import ViewTree

/// An empty view for an unknown component. Admission omits such facets before they are drawn.
struct EmptyView: FacetView, Equatable {
  let speech = Speech(.group)

  func layout(in proposal: Proposal) -> Block { .empty }
}
