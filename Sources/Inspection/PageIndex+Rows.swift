import FacetModel
import Pages
import Prism
import Text
import ViewTree
import Wording

extension PageIndex {
  /// An entry as a line; omitted facets are grey and have their reason.
  package func row(_ number: Int, _ page: Page) -> InspectorRow {
    let entry = entries[number]
    switch entry.part {
    case .list(let role): return .heading(page.words.pageList, SafeText(role.rawValue))
    case .section(let number):
      let id = feed.sections[number].id
      return .heading(page.words.sectionList, id.isEmpty ? page.words.withoutAnID : SafeText(id))
    case .facet(let number):
      let facet = feed.tree[number]
      var row = InspectorRow(look: .words, phrases: Self.phrases(facet, page.admission, page.words))
      row.indent = entry.depth - 1
      row.link = .facet(number)
      row.source = facet.source
      return row
    }
  }

  private static func phrases(_ facet: Facet, _ admission: Admission, _ words: Words) -> [Phrase] {
    let component = facet.component.id.isEmpty ? words.noComponent : SafeText(facet.component.id)
    guard let omission = admission.omission(of: facet) else {
      let lost = admission.lostClick(of: facet).map { words.noClick($0.reason(in: words)) } ?? ""
      let standIn = admission.standIn(for: facet).map { words.drawnAs(SafeText($0.id)) } ?? ""
      return [
        Phrase(component, .bodyText, .meaning(.text(.primary))), Phrase(standIn, .caption, .meaning(.text(.warning))),
        Phrase("  " + name(of: facet), .caption),
        Phrase(lost, .caption, .meaning(.text(.warning))),
      ]
    }
    let grey = Paint.meaning(.text(.disabled))
    let mark: SafeText = omission == .insideOmitted ? "· " : "✕ "
    return [
      Phrase(mark + component, .bodyText, grey), Phrase("  " + reason(omission, words), .caption, grey),
      // The name comes last, because the reason is more important.
      Phrase("  " + name(of: facet), .caption, grey),
    ]
  }

  /// The reason in a few words, without the component, which is on the line already.
  private static func reason(_ omission: Omission, _ words: Words) -> SafeText {
    switch omission {
    case .noComponent: words.namesNone
    case .unknownComponent: words.unknownComponent
    case .tooNew(_, let since): words.cameWith(SafeText(since.description))
    case .noChildShown: words.noChildShownShort
    case .insideUndrawn: words.insideUndrawnShort
    case .insideOmitted: words.insideOmittedShort
    case .misplaced: words.misplacedShort
    case .clickNotUnderstood: omission.reason(in: words)
    }
  }

  /// The title of a facet, or else its id, cut to what a line could hold.
  package static func name(of facet: Facet) -> SafeText {
    SafeText(String((facet.text.title ?? facet.id ?? "").unicodeScalars.prefix(200).map(Character.init)))
  }
}
