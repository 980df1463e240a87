import FacetModel
import Pages
import Text
import Wording

/// The place of a facet that is left out of its page, told by the nearest facet that is shown.
package struct LeftOutPlace {
  let facet: Facet
  let page: Page

  package init(_ facet: Facet, on page: Page) {
    self.facet = facet
    self.page = page
  }

  /// The facets of the page in reading order, without those inside other facets.
  private static func outermost(of feed: Feed) -> [Facet] {
    let lists = [feed.header] + feed.sections.flatMap { [$0.header, $0.body, $0.footer] } + [feed.footer]
    return lists.flatMap { Array($0) }
  }

  /// The next shown facet beside the facet or beside what contains it, or else the one before.
  package var nearest: (facet: Facet, isAfter: Bool)? {
    if let parent = facet.parent, !page.admission.isShown(parent) { return LeftOutPlace(parent, on: page).nearest }
    let siblings = facet.parent.map { Array($0.children) } ?? Self.outermost(of: page.feed)
    guard let own = siblings.firstIndex(where: { $0.index == facet.index }) else { return nil }
    if let after = siblings[own...].first(where: page.admission.isShown) { return (after, true) }
    return (siblings[..<own].last(where: page.admission.isShown) ?? facet.parent).map { ($0, false) }
  }

  /// `before “Butter”`
  var whereabouts: SafeText {
    let words = page.words
    guard let (near, isAfter) = nearest else { return words.onAnEmptyPage }
    let name = PageIndex.name(of: near)
    let called = name.isEmpty ? SafeText(near.component.id) : name
    return isAfter ? words.beforeFacet(called) : words.afterFacet(called)
  }

  /// The name, the place and the cause in one sentence.
  package var sentence: SafeText {
    let cause = page.admission.omission(of: facet)?.cause(in: page.words) ?? ""
    return page.words.leftOutHere(Self.name(of: facet), cause, whereabouts)
  }

  /// The component, with the title or id of the facet.
  package static func name(of facet: Facet) -> SafeText {
    let component = SafeText(facet.component.id)
    let name = PageIndex.name(of: facet)
    return component.isEmpty ? name : name.isEmpty ? component : component + " “" + name + "”"
  }
}
