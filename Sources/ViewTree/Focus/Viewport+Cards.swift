import Drawing
import FacetModel

/// Moving through the cards of a carousel, which brings those into sight that are not.
extension Viewport {
  /// The card beside the one that has the focus, in full sight.
  mutating func nextCard(from current: FocusTarget, isRight: Bool) -> FocusTarget? {
    let tree = layout.tree
    guard tree.nodes[current.node].traits.arrangement == .strip else { return nil }
    let carousel = tree.facet(at: current.node)
    let cards = carousel.children.filter(tree.admission.isShown)
    guard let number = cards.firstIndex(where: { $0.index == current.facet }) else { return nil }
    let next = number + (isRight ? 1 : -1)
    guard cards.indices.contains(next) else { return nil }
    return bringIntoSight(next, cards[next].index, ofNode: current.node, carousel)
  }

  mutating func bringIntoSight(
    _ number: Int, _ facet: Int, ofNode node: Int, _ carousel: Facet
  ) -> FocusTarget? {
    let identity = carousel.identity
    if number < layout.state.offset(of: identity) {
      setOffset(number, ofNode: node)
    }
    while !layout.shownCards(ofNode: node).contains(number), layout.state.offset(of: identity) < number {
      setOffset(layout.state.offset(of: identity) + 1, ofNode: node)
    }
    return withLayout { $0.targets(at: node)[facet] }
  }
}
