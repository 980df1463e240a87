import FacetModel

extension Viewport {
  /// The carousels on the screen, with their nodes.
  public var visibleCarousels: [(node: Int, facet: Facet)] {
    placed.filter {
      !layout.isTail($0.node) && layout.tree.nodes[$0.node].traits.arrangement == .carousel && !$0.block.isEmpty
    }
    .map { ($0.node, layout.tree.facet(at: $0.node)) }
  }

  public func shownCards(of facet: Facet) -> Int {
    facet.children.lazy.filter(layout.tree.admission.isShown).count
  }
}
