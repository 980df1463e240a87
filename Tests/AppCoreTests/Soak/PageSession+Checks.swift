import Drawing
import FacetModel
import TestSupport
import Text

@testable import Pages
@testable import ViewTree

/// Invariants of a page, checked after every event.
extension PageSession {
  /// The ids of the requests whose responses the page waits for.
  var waitsFor: [Int] {
    let next: [Int] = if case .loading(let id, _) = paging { [id] } else { [] }
    return next + renewals.values + reloads.open
  }

  func checkFocus() throws(SoakFault) {
    guard let focus else { return }
    try hold(focus.facet < page.feed.tree.count, "the focus is on facet \(focus.facet) of \(page.feed.tree.count)")
    let id = page.feed.tree[focus.facet].identity
    try hold(viewport.target(focus) != nil, "the focus is on \(id), which cannot have it")
    // A screen with too few rows shows no page.
    try hold(
      viewport.height < 7 || viewport.isInSight(focus),
      """
      the focus on \(id) is not visible: \(focus), the node at row \(viewport.row(ofNode: focus.node) ?? -1) of \
      \(viewport.height), \(viewport.stickyRows) are covered
      """)
  }

  /// Checks that no state is kept of facets that are gone.
  func checkState() throws(SoakFault) {
    var known: [Identity] = []
    var state = viewport.layout.state
    state.follow { identity in
      known.append(identity)
      return identity
    } offset: { identity, offset in
      known.append(identity)
      return (identity, offset)
    }
    if let motion { known += Array(motion.rounds.keys) + motion.taken }
    for identity in known {
      try hold(page.feed.facet(identity) != nil, "state is kept of \(identity), which is gone")
    }
    if let search, let facet = search.facet {
      try hold(facet < page.feed.tree.count, "the search is at facet \(facet) of \(page.feed.tree.count)")
    }
    if let focusAtMatch { try hold(focusAtMatch < page.feed.tree.count, "a match at a facet that is gone") }
  }

  /// Compares the page with one laid out anew from the same feed and state.
  func checkAgainstFresh(in size: Size) throws(SoakFault) {
    let layout = viewport.layout
    try hold(
      Size(layout.width, viewport.height) == Size(size.width, size.height - 1),
      "the page is laid out for \(layout.width) × \(viewport.height)")
    let fresh = rebuilt()
    let nodes = layout.tree.nodes.map { [$0.facet, $0.run, $0.section] }
    try hold(
      nodes == fresh.viewport.layout.tree.nodes.map { [$0.facet, $0.run, $0.section] }, "the view tree differs")
    try hold(layout.state == fresh.viewport.layout.state, "the state differs")
    try hold(
      viewport.position == fresh.viewport.position,
      "the page is at \(viewport.position), not at \(fresh.viewport.position)")
    let places = viewport.placed.map { [$0.node, $0.y, $0.block.height] }
    let others = fresh.viewport.placed.map { [$0.node, $0.y, $0.block.height] }
    try hold(places == others, "the rows laid out are \(places), not \(others)")
    try hold(
      focus?.node == fresh.focus?.node && focus?.facet == fresh.focus?.facet,
      "the focus is \(String(describing: focus)), not \(String(describing: fresh.focus))")
    let frames = (canvas(size), fresh.canvas(size))
    guard frames.0 != frames.1 else { return }
    throw SoakFault(
      "drawn:\n\(frames.0.textRows.joined(separator: "\n"))\nexpected:\n\(frames.1.textRows.joined(separator: "\n"))")
  }

  private func canvas(_ size: Size) -> Canvas {
    var canvas = Canvas(size: size, style: page.theme.fill(.background(.primary)))
    draw(on: &canvas, at: Rect(x: 0, y: 0, width: size.width, height: size.height - 1))
    return canvas
  }

  private func rebuilt() -> PageSession {
    var fresh = PageSession(
      page: page.showing(page.feed), number: number, size: Size(viewport.layout.width, viewport.height), motion: nil)
    fresh.paging = paging
    fresh.updateTail()
    fresh.viewport.goBack(to: viewport.bookmark)
    fresh.focus = focus.flatMap { fresh.viewport.target(ofFacet: $0.facet) }
    fresh.search = search
    fresh.changeMarks = changeMarks
    fresh.settle()
    return fresh
  }

  /// Checks that the page equals its parts joined anew.
  func checkParts() throws(SoakFault) {
    var parts = parts
    let none = LoadedPage(feed: page.feed, title: "", number: -1)
    let again = parts.renew(none)
    let diff = FeedDiff(from: page.feed, to: again)
    try hold(diff.changes.isEmpty, "the parts of the page join to a different page: \(diff.changes.prefix(3))")
    try hold(again.page.next == page.feed.page.next, "the parts of the page have a different next page")
    let reachable = page.feed.reachableCount
    try hold(page.feed.tree.count == reachable, "\(page.feed.tree.count) facets, but \(reachable) can be reached")
  }
}

extension Feed {
  /// The number of facets that are reached through all lists.
  var reachableCount: Int {
    func count(_ list: FacetList) -> Int { list.reduce(0) { $0 + 1 + count($1.children) } }
    return count(header) + count(footer)
      + sections.reduce(0) { $0 + count($1.header) + count($1.body) + count($1.footer) }
  }
}
