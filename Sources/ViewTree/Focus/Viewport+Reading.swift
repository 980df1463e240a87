import FacetModel

/// Moves the focus through a page in reading order.
extension Viewport {
  /// The maximum number of nodes that one step searches for a target.
  private static let farthest = 200

  /// Returns the next or previous target in reading order, after scrolling the page to show it.
  public mutating func next(after focus: FocusTarget, isForward: Bool) -> FocusTarget? {
    let targets = withLayout { $0.targets(at: focus.node) }.all
    guard let place = targets.firstIndex(where: { $0.isSame(as: focus) }) else { return nil }
    let number = place + (isForward ? 1 : -1)
    let neighbour = targets.indices.contains(number) ? targets[number] : nil
    let found =
      targetInFurtherCard(than: focus, before: neighbour, isForward: isForward)
      ?? (neighbour ?? beyond(focus.node, isForward: isForward)).map { showWholeCard(of: $0) }
    guard let found else { return nil }
    if !isInStickyHeader(focus) || !isInStickyHeader(found) { reveal(found) }
    remember(found)
    return target(found)
  }

  mutating func beyond(_ start: Int, isForward: Bool) -> FocusTarget? {
    var node = start
    for _ in 0..<Self.farthest {
      guard let step = step(from: node, isForward: isForward) else { return nil }
      node = step
      let targets = withLayout { $0.targets(at: node) }.all
      if let target = isForward ? targets.first : targets.last { return target }
    }
    return nil
  }

  private mutating func step(from node: Int, isForward: Bool) -> Int? {
    guard isForward else { return withLayout { $0.previous(before: node) } }
    let next = withLayout { $0.next(after: node) }
    return next < layout.nodeCount ? next : nil
  }

  /// Scrolls the beginning of the next section to the top of the screen, or of the present or previous one. Returns the
  /// nodes of that section; the range is empty at the ends of the page.
  ///
  /// The present section is that of a target, or else the first one on the screen.
  public mutating func scrollToSection(isForward: Bool, from target: FocusTarget?) -> Range<Int> {
    let sections = layout.tree.shownSections
    let bound = target.map { isForward ? $0.node : boundBefore($0, in: sections) } ?? position.node
    let isInside = target == nil && position.row > 0
    let section =
      isForward
      ? sections.first { $0.lowerBound > bound }
      : sections.last { $0.lowerBound < bound || $0.lowerBound == bound && isInside }
    guard let section else {
      if isForward { scrollToEnd() } else { scrollToTop() }
      return 0..<0
    }
    scroll(toNode: section.lowerBound)
    return section
  }

  /// Returns the node before which the section of a move back begins. It is the previous section if the target is the
  /// first of its own and the beginning of that is on the screen. Otherwise it is the target's own section.
  private func boundBefore(_ target: FocusTarget, in sections: [Range<Int>]) -> Int {
    guard let own = sections.first(where: { $0.contains(target.node) }), let row = row(ofNode: own.lowerBound),
      row >= 0, firstTarget(among: own)?.isSame(as: target) == true
    else { return target.node + 1 }
    return own.lowerBound
  }

  /// The non-empty sections, each with its first facet.
  public var sectionFirsts: [(number: Int, facet: Facet)] {
    layout.tree.sectionStarts.enumerated().map { (number: $0.offset, facet: layout.tree.facet(at: $0.element)) }
  }

  /// Scrolls the beginning of a section to the top of the screen, by its number among the non-empty sections.
  public mutating func scrollToSection(number: Int) {
    let starts = layout.tree.sectionStarts
    guard starts.indices.contains(number) else { return }
    scroll(toNode: starts[number])
  }
}
