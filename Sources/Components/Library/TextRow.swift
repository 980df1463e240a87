import FacetModel
import Text
import ViewTree

/// A text to read: a note, a notice, a list of allergens.
struct TextRow: FacetComponent, Equatable {
  static let id = "row.text"
  static let category = ComponentCategory.row
  static var since: SemanticVersion { SemanticVersion(1, 0, 0) }
  static let summary = "A text to read, with or without a title."
  static let reads: ReadFields = .texts(.title, .subtitle, .accessory, .description) + .words + .click + .children
  static var needs: [RequiredField] { [RequiredField(.text(.title), .text(.description))] }
  static let example = #"""
    {"id": "row.text:allergens", "component": {"id": "row.text", "category": "row"},
     "text": {"title": "Allergens", "description": "Our kitchen uses wheat, soy, egg, sesame, fish and shellfish, and the noodles are made where flour is in the air. Ask Haruka or Teodor if you are unsure."}}
    """#

  /// The maximum number of lines. A longer text belongs on a page of its own.
  private static let mostLines = 12

  let text: RowText

  init(_ facet: FacetReader, in context: ViewContext) {
    text = RowText(words: FacetWords(facet), leadsSomewhere: context.client.understandsClick(of: facet))
  }

  var speech: Speech { text.speech }

  func layout(in proposal: Proposal) -> Block {
    text.layout(in: proposal, description: .bodyText, mostLines: Self.mostLines)
  }
}
