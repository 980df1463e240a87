import Drawing
import FacetModel
import TestSupport
import Text

@testable import AppCore
@testable import Pages
@testable import ViewTree

/// Invariants of the app, checked after every event.
extension SoakWalk {
  mutating func check() throws(SoakFault) {
    look()
    let frame = app.frame()
    try hold(frame.size == app.screen.size, "the frame is \(frame.size), the screen \(app.screen.size)")
    try checkHistory()
    try checkRequests()
    try checkMode()
    if let deadline = app.deadline {
      try hold(deadline <= now + 60_000 + 1500, "the deadline \(deadline) is far from \(now)")
    }
    if let twice = impressions.first(where: { $0.value > 1 }) { throw SoakFault("counted twice: \(twice.key)") }
    guard let page = app.history.current.page else { return }
    try page.checkFocus()
    try page.checkState()
    // Joining the parts takes as long as all other checks together.
    let tree = ObjectIdentifier(page.page.feed.tree)
    if tree != checkedTree { try page.checkParts() }
    checkedTree = tree
    try checkInspector(page)
    try checkOtherSide(of: page)
    try page.checkAgainstFresh(in: Size(app.pageSize.width, app.pageSize.height + 1))
  }

  /// Checks that the inspector shows the current page.
  private func checkInspector(_ page: PageSession) throws(SoakFault) {
    guard let inspector = app.panel(as: Inspector.self) else { return }
    try hold(inspector.index?.feed.tree === page.page.feed.tree, "the inspector is about another page")
    let count = inspector.rowCount(in: inspector.pane)
    try hold(inspector.place.selected <= max(0, count - 1), "line \(inspector.place.selected) of \(count) is chosen")
    if let subject = inspector.subject {
      try hold(subject < page.page.feed.facetCount, "facet \(subject) is inspected, which does not exist")
    }
  }

  /// Checks that the other side shows the same page, when the comparison is open.
  private func checkOtherSide(of page: PageSession) throws(SoakFault) {
    guard let side = app.open.comparisonPane, let sides = app.sides else { return }
    try hold(app.open.panelBeside == nil, "a panel stands beside two pages")
    try hold(sides.page.width == sides.other.width, "one side is wider: \(sides.page), \(sides.other)")
    guard let other = side.place.page else { throw SoakFault("the other side has no page") }
    let size = Size(other.viewport.layout.width, other.viewport.height)
    try hold(size == sides.other.size, "the other side is laid out for \(size)")
    try other.checkFocus()
    if side.variation != .earlier {
      try hold(other.page.feed.tree === page.page.feed.tree, "the other side shows another page")
      try hold(other.viewport.layout.state == page.viewport.layout.state, "the other side shows other cards")
    }
  }

  private func checkHistory() throws(SoakFault) {
    let trail = app.history.trail
    try hold(!trail.isEmpty && trail.count <= 52, "the trail has \(trail.count) places")
    try hold(app.history.canGoBack == (trail.count > 1), "going back is offered on the first page")
    try hold(trail.first?.page?.number == 0, "the history does not begin with the first page")
    for place in trail {
      try hold((place.page == nil) != (place.screen == nil), "a history entry is neither a page nor a screen, or both")
    }
  }

  /// Checks that every awaited response was requested, and that no request is sent twice.
  private func checkRequests() throws(SoakFault) {
    var asked = Set(open.map(\.id))
    asked.formUnion(forgotten)
    if let visit = app.requests.visit?.id {
      try hold(asked.contains(visit), "a visit waits for \(visit), which is answered")
    }
    for place in app.history.trail {
      guard let page = place.page else { continue }
      let requests = app.requests.requests(of: page.id)
      for request in requests {
        try hold(asked.contains(request.id), "'\(page.page.title)' waits for \(request.id), which is answered")
      }
      if case .loading(let cursor) = page.paging {
        try hold(!page.cursors.contains(cursor), "the page of \(cursor) is here already, and is loaded again")
        let next = requests.filter { $0.purpose == .part(.next(cursor: cursor)) }
        try hold(next.count == 1, "\(next.count) requests are open for \(cursor)")
        if let asked = open.first(where: { $0.id == next.first?.id }) {
          try hold(asked.request == .next(cursor: cursor), "\(asked.request) is not a page for \(cursor)")
        }
      }
    }
  }

  /// Checks that the mode fits the page on the screen.
  private func checkMode() throws(SoakFault) {
    switch app.open.mode {
    case .hinting(let hints):
      for label in hints.labels {
        switch label.target {
        case .facet(let target):
          let now = app.history.current.page?.viewport.target(target)
          try hold(now != nil, "the letter \(label.label) stands at no target")
        case .line: throw SoakFault("a letter stands at a line outside the linear mode")
        case .step(let step):
          let count = app.history.current.screen?.steps.count ?? 0
          try hold(step < count, "the letter \(label.label) stands at no step")
        }
      }
    case .panel(let panel): try check(panel)
    case .browsing, .launching: break
    }
  }

  private func check(_ panel: any Panel) throws(SoakFault) {
    switch panel {
    case is SearchPrompt:
      try hold(app.history.current.page?.search != nil, "a search on a screen without a page")
    case let picker as FilterPicker:
      let isThere = app.history.current.page?.filters.contains { $0.id == picker.filter.id } ?? false
      try hold(isThere, "the picker of a filter that is gone")
    case let dialog as ModalDialog:
      guard !SmallScreen.isTooSmall(app.screen.size) else { break }
      let context = PanelContext(app)
      guard let frame = dialog.frame(in: context) else { throw SoakFault("the dialog is not drawn") }
      let rect = frame.rect(in: context.area)
      let screen = Rect(x: 0, y: 0, width: context.area.width, height: context.area.height)
      try hold(rect.intersection(screen) == rect, "the dialog at \(rect) is larger than the screen")
      let whole = Rect(x: 0, y: 0, width: rect.width, height: rect.height)
      let button = frame.block.regions.first?.rect
      try hold(button.map { $0.intersection(whole) == $0 } ?? false, "the dialog has no button in it")
    default: break
    }
  }
}
