import Branding
import Drawing
import FacetModel
import Pictures
import Prism
import Text
import ViewTree

/// A place in the history: a page of the source, or a screen of the brand.
///
/// Exactly one of the two is set. An enum would have to be unpacked and rebuilt for each change, which would copy the
/// layout.
package struct HistoryEntry {
  /// The page, if there is one. From an array one property is read without a copy of the page, which has many
  /// references.
  private var pages: [PageSession]
  package var screen: BrandScreen?

  package init(_ page: PageSession) {
    pages = [page]
  }

  package init(_ screen: BrandScreen) {
    pages = []
    self.screen = screen
  }

  /// The page. To read this copies the page; `withPage` does not.
  package var page: PageSession? {
    get { pages.first }
    _modify {
      var page = pages.popLast()
      // Taken out, because a binding would copy it.
      defer { if let page = page.take() { pages.append(consume page) } }
      yield &page
    }
  }

  /// Returns something about the page, without a copy of it; `nil` if there is none. As a part of its callers the
  /// function would copy the page.
  @inline(never)
  package func withPage<Result>(_ ask: (PageSession) -> Result) -> Result? {
    pages.isEmpty ? nil : ask(pages[0])
  }

  package var title: SafeText { withPage { $0.page.title } ?? screen?.title ?? "" }

  package var deadline: Int? { withPage { $0.deadline } ?? nil }

  /// The action of Enter.
  package var focusedAction: Action? { page?.focusedAction ?? screen?.chosenStep?.action }

  /// The words of the focused facet. Of a brand's screen, the address that it names, or else all words.
  package var wordsToCopy: [SafeText]? {
    page?.chosenWords ?? screen.map { screen in screen.address.map { [$0] } ?? screen.words.flatMap(\.words) }
  }

  package mutating func setClock(_ now: Int) {
    page?.setClock(now)
  }

  package mutating func resize(to size: Size) {
    page?.resize(to: size)
    screen?.resize(to: size)
  }

  /// Resizes the area on an unchanged terminal, moving the page as little as possible.
  package mutating func makeRoom(_ size: Size) {
    page?.makeRoom(size)
    screen?.resize(to: size)
  }

  package mutating func apply(_ brand: Brand, _ theme: Theme) {
    page?.apply(brand, theme)
    screen?.apply(brand, theme)
  }

  package mutating func move(_ direction: Viewport.Direction) {
    page?.move(direction)
    screen?.step(by: direction == .down || direction == .right ? 1 : -1)
  }

  package mutating func step(isForward: Bool) {
    page?.step(isForward: isForward)
    screen?.step(by: isForward ? 1 : -1)
  }

  package mutating func scroll(by rows: Int) {
    page?.scroll(by: rows)
    screen?.scroll(by: rows)
  }

  package mutating func turnPage(isForward: Bool, rows: Int) {
    page?.turnPage(isForward: isForward)
    screen?.scroll(by: isForward ? rows : -rows)
  }

  package mutating func scrollToTop() {
    page?.scrollToTop()
    screen?.scroll(by: .min / 2)
  }

  package mutating func scrollToEnd() {
    page?.scrollToEnd()
    screen?.scroll(by: .max / 2)
  }

  /// Moves the focus to the target under a cell; returns whether the target had the focus already.
  package mutating func focus(x: Int, y: Int) -> Bool {
    page?.focus(x: x, y: y) ?? screen?.focus(x: x, y: y) ?? false
  }

  /// The targets on the screen that can be opened, and the cells at which they begin.
  package var targets: [(target: HintTarget, x: Int, y: Int)] { page?.hintTargets ?? screen?.hintTargets ?? [] }

  /// Draws the place on an area that is blank.
  package func draw(
    on canvas: inout Canvas, at area: Rect, pictures: PictureShelf = PictureShelf(), memory: DrawnBlocks? = nil
  ) {
    withPage { $0.draw(on: &canvas, at: area, pictures: pictures, memory: memory) }
    screen?.draw(on: &canvas, at: area)
  }
}
