import FacetModel

/// Single lines of the outline, for callers that do not read the whole page.
extension Outline {
  /// Returns the line of a facet, or `nil` if the facet is no line.
  public func line(ofFacet number: Int) -> Line? {
    let facet = feed.tree[number]
    guard let speech = views.spoken(facet) else { return nil }
    return Line(
      level: speakingAncestors(ofFacet: number).count, facet: number, speech: speech, position: position(of: facet),
      beginsSection: false)
  }

  /// Returns the facets around a facet that say something, from the outermost inwards.
  public func speakingAncestors(ofFacet number: Int) -> [Int] {
    var ancestors: [Int] = []
    var parent = feed.tree[number].parent
    while let facet = parent {
      if views.spoken(facet) != nil { ancestors.append(facet.index) }
      parent = facet.parent
    }
    return ancestors.reversed()
  }

  private func position(of facet: Facet) -> Position? {
    let siblings = feed.siblings(of: facet).filter(admission.isShown)
    guard let place = siblings.firstIndex(where: { $0.index == facet.index }) else { return nil }
    return SpokenSeries(siblings, views: views).positions[place]
  }
}
