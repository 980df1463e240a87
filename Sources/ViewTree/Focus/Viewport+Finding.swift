import Drawing
import FacetModel

/// Bringing something into sight that may be anywhere: far down the page, or among the cards that a carousel hides.
extension Viewport {
  /// Moves the page to a facet, and the carousel it is in; the result is what of it can have the focus, if anything.
  public mutating func bringIntoSight(facet number: Int) -> FocusTarget? {
    guard let (node, path) = home(of: number) else { return nil }
    showCards(on: path, ofNode: node)
    if row(ofNode: node) == nil {
      scroll(toNode: node)
      scroll(by: -height / 3)
    }
    let leader = withLayout { $0.leader(of: node) }
    let targets = withLayout { $0.targets(at: leader) }
    let found = path.lazy.compactMap { targets[$0] }.first
    if let found {
      reveal(found)
      remember(found)
      return target(found)
    }
    let regions = withLayout { $0.block(at: leader) }.regions
    if let region = path.lazy.compactMap({ number in regions.first { $0.facet == number } }).first {
      reveal(FocusTarget(node: leader, facet: region.facet, rect: region.rect))
    }
    return nil
  }

  /// Moves the page until a facet stands at the top, as far as the page goes; returns the nodes from there on.
  public mutating func scrollToTop(ofFacet number: Int) -> Range<Int> {
    guard let (node, _) = home(of: number) else { return 0..<0 }
    scroll(toNode: node)
    // A sticky header may cover it there.
    _ = bringIntoSight(facet: number)
    return node..<layout.tree.nodes.count
  }

  /// The node a facet is drawn in, and the facets from it up to that node's own.
  private func home(of number: Int) -> (node: Int, path: [Int])? {
    var path: [Int] = []
    var facet: Facet? = layout.tree.facet(number)
    while let current = facet {
      path.append(current.index)
      if let node = layout.tree.nodes.firstIndex(where: { $0.facet == current.index }) { return (node, path) }
      facet = current.parent
    }
    return nil
  }

  /// Moves the carousels on the way to a facet, from the outermost inwards, until each shows the card it is in.
  private mutating func showCards(on path: [Int], ofNode node: Int) {
    for (card, owner) in zip(path, path.dropFirst()).reversed() {
      let carousel = layout.tree.facet(owner)
      guard layout.isCarousel(carousel) else { continue }
      let cards = carousel.children.filter(layout.tree.admission.isShown)
      guard let number = cards.firstIndex(where: { $0.index == card }) else { continue }
      bringIntoSight(number, of: carousel, inNode: withLayout { $0.leader(of: node) })
    }
  }
}
