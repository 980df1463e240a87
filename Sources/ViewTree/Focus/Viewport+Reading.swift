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
    reveal(found)
    remember(found)
    return target(found)
  }

  private mutating func beyond(_ start: Int, isForward: Bool) -> FocusTarget? {
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

  /// Scrolls the beginning of the next section to the top of the screen, or of the present or previous one.
  public mutating func scrollToSection(isForward: Bool) {
    let starts = layout.tree.sectionStarts
    let here = position.node
    let start =
      isForward
      ? starts.first { $0 > here } : starts.last { $0 < here || $0 == here && position.row > 0 }
    guard let start else {
      if isForward { scrollToEnd() } else { scrollToTop() }
      return
    }
    scroll(toNode: start)
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
