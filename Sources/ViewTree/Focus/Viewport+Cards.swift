import Drawing
import FacetModel

/// Moves the focus through the cards of a carousel, and scrolls the carousel to show them.
extension Viewport {
  /// Returns the target in the neighbouring card, after scrolling the carousel to show that card in full. In nested
  /// carousels the inner one is moved first.
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

  /// Returns the target beside the focus in the same card.
  private mutating func inside(_ card: Facet, beside current: FocusTarget, isRight: Bool) -> FocusTarget? {
    guard card.index != current.facet else { return nil }
    let beside = withLayout { $0.targets(at: current.node) }.beside(current, isRight: isRight)
    return beside.flatMap { layout.tree.facet($0.facet).isInside(card.index) ? $0 : nil }
  }

  /// Returns the card itself, or the target in it that is nearest to the rows of the focus.
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

/// Moves the focus in reading order, including the cards that a carousel hides.
extension Viewport {
  /// Returns the target in the next card that has one, if the next target in reading order lies outside the carousel.
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

  /// The maximum number of cards without a target that are skipped.
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

  /// Scrolls the carousels around a target until its cards are shown in full, and returns the target at its new place.
  public mutating func showWholeCard(of target: FocusTarget) -> FocusTarget {
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

  /// Returns the last target on the screen. For a carousel this is a target in its last card, which is scrolled to.
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
  /// Moves a carousel if a mark for that is under a cell. Returns the target that then has the focus.
  public mutating func step(x: Int, y: Int) -> FocusTarget? {
    cardStep(x: x, y: y).flatMap { bringToFront($0.card, of: $0.carousel) }
  }

  /// Returns the carousel whose mark is under a cell, and the card that a click there brings to its front.
  public func cardStep(x: Int, y: Int) -> (carousel: Int, card: Int)? {
    guard let (_, step) = step(at: (x, y)) else { return nil }
    let cards = layout.tree.facet(step.facet).children.filter(layout.tree.admission.isShown)
    return cards.indices.contains(step.card) ? (step.facet, cards[step.card].index) : nil
  }

  /// Moves a carousel until a card is its first one. Returns the card's target, or the first target in it.
  public mutating func bringToFront(_ card: Int, of carousel: Int) -> FocusTarget? {
    let carousel = layout.tree.facet(carousel)
    let cards = carousel.children.filter(layout.tree.admission.isShown)
    guard let number = cards.firstIndex(where: { $0.index == card }), let home = home(of: carousel.index) else {
      return nil
    }
    let node = withLayout { $0.leader(of: home.node) }
    setOffset(number, of: carousel, inNode: node)
    let targets = withLayout { $0.targets(at: node) }
    return targets[card] ?? targets.all.first { layout.tree.facet($0.facet).isInside(card) }
  }

  private func step(at cell: (x: Int, y: Int)) -> (node: Int, step: CarouselStep)? {
    guard cell.y >= stickyRows else { return stickyStep(x: cell.x, y: cell.y) }
    for (node, block, top) in placed where cell.y >= top && cell.y < top + block.height {
      return block.steps.last { $0.rect.contains(x: cell.x, y: cell.y - top) }.map { (node, $0) }
    }
    return nil
  }
}
