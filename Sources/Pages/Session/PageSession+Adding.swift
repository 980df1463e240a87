import FacetModel
import ViewTree

/// Taking the facets that a click on a facet has loaded.
extension PageSession {
  /// The most new facets that are tried. Finding out where a facet is lays it out.
  private static let mostTried = 64

  /// Adds the facets. If the user is still on the clicked facet, the focus or the reading goes on with the first new one.
  mutating func add(_ loaded: LoadedPage, loadedBy loader: Identity) {
    let isWaiting = focusedFacet?.identity == loader
    let spot = spotOfFocus
    become(parts.append(loaded, loadedBy: loader, to: page.feed))
    guard isWaiting else { return }
    let tree = page.feed.tree
    let answer = loaded.feed.document.outermost
    let all = ReadingOrder(page.feed, admitted: page.admission).facets
    let new = all.lazy.filter { tree[$0].source.document.outermost === answer }.prefix(Self.mostTried)
    if reading != nil {
      if let first = new.first(where: { page.views.spoken(tree[$0]) != nil }) { _ = reads(.facet(first)) }
      return
    }
    if let first = new.first(where: { viewport.target(ofFacet: $0) != nil }) {
      focus = viewport.bringIntoSight(facet: first)
    } else if focusedFacet?.identity != loader {
      // Without a new facet that can take the focus, it stays as near to its place as possible.
      focus = spot.flatMap { viewport.target(nearestTo: $0) } ?? focus
    }
    settle()
  }
}
