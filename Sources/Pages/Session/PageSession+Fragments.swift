import FacetModel
import ViewTree

/// Links to a part of the same page.
extension PageSession {
  /// A part of the page that a link can name.
  package enum Spot: Equatable {
    /// A section, by its number among those that show anything.
    case section(Int)
    case facet(Int)
  }

  /// The section or else the facet with an id, as far as it is shown. In an address the id may be percent-encoded.
  package func spot(called name: String) -> Spot? {
    guard !name.isEmpty else { return nil }
    let names = [name, name.percentDecoded]
    return names.lazy.compactMap { section(called: $0) }.first ?? names.lazy.compactMap { facet(called: $0) }.first
  }

  /// Moves the focus to the beginning of a part of the page.
  package mutating func jump(to spot: Spot) {
    switch spot {
    case .section(let number):
      if reads(.sectionNumber(number)) { return }
      viewport.scrollToSection(number: number)
      let sections = viewport.layout.tree.shownSections
      let nodes = sections.indices.contains(number) ? sections[number] : 0..<0
      focus = viewport.firstTarget(among: nodes) ?? viewport.firstTarget()
      settle()
    case .facet(let facet):
      if reading != nil { return goTo(facet: facet) }
      focus = viewport.bringIntoSight(facet: facet) ?? firstTarget(after: facet)
      settle()
    }
  }

  /// Scrolls words that cannot have the focus to the top of the screen. Returns the first target after them.
  private mutating func firstTarget(after facet: Int) -> FocusTarget? {
    let nodes = viewport.scrollToTop(ofFacet: facet)
    return viewport.firstTarget(among: nodes) ?? viewport.firstTarget()
  }

  private func section(called name: String) -> Spot? {
    let admission = page.admission
    let shown = page.feed.sections.lazy.filter { section in
      [section.header, section.body, section.footer].contains { $0.contains(where: admission.isShown) }
    }
    return shown.enumerated().first { $0.element.id == name }.map { .section($0.offset) }
  }

  private func facet(called name: String) -> Spot? {
    let order = ReadingOrder(page.feed, admitted: page.admission)
    return order.facets.first { page.feed.tree[$0].id == name }.map(Spot.facet)
  }
}
