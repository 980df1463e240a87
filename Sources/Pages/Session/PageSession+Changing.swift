import FacetModel
import ViewTree

/// Changes of the page that keep the visible rows, the focus and the user's choices.
extension PageSession {
  package mutating func become(_ feed: Feed) {
    let shown = meter.measure(.admit) { page.showing(feed) }
    become(shown, looksAlike: true)
  }

  /// Shows the page as a client of another version would. Facets that both versions show keep their places.
  package mutating func become(_ version: SemanticVersion) {
    guard version != page.admission.capabilities.version else { return }
    // The same facet may look different, for example because of its badges.
    become(page.shown(by: version), looksAlike: false)
  }

  /// Replaces the page. With `looksAlike`, unchanged facets are not laid out again.
  package mutating func become(_ new: Page, looksAlike: Bool) {
    let diff = meter.measure(.diff) { FeedDiff(from: page.feed, to: new.feed, comparingLogging: false) }
    let old = page
    let spot = spotOfFocus
    generation += 1
    page = new
    let state = state(of: old, following: diff)
    viewport.show(
      page.layout(width: viewport.layout.width, state: state), following: diff.successor(ofFacet:),
      unchanged: { looksAlike ? diff.unchangedSuccessor(ofFacet: $0) : nil })
    let focused = focus.flatMap { diff.successor(ofFacet: $0.facet) }.flatMap { viewport.target(ofFacet: $0) }
    focus = focused ?? spot.flatMap { viewport.target(nearestTo: $0) }
    search = search?.onto(page.speechSequence, successor: diff.successor(ofFacet:))
    focusAtMatch = focusAtMatch.flatMap(diff.successor(ofFacet:))
    impressions?.follow { identity in diff.successor(of: identity)?.identity }
    motion?.follow { identity in diff.successor(of: identity)?.identity }
    sectionLoads.follow { identity in diff.successor(of: identity)?.identity }
    reconsiderPaging()
    reading?.follow(page, successor: diff.successor(ofFacet:))
    updateTail()
    keepFocusInSight()
    changeMarks = motion == nil ? nil : ChangeMarks(diff, tree: viewport.layout.tree, since: now)
    settle()
  }

  /// The cell of the screen at which the focus begins.
  var spotOfFocus: (x: Int, y: Int)? {
    guard let focus, let target = viewport.target(focus), let row = viewport.screenRow(ofNode: target.node) else {
      return nil
    }
    return (target.rect.x, row + target.rect.y)
  }

  private func state(of old: Page, following diff: FeedDiff) -> PageState {
    var state = viewport.layout.state
    let successor = { (facet: Facet) in diff.successor(ofFacet: facet.index).map { diff.new.tree[$0] } }
    state.follow { identity in
      diff.successor(of: identity)?.identity
    } offset: { identity, offset in
      guard let carousel = diff.old.facet(identity), let heir = successor(carousel) else { return nil }
      let shown = heir.children.filter(page.admission.isShown)
      // The first visible card stays first, however many new cards precede it.
      let first = carousel.children.filter(old.admission.isShown).dropFirst(offset).first.flatMap(successor)
      let place = first.flatMap { first in shown.firstIndex { $0.index == first.index } }
      return (heir.identity, place ?? min(offset, max(0, shown.count - 1)))
    }
    return state
  }
}

extension FeedDiff {
  fileprivate func successor(ofFacet facet: Int) -> Int? {
    if case .facet(let number)? = successor(of: FeedNode.facet(facet)) { number } else { nil }
  }

  fileprivate func successor(of identity: Identity) -> Facet? {
    old.facet(identity).flatMap { successor(ofFacet: $0.index) }.map { new.tree[$0] }
  }
}
