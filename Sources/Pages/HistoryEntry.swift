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
  package var page: PageSession?
  package var screen: BrandScreen?

  package init(_ page: PageSession) {
    self.page = page
  }

  package init(_ screen: BrandScreen) {
    self.screen = screen
  }

  package var title: SafeText { page?.page.title ?? screen?.title ?? "" }

  package var deadline: Int? { page?.deadline }

  /// The action of Enter.
  package var focusedAction: Action? { page?.focusedAction ?? screen?.chosenStep?.action }

  /// The words of the focused facet, or all words of a brand's screen.
  package var wordsToCopy: [SafeText]? {
    page?.focusedWords ?? screen.map { $0.words.flatMap(\.words) }
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

  package func draw(on canvas: inout Canvas, at area: Rect, pictures: PictureShelf = PictureShelf()) {
    page?.draw(on: &canvas, at: area, pictures: pictures)
    screen?.draw(on: &canvas, at: area)
  }
}
