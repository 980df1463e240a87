import Components
import Drawing
import FacetModel
import Prism
import Text
import ViewTree

/// A page while somebody looks at it: what of it is on the screen, what has the focus, what moves.
struct PageScreen {
  private(set) var page: Page
  private(set) var viewport: Viewport
  /// What the next key is about; nothing before the first move.
  private(set) var focus: FocusTarget?
  /// `nil` where nothing is to move by itself.
  private var motion: Motion?
  /// The source's number of the page that was loaded last: the next one comes after it.
  private(set) var lastPageNumber: Int
  private(set) var paging = Paging.resting

  /// What becomes of the next page.
  enum Paging: Equatable {
    case resting
    case loading(id: Int)
    case failed(reason: SafeText)
    /// More than one page has come, and that was the last one.
    case finished
  }

  init(page: Page, number: Int = 0, size: Size, motion: Motion?) {
    self.page = page
    self.motion = motion
    lastPageNumber = number
    viewport = Viewport(layout: page.layout(width: size.width), height: size.height)
    settle()
  }

  /// When the clock is wanted next.
  var deadline: Int? { motion?.deadline }

  var focusedFacet: Facet? { focus.map { page.feed.tree[$0.facet] } }

  var placedFacets: [PlacedFacet] {
    viewport.placed.filter { $0.node < viewport.layout.tree.nodes.count }.flatMap { node in
      PlacedFacet.facets(of: node.block, y: node.y, tree: viewport.layout.tree, views: page.views)
    }
  }

  mutating func setClock(_ milliseconds: Int) {
    motion?.setClock(milliseconds)
    settle()
  }

  mutating func resize(to size: Size) {
    viewport.resize(width: size.width, height: size.height)
    keepFocusInSight()
    settle()
  }

  /// The same facets in other looks: everything stays where it is.
  mutating func wear(_ brand: Brand, _ theme: Theme) {
    page = page.wearing(brand, theme)
    viewport.show(page.layout(width: viewport.layout.width, state: viewport.layout.state))
    updateTail()
    settle()
  }

  func draw(on canvas: inout Canvas, at area: Rect) {
    viewport.draw(on: &canvas, at: area, theme: page.theme)
    if let focus {
      viewport.drawFocus(focus, on: &canvas, at: area, theme: page.theme)
    }
  }

  /// After whatever happened: what moves has moved, and what drawing needs is laid out.
  private mutating func settle() {
    viewport.prepare()
    if motion?.advance(&viewport) == true {
      viewport.prepare()
    }
  }
}

extension PageScreen {
  /// The first move only shows where the focus is; where nothing can have it, the page moves instead.
  mutating func move(_ direction: Viewport.Direction) {
    defer { settle() }
    guard let current = focus else {
      focus = viewport.firstTarget()
      if focus == nil { scroll(by: direction.rows) }
      return
    }
    if let next = viewport.move(from: current, direction) {
      focus = next
    } else {
      scroll(by: direction.rows)
    }
  }

  mutating func scroll(by rows: Int) {
    viewport.scroll(by: rows)
    keepFocusInSight()
    settle()
  }

  mutating func scrollToTop() {
    viewport.scrollToTop()
    keepFocusInSight()
    settle()
  }

  mutating func scrollToEnd() {
    viewport.scrollToEnd()
    keepFocusInSight()
    settle()
  }

  private mutating func keepFocusInSight() {
    guard let current = focus, !viewport.isInSight(current) else { return }
    focus = viewport.firstTarget()
  }
}

extension PageScreen {
  /// The cursor of the next page, once the end of this one is near and nobody has asked yet.
  var wantedCursor: String? {
    guard case .resting = paging, viewport.isNearEnd, case .loadContent(.page(let cursor))? = page.feed.page.next
    else { return nil }
    return cursor
  }

  mutating func beginLoading(id: Int) {
    paging = .loading(id: id)
    updateTail()
    settle()
  }

  /// Puts the next page behind what is there; the page does not jump.
  mutating func append(_ next: LoadedPage) {
    page = page.appending(next.feed)
    lastPageNumber = next.number
    paging = page.feed.page.next == nil ? .finished : .resting
    viewport.show(page.layout(width: viewport.layout.width, state: viewport.layout.state))
    focus = focus.flatMap { viewport.target(ofFacet: $0.facet) }
    updateTail()
    settle()
  }

  mutating func failLoading(reason: SafeText) {
    paging = .failed(reason: reason)
    updateTail()
    settle()
  }

  /// Asks for the page again that did not come.
  mutating func retry() -> Bool {
    guard case .failed = paging else { return false }
    paging = .resting
    return true
  }

  /// What stands behind the last facet.
  private mutating func updateTail() {
    switch paging {
    case .resting: viewport.setTail(nil)
    case .loading: viewport.setTail(LoadingRow(count: 2))
    case .failed(let reason): viewport.setTail(ErrorRow(message: reason, retryLabel: "r: try again"))
    case .finished: viewport.setTail(EndOfFeedRow())
    }
  }
}

extension Viewport.Direction {
  /// How the page moves where the focus cannot.
  fileprivate var rows: Int {
    switch self {
    case .up: -1
    case .down: 1
    case .left, .right: 0
    }
  }
}
