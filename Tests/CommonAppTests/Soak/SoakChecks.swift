import Drawing
import FacetModel
import Terminal
import TestSupport
import Text

@testable import CommonApp
@testable import ViewTree

/// What holds after every event, whatever it was.
extension SoakWalk {
  mutating func check() throws(SoakFault) {
    look()
    let frame = app.frame()
    try hold(frame.size == app.size, "the frame is \(frame.size), the screen \(app.size)")
    try checkHistory()
    try checkRequests()
    try checkMode()
    if let deadline = app.deadline {
      try hold(deadline <= now + 60_000 + 1500, "the deadline \(deadline) is far from \(now)")
    }
    if let twice = impressions.first(where: { $0.value > 1 }) { throw SoakFault("seen twice: \(twice.key)") }
    guard let page = app.history.current.page else { return }
    try page.checkFocus()
    try page.checkState()
    // Putting pages together takes as long as all the rest.
    let tree = ObjectIdentifier(page.page.feed.tree)
    if tree != checkedTree { try page.checkParts() }
    checkedTree = tree
    try checkInspector(page)
    try checkOtherSide(of: page)
    try page.checkAgainstFresh(in: Size(app.pageSize.width, app.pageSize.height + 1))
  }

  /// It is about the page that is there.
  private func checkInspector(_ page: PageScreen) throws(SoakFault) {
    guard let inspector = app.inspector else { return }
    try hold(inspector.index?.feed.tree === page.page.feed.tree, "the inspector is about another page")
    let count = inspector.rowCount(in: inspector.pane)
    try hold(inspector.place.selected <= max(0, count - 1), "line \(inspector.place.selected) of \(count) is chosen")
    if let subject = inspector.subject {
      try hold(subject < page.page.feed.facetCount, "facet \(subject) is inspected, which is none")
    }
  }

  /// It is the page that is there, where that is.
  private func checkOtherSide(of page: PageScreen) throws(SoakFault) {
    guard let side = app.otherSide, let sides = app.sides else { return }
    try hold(app.inspector == nil, "an inspector stands beside two pages")
    try hold(sides.page.width == sides.other.width, "one side is wider: \(sides.page), \(sides.other)")
    guard let other = side.place.page else { throw SoakFault("nothing is beside the page") }
    let size = Size(other.viewport.layout.width, other.viewport.height)
    try hold(size == sides.other.size, "the other side is laid out for \(size)")
    try other.checkFocus()
    if side.variation != .former {
      try hold(other.page.feed.tree === page.page.feed.tree, "beside the page there is another one")
      try hold(other.viewport.layout.state == page.viewport.layout.state, "the other side shows other cards")
    }
  }

  private func checkHistory() throws(SoakFault) {
    let trail = app.history.trail
    try hold(!trail.isEmpty && trail.count <= 52, "the trail has \(trail.count) places")
    try hold(app.history.canGoBack == (trail.count > 1), "one can go back where there is nothing")
    try hold(trail.first?.page?.number == 0, "the way back does not end where it began")
    for place in trail {
      try hold((place.page == nil) != (place.screen == nil), "a place is a page or a screen")
    }
  }

  /// Nobody waits for what nobody has been asked for, and nothing is asked for twice.
  private func checkRequests() throws(SoakFault) {
    var asked = Set(open.map(\.id))
    asked.formUnion(forgotten)
    if let visit = app.visit { try hold(asked.contains(visit), "a visit waits for \(visit), which is answered") }
    for place in app.history.trail {
      guard let page = place.page else { continue }
      for id in page.waitsFor {
        try hold(asked.contains(id), "'\(page.page.title)' waits for \(id), which is answered")
        try hold(id != app.visit, "\(id) is a visit and something else")
      }
      try hold(Set(page.waitsFor).count == page.waitsFor.count, "one request is waited for twice")
      if case .loading(let id, let cursor) = page.paging {
        try hold(!page.cursors.contains(cursor), "the page of \(cursor) is here already, and is loaded again")
        if let asked = open.first(where: { $0.id == id }) {
          try hold(asked.request == .next(cursor: cursor), "\(asked.request) is no page for \(cursor)")
        }
      }
    }
  }

  /// Keys are about what is on the screen.
  private func checkMode() throws(SoakFault) {
    switch app.mode {
    case .hinting(let hints):
      for label in hints.labels {
        switch label.target {
        case .facet(let target):
          let now = app.history.current.page?.viewport.target(target)
          try hold(now != nil, "the letter \(label.label) stands at nothing")
        case .line: throw SoakFault("nobody reads")
        case .step(let step):
          let count = app.history.current.screen?.steps.count ?? 0
          try hold(step < count, "the letter \(label.label) stands at no step")
        }
      }
    case .searching:
      try hold(app.history.current.page?.search != nil, "a search where there is nothing to search")
    case .picking(let picker):
      let isThere = app.history.current.page?.filters.contains { $0.id == picker.filter.id } ?? false
      try hold(isThere, "the picker of a filter that has gone")
    case .browsing, .launching, .help, .choosing, .reviewing, .comparing, .addressing: break
    }
  }
}

