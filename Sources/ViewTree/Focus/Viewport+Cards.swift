import Drawing
import FacetModel

/// Moving through the cards of a carousel, which brings those into sight that are not.
extension Viewport {
  /// What has the focus in the card beside the one that has it, in full sight. A carousel in a card is walked before
  /// the one around it.
  mutating func nextCard(from current: FocusTarget, isRight: Bool) -> FocusTarget? {
    var card = layout.tree.facet(current.facet)
    while let carousel = card.parent, isShown(carousel, inNode: current.node) {
      if layout.isCarousel(carousel) {
        if let beside = inside(card, beside: current, isRight: isRight) { return beside }
        let cards = carousel.children.filter(layout.tree.admission.isShown)
        let next = cards.firstIndex { $0.index == card.index }.map { $0 + (isRight ? 1 : -1) }
        if let next, cards.indices.contains(next) {
          bringIntoSight(next, of: carousel, inNode: current.node)
          return target(in: cards[next], near: current, isWhole: card.index == current.facet)
        }
      }
      card = carousel
    }
    return nil
  }

  private mutating func isShown(_ facet: Facet, inNode node: Int) -> Bool {
    withLayout { $0.block(at: node) }.regions.contains { $0.facet == facet.index }
  }

  /// What stands beside the focus in the same card.
  private mutating func inside(_ card: Facet, beside current: FocusTarget, isRight: Bool) -> FocusTarget? {
    guard card.index != current.facet else { return nil }
    let beside = withLayout { $0.targets(at: current.node) }.beside(current, isRight: isRight)
    return beside.flatMap { layout.tree.facet($0.facet).isInside(card.index) ? $0 : nil }
  }

  /// The card, or what of it stands in the rows that the focus comes from.
  private mutating func target(in card: Facet, near current: FocusTarget, isWhole: Bool) -> FocusTarget? {
    let targets = withLayout { $0.targets(at: current.node) }
    if isWhole, let whole = targets[card.index] { return whole }
    let inside = targets.all.filter {
      $0.facet == card.index || layout.tree.facet($0.facet).isInside(card.index)
    }
    return inside.min { abs($0.rect.y - current.rect.y) < abs($1.rect.y - current.rect.y) }
  }

  mutating func bringIntoSight(_ number: Int, of carousel: Facet, inNode node: Int) {
    let first = withLayout { $0.firstCard(showing: number, of: carousel, inNode: node) }
    guard let first, first != layout.state.offset(of: carousel.identity) else { return }
    setOffset(first, of: carousel, inNode: node)
  }
}

/// Walking everything in order, the cards that a carousel hides included.
extension Viewport {
  /// What has the focus in the next card that has anything, where the walk would leave the carousel before it.
  mutating func targetInFurtherCard(
    than current: FocusTarget, before neighbour: FocusTarget?, isForward: Bool
  ) -> FocusTarget? {
    var card = layout.tree.facet(current.facet)
    while let carousel = card.parent, isShown(carousel, inNode: current.node) {
      let isLeaving = neighbour.map { !layout.tree.facet($0.facet).isInside(carousel.index) } ?? true
      if isLeaving, layout.isCarousel(carousel) {
        let cards = carousel.children.filter(layout.tree.admission.isShown)
        let here = cards.firstIndex { $0.index == card.index } ?? 0
        let further =
          isForward
          ? Array(cards.indices.dropFirst(here + 1).prefix(Self.mostCards))
          : cards.indices.prefix(here).suffix(Self.mostCards).reversed()
        if let found = firstTarget(in: further, of: cards, carousel, inNode: current.node, isForward) { return found }
      }
      card = carousel
    }
    return nil
  }

  /// Cards without anything that can have the focus are passed, so many of them.
  private static let mostCards = 32

  private mutating func firstTarget(
    in numbers: [Int], of cards: [Facet], _ carousel: Facet, inNode node: Int, _ isForward: Bool
  ) -> FocusTarget? {
    for number in numbers {
      bringIntoSight(number, of: carousel, inNode: node)
      let card = cards[number].index
      let inside = withLayout { $0.targets(at: node) }.all.filter {
        $0.facet == card || layout.tree.facet($0.facet).isInside(card)
      }
      if let found = isForward ? inside.first : inside.last { return found }
    }
    return nil
  }

  /// The target as it stands once its card, and the cards around that, are in full sight.
  mutating func showWholeCard(of target: FocusTarget) -> FocusTarget {
    var card = layout.tree.facet(target.facet)
    while let carousel = card.parent, isShown(carousel, inNode: target.node) {
      if layout.isCarousel(carousel) {
        let cards = carousel.children.filter(layout.tree.admission.isShown)
        if let number = cards.firstIndex(where: { $0.index == card.index }) {
          bringIntoSight(number, of: carousel, inNode: target.node)
        }
      }
      card = carousel
    }
    return self.target(target) ?? target
  }

  /// The last thing on the page that can have the focus: of a carousel its last card.
  public mutating func lastTarget() -> FocusTarget? {
    guard let visible = visibleTargets.last?.target else { return nil }
    var carousel: Facet?
    var facet = layout.tree.facet(visible.facet)
    while let parent = facet.parent, isShown(parent, inNode: visible.node) {
      if layout.isCarousel(parent) { carousel = parent }
      facet = parent
    }
    var last = visible
    if let carousel {
      let cards = carousel.children.filter(layout.tree.admission.isShown)
      let numbers = Array(cards.indices.suffix(Self.mostCards).reversed())
      last = firstTarget(in: numbers, of: cards, carousel, inNode: visible.node, false) ?? showWholeCard(of: visible)
    }
    remember(last)
    return last
  }
}

extension Viewport {
  /// Shows other cards of a carousel where a mark for that stands under a cell; the result is what has the focus then.
  public mutating func step(x: Int, y: Int) -> FocusTarget? {
    guard let (node, step) = step(at: (x, y)) else { return nil }
    let carousel = layout.tree.facet(step.facet)
    let cards = carousel.children.filter(layout.tree.admission.isShown)
    guard cards.indices.contains(step.card) else { return nil }
    setOffset(step.card, of: carousel, inNode: node)
    let targets = withLayout { $0.targets(at: node) }
    let card = cards[step.card].index
    return targets[card] ?? targets.all.first { layout.tree.facet($0.facet).isInside(card) }
  }

  private func step(at cell: (x: Int, y: Int)) -> (node: Int, step: CarouselStep)? {
    guard cell.y >= stickyRows else { return nil }
    for (node, block, top) in placed where cell.y >= top && cell.y < top + block.height {
      return block.steps.last { $0.rect.contains(x: cell.x, y: cell.y - top) }.map { (node, $0) }
    }
    return nil
  }
}
