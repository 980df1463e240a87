import ViewTree

/// Moving the focus and scrolling the page.
extension PageSession {
  /// Moves the focus, from where the last jump has gone if there is none. The first move of all only shows the focus; on a
  /// page without targets the page scrolls instead.
  package mutating func move(_ direction: Viewport.Direction) {
    if reads(direction.step) { return }
    defer { settle() }
    let next: FocusTarget?
    if let focus {
      next = viewport.move(from: focus, direction)
    } else if let landedFacet {
      next = viewport.move(fromFacet: landedFacet.index, direction)
    } else {
      next = viewport.firstTarget()
    }
    if let next { focus = next } else { scroll(by: direction.rows) }
  }

  /// Moves the focus to the target under a cell; returns whether the target had the focus already. A mark of a carousel
  /// shows other cards of it.
  package mutating func focus(x: Int, y: Int) -> Bool {
    if let card = viewport.step(x: x, y: y) {
      focus = card
      settle()
      return false
    }
    guard let target = viewport.target(x: x, y: y) else { return false }
    defer { focus = target }
    return focus.map { $0.isSame(as: target) } ?? false
  }

  /// Moves a carousel until a card is its first one, and moves the focus to that card.
  package mutating func bringToFront(_ card: Int, of carousel: Int) {
    guard let target = viewport.bringToFront(card, of: carousel) else { return }
    focus = target
    settle()
  }

  package mutating func focus(on target: FocusTarget) {
    focus = target
    if !viewport.isInStickyHeader(target) { viewport.reveal(target) }
    settle()
  }

  /// Moves the focus to a facet anywhere on the page. If it cannot take the focus, no other facet gets it, because keys
  /// about a facet are about the named one.
  package mutating func goTo(facet: Int) {
    if reading != nil {
      let tree = page.feed.tree
      let spoken = (facet..<tree.count).first { index in
        page.admission.isShown(tree[index]) && page.views.spoken(tree[index]) != nil
      }
      _ = reads(.facet(spoken ?? facet))
      return
    }
    bringIntoSight(facet)
  }

  /// Scrolls to a facet and moves the focus to it, or to one around it that can take the focus.
  package mutating func bringIntoSight(_ facet: Int) {
    focus = viewport.bringIntoSight(facet: facet)
    settle()
    land(on: facet)
  }

  package mutating func scrollToSection(number: Int) {
    if reads(.sectionNumber(number)) { return }
    viewport.scrollToSection(number: number)
    focus = viewport.firstTarget()
    settle()
  }

  package mutating func scroll(by rows: Int) {
    if reads(.lines(rows)) { return }
    viewport.scroll(by: rows)
    keepFocusInSight()
    settle()
  }

  package mutating func turnPage(isForward: Bool) {
    if reads(.lines(isForward ? viewport.height : -viewport.height)) { return }
    viewport.turnPage(isForward: isForward)
    keepFocusInSight()
    settle()
  }

  /// Moves the focus to the next or previous target in reading order.
  package mutating func step(isForward: Bool) {
    if reads(.control(isForward: isForward)) { return }
    defer { settle() }
    if let focus {
      self.focus = viewport.next(after: focus, isForward: isForward) ?? focus
    } else if let landedFacet {
      focus = viewport.next(afterFacet: landedFacet.index, isForward: isForward) ?? viewport.firstTarget()
    } else {
      focus = viewport.firstTarget()
    }
  }

  package mutating func scrollToSection(isForward: Bool) {
    if reads(.section(isForward: isForward)) { return }
    let (position, old) = (viewport.position, focus)
    let start = old.flatMap { viewport.isInSight($0) ? $0 : nil }
    focusOnSection(isForward: isForward, from: start)
    // A section without targets leaves the focus on another one, from which the page would not move on.
    if start != nil, viewport.position == position, focus == old { focusOnSection(isForward: isForward, from: nil) }
    settle()
  }

  private mutating func focusOnSection(isForward: Bool, from target: FocusTarget?) {
    let nodes = viewport.scrollToSection(isForward: isForward, from: target)
    let end = isForward && nodes.isEmpty ? viewport.lastTarget() : nil
    focus = viewport.firstTarget(among: nodes) ?? end ?? viewport.firstTarget()
  }

  /// Moves the focus to the first target on the screen; returns whether there is one.
  package mutating func focusOnFirst() -> Bool {
    guard reading == nil, let first = viewport.firstTarget() else { return false }
    focus = first
    settle()
    return true
  }

  package mutating func scrollToTop() {
    if reads(.top) { return }
    viewport.scrollToTop()
    // The focus follows, but a page that is only scrolled gets none.
    if focus != nil { focus = viewport.firstTarget() }
    settle()
  }

  package mutating func scrollToEnd() {
    if reads(.end) { return }
    let old = viewport.position
    viewport.scrollToEnd()
    // A page that is at its end already shows its last target.
    if focus != nil || viewport.position == old { focus = viewport.lastTarget() }
    positionAtEnd = viewport.position
    settle()
  }

  /// Keeps the focus on its facet after a new layout, and scrolls to it if needed.
  mutating func keepFocus() {
    guard let focus else { return }
    if viewport.isInStickyHeader(focus) {
      self.focus = viewport.target(focus)
      return
    }
    self.focus = viewport.bringIntoSight(facet: focus.facet).map { viewport.target($0, slot: focus.slot) }
  }

  mutating func keepFocusInSight() {
    guard let current = focus, !viewport.isInSight(current) else { return }
    focus = viewport.firstTarget()
  }
}

extension Viewport.Direction {
  /// The rows by which the page scrolls if the focus cannot move.
  fileprivate var rows: Int {
    switch self {
    case .up: -1
    case .down: 1
    case .left, .right: 0
    }
  }

  /// The step of the linear mode.
  fileprivate var step: PageReading.Step {
    switch self {
    case .up: .line(isForward: false)
    case .down: .line(isForward: true)
    case .left: .neighbour(isForward: false)
    case .right: .neighbour(isForward: true)
    }
  }
}
