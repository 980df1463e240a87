import Components
import FacetModel
import Prism
import Text
import ViewTree

/// A sentence to itself as Caviar sets it: in the middle of the page, below a thin line. It takes the place of the
/// shared component of the same id.
struct CaviarFootnote: FacetComponent, Equatable {
  static let id = "row.simple-description-cell"
  static let category = ComponentCategory.row
  static var since: SemanticVersion { SemanticVersion(6, 1, 0) }
  static let summary = "A footnote in the middle of the page, below a thin line; it may open a dialog."
  static let reads = ReadFields.words + .custom("is_compact", "underline_title") + .click + .children
  static var needs: [RequiredField] { [RequiredField(.text(.title))] }
  static let example = #"""
    {"id": "row.simple-description-cell:sourcing",
     "component": {"id": "row.simple-description-cell", "category": "row"},
     "text": {"title": "Where the kitchens buy"}, "custom": {"is_compact": true, "underline_title": true},
     "events": {"click": {"name": "navigate", "data": {"uri": "help/sourcing"}}}}
    """#

  let words: FacetWords
  let isUnderlined: Bool
  let isCompact: Bool
  let leadsSomewhere: Bool

  private static let mostLines = 6

  init(_ facet: FacetReader, in context: ViewContext) {
    words = FacetWords(facet)
    isUnderlined = facet.custom.bool("underline_title") ?? false
    isCompact = facet.custom.bool("is_compact") ?? false
    leadsSomewhere = facet.click != nil
  }

  var speech: Speech { Speech(leadsSomewhere ? .button : .text, label: words[.title] ?? "", details: words.details) }

  func layout(in proposal: Proposal) -> Block {
    let column = CaviarColumn(in: proposal)
    let title = words.phrase(.title, isCompact ? .caption : .bodyText)
    let text = Block.column([
      column.paragraph(isUnderlined ? title.adding(.underline) : title, maxLines: Self.mostLines),
      column.facts(words.facts(besides: [.title], .caption), maxLines: Self.mostLines),
      column.centered(proposal.children.column(width: column.proposal.width)),
    ])
    return text.isEmpty ? .empty : .column([CaviarRule.layout(in: proposal), text])
  }
}
