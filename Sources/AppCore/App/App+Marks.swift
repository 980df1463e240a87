import FacetModel
import Inspection
import Pages
import Text
import Wording

/// Marking places with letters, and going to them.
extension App {
  mutating func beginMark() -> [Effect] {
    guard markOfFocus != nil else { return explain(words.nothingToMark) }
    present(MarkPrompt(task: .set))
    return []
  }

  mutating func beginGoingToMark() -> [Effect] {
    guard !marks.isEmpty else {
      return explain(words.noMarks(options.keymap.keys(for: .setMark).first.map { SafeText($0.description) } ?? ":"))
    }
    present(MarkPrompt(task: .goTo))
    return []
  }

  /// A mark of the facet that keys are about, or of the first one on the screen; `nil` on a screen without facets.
  private var markOfFocus: PageMarks.Mark? {
    guard let page = history.current.page, let facet = page.chosenFacet ?? page.placedFacets.first?.facet else {
      return nil
    }
    let name = PageIndex.name(of: facet)
    return PageMarks.Mark(
      page: page.id, title: page.page.title, facet: facet.identity,
      name: name.isEmpty ? SafeText(facet.component.id) : name)
  }

  mutating func setMark(_ letter: Unicode.Scalar) -> [Effect] {
    guard let mark = markOfFocus else { return explain(words.nothingToMark) }
    marks[letter] = mark
    return explain(words.marked(SafeText(String(letter)), mark.name))
  }

  /// Goes to a mark, through the history if it is on another page.
  mutating func goToMark(_ letter: Unicode.Scalar) -> [Effect] {
    let name = SafeText(String(letter))
    guard let mark = marks[letter] else { return explain(words.noMark(name)) }
    guard let steps = history.steps(to: { $0.page?.id == mark.page }) else {
      return explain(words.markedPageIsGone(name, mark.title))
    }
    let origin = markOfFocus
    let effects = goThroughHistory(steps: steps)
    marks[PageMarks.beforeJump] = origin ?? marks[PageMarks.beforeJump]
    guard let page = history.current.page?.page, let facet = page.feed.facet(mark.facet) else {
      return effects + explain(words.markedPlaceIsGone(name, mark.name))
    }
    guard page.admission.isShown(facet) else {
      return effects + explain(LeftOutPlace(facet, on: page).sentence)
    }
    history.current.page?.goTo(facet: facet.index)
    inspect(facet)
    return effects
  }

  /// Goes back or forward. An open visit would use up the first step, which would only cancel it.
  mutating func goThroughHistory(steps: Int) -> [Effect] {
    guard steps != 0 else { return [] }
    return callOffVisit() + (0..<abs(steps)).flatMap { _ in perform(steps < 0 ? .back : .forward) }
  }
}
