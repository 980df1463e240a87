import Branding
import Components
import Drawing
import FacetModel
import Prism
import Text
import ViewTree

/// A page while somebody looks at it: what of it is on the screen, what has the focus, what moves.
package struct PageSession {
  package var page: Page
  package var viewport: Viewport
  /// What the next key is about; nothing before the first move.
  package var focus: FocusTarget?
  /// `nil` where nothing is to move by itself.
  package var motion: Motion?
  package var parts: PageParts
  /// The source's number of the page, and of the one that was loaded last: the next one comes after it.
  package let number: Int
  package var lastPageNumber: Int
  /// How the page goes on where filters have left another page than the one that came first.
  package var following: PageActions?
  /// The cursors of the pages that have come.
  package var cursors: Set<String> = []
  package var reloads = Reloads()
  package var sectionLoads = SectionLoads()
  /// How often the facets have got other numbers.
  package var generation = 0
  /// The requests for pages it is made of, anew; of each page the newest counts.
  package var renewals: [Int: Int] = [:]
  package var changeMarks: ChangeMarks?
  /// What it was before its file changed, or before it was loaded again.
  package var former: PreviousFeed?
  package var paging = Paging.resting
  /// What somebody looks for.
  package var search: PageSearch?
  /// The facet that a search has given the focus to.
  var focusAtMatch: Int?
  /// What has been seen of it, if anybody wants to know.
  package var impressions: ImpressionWatch?
  /// Where somebody is who reads the page, if there is no screen to look at it.
  package var reading: PageReading?

  /// Takes the time while somebody wants to know.
  package var meter: StageMeter?

  /// What becomes of the next page.
  package enum Paging: Equatable {
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

  package init(page: Page, number: Int = 0, size: Size, motion: Motion?, isRead: Bool = false) {
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
  package var deadline: Int? { [motion?.deadline, changeMarks?.end].compactMap(\.self).min() }

  package var now: Int { motion?.now ?? 0 }

  package var focusedFacet: Facet? { focusedNumber.map { page.feed.tree[$0] } }

  /// What has the focus, as it would be read aloud.
  var focusedWords: [SafeText]? { focusedFacet.map { page.views.view(for: $0).speech.words } }

  package var focusIsOnControl: Bool { focusedFacet.map { page.views.traits(of: $0).isControl } ?? false }

  /// The sections that show anything, by what their first words are.
  package var sectionTitles: [(number: Int, title: SafeText)] {
    viewport.sectionFirsts.compactMap { number, facet in
      page.views.view(for: facet).speech.words.first.map { (number: number, title: $0) }
    }
  }

  package var placedFacets: [PlacedFacet] { placedFacets(x: 0, y: 0) }

  /// On a screen where the page begins at a place.
  package func placedFacets(x: Int, y: Int) -> [PlacedFacet] {
    viewport.placed.filter { $0.node < viewport.layout.tree.nodes.count }.flatMap { node in
      PlacedFacet.facets(of: node.block, x: x, y: y + node.y, tree: viewport.layout.tree, views: page.views)
    }
  }

  package mutating func setClock(_ milliseconds: Int) {
    motion?.setClock(milliseconds)
    if let marks = changeMarks, marks.end <= milliseconds { changeMarks = nil }
    settle()
  }

  package mutating func resize(to size: Size) {
    guard size != Size(viewport.layout.width, viewport.height) else { return }
    viewport.resize(width: size.width, height: size.height)
    keepFocus()
    settle()
  }

  /// What stands beside the page has come or gone: the page moves only where the focus would be out of sight.
  package mutating func makeRoom(_ size: Size) {
    guard size != Size(viewport.layout.width, viewport.height) else { return }
    viewport.resize(width: size.width, height: size.height)
    let moved = focus.flatMap { focus in
      viewport.target(ofFacet: focus.facet).map { viewport.target($0, slot: focus.slot) }
    }
    if let moved, viewport.isInSight(moved) { focus = moved } else { keepFocus() }
    settle()
  }

  /// The same facets in other looks: everything stays where it is, as far as the brand's app shows it.
  package mutating func wear(_ brand: Brand, _ theme: Theme) {
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

  package func draw(on canvas: inout Canvas, at area: Rect) {
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
  package mutating func settle() {
    guard reading == nil else { return }
    viewport.prepare()
    if motion?.advance(&viewport, focus: focus) == true {
      viewport.prepare()
    }
  }
}
