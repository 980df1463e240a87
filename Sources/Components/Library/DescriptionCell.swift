import FacetModel
import Prism
import Text
import ViewTree

/// A single sentence, mostly a disclaimer that opens a dialog. It is underlined if its backend asks for that.
struct DescriptionCell: FacetComponent, Equatable {
  static let id = "row.simple-description-cell"
  static let category = ComponentCategory.row
  static var since: SemanticVersion { SemanticVersion(6, 1, 0) }
  static let summary = "A single sentence that may open a dialog, compact or underlined if the feed asks for that."
  static let reads: ReadFields = .texts(.title, .subtitle, .description) + DescriptionContent.reads
  static var needs: [RequiredField] { DescriptionContent.needs }
  static let example = #"""
    {"id": "row.simple-description-cell:fees",
     "component": {"id": "row.simple-description-cell", "category": "row"},
     "text": {"title": "How prices and fees are set", "title_text_attributes": {
       "text_style": "DLS_TEXT_STYLE_CAPTION_2", "text_color": "DLS_TEXT_COLOR_SECONDARY"}},
     "custom": {"is_compact": true, "underline_title": true},
     "events": {"click": {"name": "navigate", "data": {"uri": "help/fees"}}}}
    """#

  private let content: DescriptionContent

  /// The maximum number of lines. A longer text belongs on a page of its own.
  private static let mostLines = 6

  init(_ facet: FacetReader, in context: ViewContext) { content = DescriptionContent(facet) }

  var speech: Speech { content.speech }

  func layout(in proposal: Proposal) -> Block {
    let width = ReadableWidth.limiting(proposal.width)
    let text = Block.column([
      .paragraph(content.title, width: width, maxLines: proposal.lines(Self.mostLines)),
      .facts(content.facts, width: width, maxLines: proposal.lines(Self.mostLines)),
    ])
    return .column([text, proposal.children.column(width: proposal.width)])
  }
}
