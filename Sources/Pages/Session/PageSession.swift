import Branding
import Components
import Drawing
import FacetModel
import Pictures
import Prism
import Text
import ViewTree

/// A page while it is open: its layout, scroll position, focus and requests.
package struct PageSession {
  /// The number of the session, by which the answers to its requests find it.
  package let id: Int
  package var page: Page
  package var viewport: Viewport
  /// The target that the next key applies to; `nil` before the first move.
  package var focus: FocusTarget?
  /// `nil` if nothing is to move by itself.
  package var motion: CarouselMotion?
  package var parts: PageParts
  /// The source's number of the page.
  package let number: Int
  /// The source's number of the page that was loaded last; the next one comes after it.
  package var lastPageNumber: Int
  /// The page actions of a filtered response, which replace those of the first response.
  package var following: PageActions?
  /// The cursors of the pages that have arrived.
  package var cursors: Set<String> = []
  package var reloads: Reloads
  package var sectionLoads = SectionLoads()
  /// The number of changes that gave the facets other numbers.
  package var generation = 0
  package var changeMarks: ChangeMarks?
  /// The page before its file changed, or before it was loaded again.
  package var earlier: PreviousFeed?
  package var paging = Paging.resting
  /// The numbers of the responses that could not be loaded again.
  var outdated: Set<Int> = []
  /// The scroll position after the last move to the end of the page.
  var positionAtEnd: ScrollPosition?
  /// The user's search.
  package var search: PageSearch?
  /// The facet that the search has moved the focus to.
  var focusAtMatch: Int?
  var landing: Landing?
  /// The facets that the user has seen, if impressions are logged.
  package var impressions: ImpressionWatch?
  /// The reading position in the linear mode.
  package var reading: PageReading?

  /// Measures the stages of a frame while the inspector shows them.
  package var meter: StageMeter?

  /// The state of the next page.
  package enum Paging: Equatable {
    case resting
    case loading(cursor: String)
    case failed(reason: SafeText)
    /// The next page is not saved, so that asking again would not help.
    case endOfSaved
    /// The last of several pages has arrived.
    case finished
    /// The page repeats itself and would not end.
    case stopped(reason: SafeText)
    /// This many pages have loaded without user input and without anything to show. The user may ask for more.
    case spent(pages: Int)
  }

  package init(id: Int = 0, page: Page, number: Int = 0, size: Size, motion: CarouselMotion?, isRead: Bool = false) {
    self.id = id
    self.page = page
    self.motion = motion
    self.number = number
    parts = PageParts(LoadedPage(feed: page.feed, title: page.title, number: number))
    reading = isRead ? PageReading(page) : nil
    lastPageNumber = number
    reloads = Reloads(answered: page.state.choices)
    viewport = Viewport(layout: page.layout(width: size.width), height: size.height)
    updateTail()
    settle()
  }

  /// The time of the next clock event that the page needs.
  package var deadline: Int? { [motion?.deadline, changeMarks?.end].compactMap(\.self).min() }

  package var now: Int { motion?.now ?? 0 }

  package var focusedFacet: Facet? { focusedNumber.map { page.feed.tree[$0] } }

  /// The words of the facet that keys are about, as they would be read aloud.
  var chosenWords: [SafeText]? { chosenFacet.map { page.views.view(for: $0).speech.words } }

  /// Whether no facet is on the screen because facets are left out.
  package var showsOnlyOmissions: Bool { page.admission.omittedCount > 0 && placedFacets.isEmpty }

  package var focusIsOnControl: Bool { focusedFacet.map { page.views.traits(of: $0).isControl } ?? false }

  /// The numbers of the sections with content, with their first words as titles.
  package var sectionTitles: [(number: Int, title: SafeText)] {
    viewport.sectionFirsts.compactMap { number, facet in
      page.views.view(for: facet).speech.words.first.map { (number: number, title: $0) }
    }
  }

  package var placedFacets: [PlacedFacet] { placedFacets(x: 0, y: 0) }

  /// Returns the facets with their places on a screen on which the page begins at a cell.
  package func placedFacets(x: Int, y: Int) -> [PlacedFacet] {
    viewport.placed.filter { $0.node < viewport.layout.tree.nodes.count }.flatMap { node in
      PlacedFacet.facets(of: node.block, x: x, y: y + node.y, tree: viewport.layout.tree, views: page.views)
    }
  }

  package mutating func setClock(_ milliseconds: Int) {
    motion?.setClock(milliseconds)
    if let marks = changeMarks, marks.end <= milliseconds { changeMarks = nil }
    // Until then no carousel moves, and each change settles by itself.
    if let motion, let next = motion.deadline, motion.now < next { return }
    settle()
  }

  package mutating func resize(to size: Size) {
    guard size != Size(viewport.layout.width, viewport.height) else { return }
    viewport.resize(width: size.width, height: size.height)
    keepFocus()
    settle()
  }

  /// Takes another size because a pane beside the page opened or closed. The page scrolls only to keep the focus
  /// visible, or the facet of the last jump.
  package mutating func makeRoom(_ size: Size) {
    guard size != Size(viewport.layout.width, viewport.height) else { return }
    let landed = focus == nil ? landedFacet : nil
    viewport.resize(width: size.width, height: size.height)
    if let landed { return bringIntoSight(landed.index) }
    let moved = focus.flatMap { focus in
      viewport.target(ofFacet: focus.facet).map { viewport.target($0, slot: focus.slot) }
    }
    if let moved, viewport.isInSight(moved) { focus = moved } else { keepFocus() }
    settle()
  }

  /// Shows the same facets in another brand or theme. Facets that both brands show keep their places.
  package mutating func apply(_ brand: Brand, _ theme: Theme) {
    let isSameBrand = brand.name == page.brand.name
    let changed = page.showing(brand, theme)
    let speaksDifferently = (reading != nil || search != nil) && brand.hasOtherComponents(than: page.brand)
    guard changed.admission.isSame(as: page.admission), !speaksDifferently else {
      return become(changed, looksAlike: false)
    }
    page = changed
    let layout = viewport.layout
    viewport.show(
      isSameBrand ? page.layout(like: layout) : page.layout(width: layout.width, state: layout.state))
    updateTail()
    keepFocus()
    settle()
  }

  /// Draws the page on an area that is blank.
  package func draw(
    on canvas: inout Canvas, at area: Rect, pictures: PictureShelf = PictureShelf(), memory: DrawnBlocks? = nil
  ) {
    viewport.draw(
      on: &canvas, at: area, theme: page.theme, pictures: PagePictures(pictures, page: number, words: page.words),
      memory: memory)
    if let changeMarks {
      viewport.draw(changeMarks, on: &canvas, at: area, theme: page.theme)
    }
    if let search {
      viewport.drawMatches(
        of: search.query, current: search.facet, on: &canvas, at: area, theme: page.theme, holds: search.holds)
    }
    if let focus {
      viewport.drawFocus(focus, on: &canvas, at: area, theme: page.theme)
    }
  }

  /// The pictures on the screen and on the next one.
  package var wantedPictures: [PictureOrder] {
    guard page.state.pictures.isOn else { return [] }
    return viewport.wantedPictures(ofPage: number)
  }

  /// Moves the carousels that are due and lays out the rows that drawing needs. Called after every change.
  package mutating func settle() {
    guard reading == nil else { return }
    guard let meter else { return layOut() }
    meter.measure(.layout) { layOut() }
  }

  private mutating func layOut() {
    viewport.prepare()
    if motion?.advance(&viewport, focus: focus) == true {
      viewport.prepare()
    }
  }
}
