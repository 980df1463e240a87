import Drawing
import FacetModel

/// Scrolls the page to a facet that may be far away or in a hidden card of a carousel.
extension Viewport {
  /// Scrolls the page to a facet, and the carousels around it too. Returns the target of the facet, or of the nearest
  /// facet around it that has one.
  public mutating func bringIntoSight(facet number: Int) -> FocusTarget? {
    guard let (node, path) = home(of: number) else {
      return bringNeighbourIntoSight(above: self.node(behind: number))
    }
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
    let isEmpty = withLayout { $0.block(at: leader) }.isEmpty
    if isEmpty { return bringNeighbourIntoSight(above: withLayout { $0.next(after: leader) }) }
    if let place = place(ofFacet: number) { reveal(place) }
    return nil
  }

  /// Whether a facet of the page draws nothing, such as a line beside another line.
  public mutating func drawsNothing(facet number: Int) -> Bool {
    guard let node = home(of: number)?.node else { return true }
    return withLayout { $0.block(at: $0.leader(of: node)) }.isEmpty
  }

  /// The most nodes between the place of a facet that draws nothing and its neighbour.
  private static let farthestNeighbour = 64

  /// Scrolls to the target that is nearest to a place between two nodes: the first one below, or else the last one
  /// above. Returns the target.
  private mutating func bringNeighbourIntoSight(above node: Int) -> FocusTarget? {
    guard let target = neighbour(above: node) else { return nil }
    if row(ofNode: target.node) == nil { scroll(toNode: target.node) }
    reveal(target)
    remember(target)
    return target
  }

  private mutating func neighbour(above node: Int) -> FocusTarget? {
    var below = node
    for _ in 0..<Self.farthestNeighbour where below < layout.tree.nodes.count {
      if let first = withLayout({ $0.targets(at: below) }).all.first { return first }
      below = withLayout { $0.next(after: below) }
    }
    var above = node
    for _ in 0..<Self.farthestNeighbour {
      guard let previous = withLayout({ $0.previous(before: above) }) else { return nil }
      if let last = withLayout({ $0.targets(at: previous) }).all.last { return last }
      above = previous
    }
    return nil
  }

  /// Returns the first node that is read after a facet without a node. Facets are numbered as they stand on a page.
  private func node(behind number: Int) -> Int {
    let nodes = layout.tree.nodes
    let behind = nodes.indices.filter { nodes[$0].facet > number }
    return behind.min { nodes[$0].facet < nodes[$1].facet } ?? nodes.count
  }

  /// Scrolls until a facet is at the top of the screen, as far as the page allows. Returns the nodes from there to the
  /// end.
  public mutating func scrollToTop(ofFacet number: Int) -> Range<Int> {
    guard let (node, _) = home(of: number) else { return 0..<0 }
    scroll(toNode: node)
    // A sticky header may cover the facet at the top of the screen.
    _ = bringIntoSight(facet: number)
    return node..<layout.tree.nodes.count
  }

  /// Returns the node that draws a facet, and the facets from this one up to the node's own.
  func home(of number: Int) -> (node: Int, path: [Int])? {
    var path: [Int] = []
    var facet: Facet? = layout.tree.facet(number)
    while let current = facet {
      path.append(current.index)
      if let node = layout.tree.nodes.firstIndex(where: { $0.facet == current.index }) { return (node, path) }
      facet = current.parent
    }
    return nil
  }

  /// Moves the carousels around a facet, from the outermost inwards, until each shows the card that contains it.
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
