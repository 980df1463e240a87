import FacetModel
import Text
import ViewTree

/// A piece of information behind an icon: the way of delivery, an address, the opening hours.
struct InfoRow: FacetComponent, Equatable {
  static let id = "row.info"
  static let category = ComponentCategory.row
  static var since: SemanticVersion { SemanticVersion(2, 0, 0) }
  static let summary = "A piece of information behind an icon, with its accessory at the right."
  static let reads: ReadFields =
    .texts(.title, .subtitle, .accessory, .description) + .words + .images(.icon) + .click + .children
  static var needs: [RequiredField] { [RequiredField(.text(.title), .text(.description))] }
  static let example = #"""
    {"id": "row.info:delivery", "component": {"id": "row.info", "category": "row"},
     "text": {"title": "Delivered to your door", "subtitle": "0.9 mi • 19 min", "accessory": "Change",
       "description": "Leave it with the neighbor at No. 14"},
     "images": {"icon": {"local": "driving-icon"}},
     "events": {"click": {"name": "navigate", "data": {"uri": "address/"}}}}
    """#

  let icon: LeadingIcon
  let text: RowText

  init(_ facet: FacetReader, in context: ViewContext) {
    text = RowText(words: FacetWords(facet), leadsSomewhere: context.client.understandsClick(of: facet))
    icon = LeadingIcon(facet.images.icon, of: text.words[.title])
  }

  var speech: Speech { text.speech }

  func layout(in proposal: Proposal) -> Block {
    .beside(icon.layout(in: proposal), width: proposal.width, spacing: 1) { width in
      text.layout(in: proposal.narrowed(to: width), description: .listRowSubtext, mostLines: 3)
    }
  }
}
