import Drawing

/// Moving the focus from a facet that cannot have it.
extension Viewport {
  /// Returns the nearest target in a direction from a facet, after scrolling the page to show it; `nil` as `move(from:)`.
  public mutating func move(fromFacet number: Int, _ direction: Direction) -> FocusTarget? {
    guard let place = place(ofFacet: number) else { return nil }
    // A container begins where its first target does.
    let inside = withLayout { $0.targets(at: place.node) }.all.first { isInside($0.facet, number) }
    if direction == .down, let inside { return step(to: inside) }
    return move(fromPlace: place, direction)
  }

  /// Returns the next target behind a facet in reading order, or the last one before it, after scrolling the page to show
  /// it.
  public mutating func next(afterFacet number: Int, isForward: Bool) -> FocusTarget? {
    guard let place = place(ofFacet: number) else { return nil }
    let start = (place.rect.y, place.rect.x)
    let beside = withLayout { $0.targets(at: place.node) }.all.filter { target in
      let at = (target.rect.y, target.rect.x)
      return isForward ? at >= start : at < start
    }
    guard let found = (isForward ? beside.first : beside.last) ?? beyond(place.node, isForward: isForward) else {
      return nil
    }
    return step(to: found)
  }

  private mutating func step(to target: FocusTarget) -> FocusTarget? {
    reveal(target)
    remember(target)
    return self.target(target)
  }

  private func isInside(_ facet: Int, _ container: Int) -> Bool { layout.tree.facet(facet).isInside(container) }

  /// Returns the rectangle of a facet, or of the nearest one around it that draws something.
  mutating func place(ofFacet number: Int) -> FocusTarget? {
    guard let (node, path) = home(of: number) else { return nil }
    let leader = withLayout { $0.leader(of: node) }
    let regions = withLayout { $0.block(at: leader) }.regions
    let region = path.lazy.compactMap { number in regions.first { $0.facet == number } }.first
    return region.map { FocusTarget(node: leader, facet: $0.facet, rect: $0.rect) }
  }
}
