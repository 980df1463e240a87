import Components
import FacetModel
import Prism
import Text
import ViewTree

/// A single sentence in the middle of the page, below a thin line. It replaces the shared component with the same id.
struct CaviarFootnote: FacetComponent, Equatable {
  static let id = "row.simple-description-cell"
  static let category = ComponentCategory.row
  static var since: SemanticVersion { SemanticVersion(6, 1, 0) }
  static let summary = "A footnote in the middle of the page, below a thin line; it may open a dialog."
  static let reads = DescriptionContent.reads
  static var needs: [RequiredField] { DescriptionContent.needs }
  static let example = #"""
    {"id": "row.simple-description-cell:sourcing",
     "component": {"id": "row.simple-description-cell", "category": "row"},
     "text": {"title": "Where the kitchens buy"}, "custom": {"is_compact": true, "underline_title": true},
     "events": {"click": {"name": "navigate", "data": {"uri": "help/sourcing"}}}}
    """#

  private let content: DescriptionContent

  private static let mostLines = 6

  init(_ facet: FacetReader, in context: ViewContext) { content = DescriptionContent(facet) }

  var speech: Speech { content.speech }

  func layout(in proposal: Proposal) -> Block {
    let column = CaviarColumn(in: proposal)
    let text = Block.column([
      column.paragraph(content.title, maxLines: Self.mostLines),
      column.facts(content.facts, maxLines: Self.mostLines),
      column.centered(proposal.children.column(width: column.proposal.width)),
    ])
    return text.isEmpty ? .empty : .column([CaviarRule.layout(in: proposal), text])
  }
}