extension PageScreen {
  /// The numbers of the requests whose answers it wants.
  var waitsFor: [Int] {
    let next: [Int] = if case .loading(let id, _) = paging { [id] } else { [] }
    return next + renewals.values + reloads.pending.keys
  }

  func checkFocus() throws(SoakFault) {
    guard let focus else { return }
    try hold(focus.facet < page.feed.tree.count, "the focus is on facet \(focus.facet) of \(page.feed.tree.count)")
    let id = page.feed.tree[focus.facet].identity
    try hold(viewport.target(focus) != nil, "the focus is on \(id), which is nothing that can have it")
    // A screen without a row shows nothing.
    try hold(
      viewport.height < 7 || viewport.isInSight(focus),
      """
      the focus on \(id) cannot be seen: \(focus), the node at row \(viewport.row(ofNode: focus.node) ?? -1) of \
      \(viewport.height), \(viewport.stickyRows) are covered
      """)
  }

  /// Nothing is kept of facets that have gone.
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
      try hold(page.feed.facet(identity) != nil, "something is kept of \(identity), which has gone")
    }
    if let search, let facet = search.facet {
      try hold(facet < page.feed.tree.count, "the search is at facet \(facet) of \(page.feed.tree.count)")
    }
    if let focusAtMatch { try hold(focusAtMatch < page.feed.tree.count, "a match at a facet that has gone") }
  }

  /// The same feed and state, laid out anew at the same place.
  func checkAgainstFresh(in size: Size) throws(SoakFault) {
    let layout = viewport.layout
    try hold(
      Size(layout.width, viewport.height) == Size(size.width, size.height - 1),
      "the page is laid out for \(layout.width) × \(viewport.height)")
    let fresh = rebuilt()
    let nodes = layout.tree.nodes.map { [$0.facet, $0.run, $0.section] }
    try hold(
      nodes == fresh.viewport.layout.tree.nodes.map { [$0.facet, $0.run, $0.section] }, "the view tree is another")
    try hold(layout.state == fresh.viewport.layout.state, "the state is another")
    try hold(
      viewport.position == fresh.viewport.position,
      "the page is at \(viewport.position), not at \(fresh.viewport.position)")
    let places = viewport.placed.map { [$0.node, $0.y, $0.block.height] }
    let others = fresh.viewport.placed.map { [$0.node, $0.y, $0.block.height] }
    try hold(places == others, "what is laid out is \(places), not \(others)")
    try hold(
      focus?.node == fresh.focus?.node && focus?.facet == fresh.focus?.facet,
      "the focus is \(String(describing: focus)), not \(String(describing: fresh.focus))")
    let frames = (canvas(size), fresh.canvas(size))
    guard frames.0 != frames.1 else { return }
    throw SoakFault(
      "drawn so:\n\(frames.0.textRows.joined(separator: "\n"))\nnot so:\n\(frames.1.textRows.joined(separator: "\n"))")
  }

  private func canvas(_ size: Size) -> Canvas {
    var canvas = Canvas(size: size, style: page.theme.fill(.background(.primary)))
    draw(on: &canvas, at: Rect(x: 0, y: 0, width: size.width, height: size.height - 1))
    return canvas
  }

  private func rebuilt() -> PageScreen {
    var fresh = PageScreen(
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

  /// What is shown is what all of its parts make, put together anew.
  func checkParts() throws(SoakFault) {
    var parts = parts
    let none = LoadedPage(feed: page.feed, title: "", number: -1)
    let again = parts.renew(none)
    let diff = FeedDiff(from: page.feed, to: again)
    try hold(diff.changes.isEmpty, "the parts of the page make another one: \(diff.changes.prefix(3))")
    try hold(again.page.next == page.feed.page.next, "the parts of the page go on otherwise")
    let reachable = page.feed.reachableCount
    try hold(page.feed.tree.count == reachable, "\(page.feed.tree.count) facets, but \(reachable) can be reached")
  }
}

extension Feed {
  /// How many facets somebody comes to who walks through all lists.
  var reachableCount: Int {
    func count(_ list: FacetList) -> Int { list.reduce(0) { $0 + 1 + count($1.children) } }
    return count(header) + count(footer)
      + sections.reduce(0) { $0 + count($1.header) + count($1.body) + count($1.footer) }
  }
}
