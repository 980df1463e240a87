import Drawing
import FacetModel
import Input
import Pages
import Text
import ViewTree

/// The page beside a variation of it.
extension App {
  package var sides: SideBySideSplit? {
    open.comparisonPane.map { SideBySideSplit(Self.pageSize(of: screen.size), pageIsFirst: $0.variation != .earlier) }
  }

  /// The area of the page on the screen.
  var pageArea: Rect { sides?.page ?? split.page }

  mutating func toggleSides() -> [Effect] {
    if options.readsLines { return explain(words.noScreenForTwo) }
    if open.comparisonPane == nil {
      present(VariationPicker(history.current.page, in: screen.themeSelection, words))
    } else {
      closeSides()
    }
    return []
  }

  /// Opens the comparison at the start. `earlier` is an older version of the first page.
  package mutating func compare(_ variation: Variation, earlier: Feed?) {
    if let earlier { history.current.page?.earlier = PreviousFeed(earlier, isNamed: true) }
    openSides(variation)
  }

  /// Opens the comparison pane. The inspector closes, because there is no room for it beside two pages.
  mutating func openSides(_ variation: Variation) {
    open.comparisonBehind = nil
    close(.beside)
    let position = scrollPosition
    open.comparisonPane = ComparisonPane(variation, of: comparisonOrigin(variation))
    open.restoreAfterComparison = narrow(from: position)
    keepUpSides()
  }

  mutating func closeSides() {
    let position = scrollPosition
    open.comparisonPane = nil
    widen(after: open.restoreAfterComparison, from: position)
    open.restoreAfterComparison = nil
  }

  /// Updates the comparison pane after an event, so that both sides show the same rows.
  mutating func keepUpSides() {
    guard let side = open.comparisonPane else { return }
    open.comparisonPane = nil
    var followed = side.following(comparisonOrigin(side.variation))
    history.current.page?.viewport.setFilling(followed.filling)
    followed.keepUp(with: history.current)
    open.comparisonPane = followed
  }

  private func comparisonOrigin(_ variation: Variation) -> ComparisonPane.Origin {
    let split = SideBySideSplit(Self.pageSize(of: screen.size), pageIsFirst: variation != .earlier)
    return ComparisonPane.Origin(
      place: history.current, moves: history.moves, themeSelection: screen.themeSelection, words: words,
      size: split.other.size
    )
  }

  /// Takes a click in the comparison pane as one on the page, at the counterpart of the clicked target. It moves the
  /// focus or a carousel, and opens a target that has the focus already.
  mutating func pointAtOtherSide(x: Int, y: Int) -> [Effect] {
    guard let sides, let comparisonPane = open.comparisonPane, sides.other.contains(x: x, y: y) else { return [] }
    let (x, y) = (x - sides.other.x, y - sides.other.y)
    if let step = comparisonPane.ownStep(x: x, y: y) {
      let isSecondClick = history.current.screen?.chosen == step
      history.current.screen?.choose(step)
      return isSecondClick ? openFocused() : []
    }
    if let (carousel, card) = comparisonPane.ownCard(x: x, y: y) {
      history.current.page?.bringToFront(card, of: carousel)
      return []
    }
    guard let page = history.current.page, let target = comparisonPane.ownTarget(x: x, y: y, on: page) else {
      return []
    }
    let isSecondClick = page.focus?.isSame(as: target) == true
    history.current.page?.focus(on: target)
    return isSecondClick ? openFocused() : []
  }

  func drawSides(_ side: ComparisonPane, _ split: SideBySideSplit, on canvas: inout Canvas) {
    let ground = screen.theme.fill(.background(.primary))
    var page = Canvas(size: split.page.size, style: ground)
    drawCurrent(on: &page, at: page.bounds)
    if let marks = side.marks?.page {
      history.current.page?.viewport.draw(marks, on: &page, at: page.bounds, theme: screen.theme)
    }
    let otherTheme = side.theme ?? screen.theme
    var other = Canvas(size: split.other.size, style: otherTheme.fill(.background(.primary)))
    side.draw(on: &other, pictures: pictures.shelf, outlines: screen.showsOutlines)
    SideBySideFrame(split: split, names: side.names, themes: (screen.theme, otherTheme)).draw(page, other, on: &canvas)
  }
}
