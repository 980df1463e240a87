import Components
import Drawing
import FacetModel
import Prism
import Text
import ViewTree

/// A page while somebody looks at it: what of it is on the screen, what has the focus, what moves.
struct PageSession {
  var page: Page
  var viewport: Viewport
  /// What the next key is about; nothing before the first move.
  var focus: FocusTarget?
  /// `nil` where nothing is to move by itself.
  var motion: Motion?
  var parts: PageParts
  /// The source's number of the page, and of the one that was loaded last: the next one comes after it.
  let number: Int
  var lastPageNumber: Int
  /// How the page goes on where filters have left another page than the one that came first.
  var following: PageActions?
  /// The cursors of the pages that have come.
  var cursors: Set<String> = []
  var reloads = Reloads()
  var sectionLoads = SectionLoads()
  /// How often the facets have got other numbers.
  var generation = 0
  /// The requests for pages it is made of, anew; of each page the newest counts.
  var renewals: [Int: Int] = [:]
  var changeMarks: ChangeMarks?
  /// What it was before its file changed, or before it was loaded again.
  var former: PreviousFeed?
  var paging = Paging.resting
  /// What somebody looks for.
  var search: PageSearch?
  /// The facet that a search has given the focus to.
  var focusAtMatch: Int?
  /// What has been seen of it, if anybody wants to know.
  var impressions: ImpressionWatch?
  /// Where somebody is who reads the page, if there is no screen to look at it.
  var reading: PageReading?

  /// Takes the time while somebody wants to know.
  var meter: StageMeter?

  /// What becomes of the next page.
  enum Paging: Equatable {
    case resting
    case loading(id: Int, cursor: String)
    case failed(reason: SafeText)
    /// More than one page has come, and that was the last one.
    case finished
    /// It would go on for ever, or so it seems.
    case stopped(reason: SafeText)
    /// So many pages have come by themselves without anything to show; the user may ask for more.
    case spent(pages: Int)
  }

  init(page: Page, number: Int = 0, size: Size, motion: Motion?, isRead: Bool = false) {
    self.page = page
    self.motion = motion
    self.number = number
    parts = PageParts(LoadedPage(feed: page.feed, title: page.title, number: number))
    reading = isRead ? PageReading(page) : nil
    lastPageNumber = number
    viewport = Viewport(layout: page.layout(width: size.width), height: size.height)
    updateTail()
    settle()
  }

  /// When the clock is wanted next.
  var deadline: Int? { [motion?.deadline, changeMarks?.end].compactMap(\.self).min() }

  var now: Int { motion?.now ?? 0 }

  var focusedFacet: Facet? { focusedNumber.map { page.feed.tree[$0] } }

  /// What has the focus, as it would be read aloud.
  var focusedWords: [SafeText]? { focusedFacet.map { page.views.view(for: $0).speech.words } }

  var focusIsOnControl: Bool { focusedFacet.map { page.views.traits(of: $0).isControl } ?? false }

  /// The sections that show anything, by what their first words are.
  var sectionTitles: [(number: Int, title: SafeText)] {
    viewport.sectionFirsts.compactMap { number, facet in
      page.views.view(for: facet).speech.words.first.map { (number: number, title: $0) }
    }
  }

  var placedFacets: [PlacedFacet] { placedFacets(x: 0, y: 0) }

  /// On a screen where the page begins at a place.
  func placedFacets(x: Int, y: Int) -> [PlacedFacet] {
    viewport.placed.filter { $0.node < viewport.layout.tree.nodes.count }.flatMap { node in
      PlacedFacet.facets(of: node.block, x: x, y: y + node.y, tree: viewport.layout.tree, views: page.views)
    }
  }

  mutating func setClock(_ milliseconds: Int) {
    motion?.setClock(milliseconds)
    if let marks = changeMarks, marks.end <= milliseconds { changeMarks = nil }
    settle()
  }

  mutating func resize(to size: Size) {
    guard size != Size(viewport.layout.width, viewport.height) else { return }
    viewport.resize(width: size.width, height: size.height)
    keepFocus()
    settle()
  }

  /// What stands beside the page has come or gone: the page moves only where the focus would be out of sight.
  mutating func makeRoom(_ size: Size) {
    guard size != Size(viewport.layout.width, viewport.height) else { return }
    viewport.resize(width: size.width, height: size.height)
    let moved = focus.flatMap { focus in
      viewport.target(ofFacet: focus.facet).map { viewport.target($0, slot: focus.slot) }
    }
    if let moved, viewport.isInSight(moved) { focus = moved } else { keepFocus() }
    settle()
  }

  /// The same facets in other looks: everything stays where it is, as far as the brand's app shows it.
  mutating func wear(_ brand: Brand, _ theme: Theme) {
    let isSameBrand = brand.name == page.brand.name
    let worn = page.wearing(brand, theme)
    let isToldOtherwise = (reading != nil || search != nil) && brand.hasOtherComponents(than: page.brand)
    guard worn.admission.isSame(as: page.admission), !isToldOtherwise else {
      return become(worn, looksAlike: false)
    }
    page = worn
    let layout = viewport.layout
    viewport.show(
      isSameBrand ? page.layout(like: layout) : page.layout(width: layout.width, state: layout.state))
    updateTail()
    keepFocus()
    settle()
  }

  func draw(on canvas: inout Canvas, at area: Rect) {
    viewport.draw(on: &canvas, at: area, theme: page.theme)
    if let changeMarks {
      viewport.draw(changeMarks, on: &canvas, at: area, theme: page.theme)
    }
    if let search {
      viewport.drawMatches(of: search.query, current: search.facet, on: &canvas, at: area, theme: page.theme)
    }
    if let focus {
      viewport.drawFocus(focus, on: &canvas, at: area, theme: page.theme)
    }
  }

  /// After whatever happened: what moves has moved, and what drawing needs is laid out.
  mutating func settle() {
    guard reading == nil else { return }
    viewport.prepare()
    if motion?.advance(&viewport, focus: focus) == true {
      viewport.prepare()
    }
  }
}
