import ViewTree

/// Stands for a component that nobody draws; admission leaves such facets out long before.
struct NoView: FacetView, Equatable {
  let speech = Speech(.group)

  func layout(in proposal: Proposal) -> Block { .empty }
}
