import FacetModel
import Input
import Inspection
import Pages
import Text
import Wording

/// The facets of a page that a client leaves out, with the reasons.
///
/// Each facet with a reason of its own has a line, with the number of omitted facets in it. The last line is for the
/// modules that no version shows. Only the words of visible lines are made.
package struct LeftOutList {
  let version: SemanticVersion
  /// The number of all omitted facets and modules, as the status line counts them.
  let omittedCount: Int
  private let admission: Admission
  private let words: Words
  private let facets: [Facet]
  private let moduleCount: Int
  var cursor: ListCursor

  init(_ page: Page, selected: Int = 0) {
    admission = page.admission
    words = page.words
    version = admission.capabilities.version
    omittedCount = page.leftOutCount
    let omitted = admission.omittedFacets
    if omitted.isEmpty {
      facets = []
    } else {
      // In the order of reading, in which a card comes before its button.
      let index = PageIndex(page.feed)
      facets = omitted.map { (facet: $0, entry: index.entry(ofFacet: $0.index) ?? .max) }
        .sorted { ($0.entry, $0.facet.index) < ($1.entry, $1.facet.index) }.map(\.facet)
    }
    moduleCount = page.feed.leftOutModuleCount
    cursor = ListCursor(count: facets.count + (moduleCount == 0 ? 0 : 1), selected: selected)
  }

  /// Returns the list for a page that has changed, with the same facet chosen.
  func on(_ page: Page) -> LeftOutList {
    var list = LeftOutList(page, selected: cursor.selected)
    guard cursor.selected < facets.count, let facet = page.feed.facet(facets[cursor.selected].identity),
      let line = list.facets.firstIndex(where: { $0.index == facet.index })
    else { return list }
    list.cursor.select(line)
    return list
  }

  var isEmpty: Bool { omittedCount == 0 }

  /// Returns the name of a line, and its reason in a few words and in a sentence.
  func line(_ index: Int) -> (name: SafeText, cause: SafeText, reason: SafeText) {
    guard index < facets.count else { return moduleLine }
    let facet = facets[index]
    let omission = admission.omission(of: facet)
    let inside = admission.countLost(inside: facet)
    let more = inside == 0 ? "" : words.inside(inside)
    return (
      name(of: facet), (omission?.cause(in: words) ?? "") + more,
      (omission?.reason(in: words) ?? "") + (inside == 0 ? "" : words.insideToo(inside))
    )
  }

  /// Returns the title of a facet. A button without one is named by the card that it is in, because ids tell no user which
  /// dish is missing.
  private func name(of facet: Facet) -> SafeText {
    var around: Facet? = facet
    while let current = around {
      if let title = current.text.title, !title.isEmpty {
        let name = PageIndex.name(of: current)
        return current.index == facet.index ? name : words.within(name)
      }
      around = current.parent
    }
    return SafeText(facet.id ?? facet.component.id)
  }

  private var moduleLine: (name: SafeText, cause: SafeText, reason: SafeText) {
    (words.modules(moduleCount), words.withoutFacets, words.modulesWrapNothing(moduleCount))
  }

  /// Enter on a facet moves the focus to the place where it would be.
  mutating func take(_ key: Key, _ keymap: Keymap) -> PanelOutcome {
    switch cursor.take(key, keymap, openedBy: .versions) {
    case .chosen(let line) where line >= facets.count: .stay
    case .chosen(let line):
      .finish(admission.nearestShown(to: facets[line]).map(PanelRequest.goTo) ?? .say(words.showsNothingAtAll))
    case .waiting: .stay
    case .nothing: .close
    }
  }
}
