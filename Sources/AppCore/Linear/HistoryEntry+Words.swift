import Pages
import Text
import ViewTree
import Wording

/// A history entry in words.
extension HistoryEntry {
  /// The amount of content: `14 sections, 120 things, 1 without a click, 3 left out`.
  package var amount: SafeText {
    guard let page, let sections = page.reading?.sectionCount else { return "" }
    let words = page.page.words
    let shown = page.page.admission.shownCount
    let left = page.page.leftOutCount
    let clickless = page.page.admission.clicklessCount
    let byCategory = page.page.admission.standInCount
    let facts: [SafeText] = [
      words.sections(sections), words.things(shown), clickless == 0 ? "" : words.withoutClick(clickless),
      left == 0 ? "" : words.leftOut(left), byCategory == 0 ? "" : words.drawnByCategory(byCategory),
      page.page.structureError, page.serverErrors.words(in: words),
    ]
    return facts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The lines announced when the user arrives from another place of the page, or from another page.
  func linesToRead(from origin: Int?) -> [SafeText] {
    page?.linesToRead(from: origin) ?? screen?.lines ?? []
  }

  /// The line of a letter's target.
  package func words(of target: HintTarget) -> SafeText? {
    switch target {
    case .line(let facet): page?.page.outline.line(ofFacet: facet)?.sentence(in: page?.page.words ?? .english)
    case .step(let number): screen?.line(ofStep: number)
    case .facet: nil
    }
  }
}

extension PageSession {
  func linesToRead(from origin: Int?) -> [SafeText] {
    guard let reading else { return [] }
    let outline = page.outline
    let lines = reading.facetsToRead(from: origin, on: page).compactMap {
      outline.line(ofFacet: $0)?.text(in: page.words)
    }
    return lines.isEmpty ? [page.blank.row.speech.sentence] : lines
  }
}

extension BrandScreen {
  /// All lines of the screen, and the step that Enter takes.
  package var lines: [SafeText] {
    words.filter { !$0.isSilent }.map { $0.role.name(in: wording) + ": " + $0.sentence }
      + [chosenLine].compactMap(\.self)
  }

  var chosenLine: SafeText? { line(ofStep: chosen) }

  package func line(ofStep number: Int) -> SafeText? {
    let steps = steps
    guard steps.indices.contains(number) else { return nil }
    return wording.button(number + 1, of: steps.count, steps[number].label)
  }
}
