import FacetModel
import Prism
import Text
import ViewTree

/// A link as wide as the page at the end of a list, with some of the rows that it leads to.
struct ActionRow: FacetComponent, Equatable {
  static let id = "row.action"
  static let category = ComponentCategory.row
  static var since: SemanticVersion { SemanticVersion(6, 1, 0) }
  static let summary = "A link as wide as the page, which leads to the rest of a list."
  static let reads: ReadFields =
    .texts(.title, .subtitle, .description, .accessory) + .words + .images(.icon) + .click + .children
  static var needs: [RequiredField] { [RequiredField(.text(.title))] }
  static let example = #"""
    {"id": "row.action:more", "component": {"id": "row.action", "category": "row"},
     "text": {"title": "See 12 more stores",
       "description": "Pantry & Pine, Corner Lantern Market, Tidewater Grocers, The Oat Cellar, Night Owl Provisions"},
     "events": {"click": {"name": "navigate", "data": {"uri": "facet_feed/bW9yZQ==/"}}}}
    """#

  let words: FacetWords
  let icon: LeadingIcon
  let leadsSomewhere: Bool

  init(_ facet: FacetReader, in context: ViewContext) {
    words = FacetWords(facet)
    icon = LeadingIcon(facet.images.icon, of: words[.title])
    leadsSomewhere = facet.click != nil
  }

  var speech: Speech { Speech(leadsSomewhere ? .button : .row, label: words[.title] ?? "", details: words.details) }

  func layout(in proposal: Proposal) -> Block {
    let chevron =
      leadsSomewhere
      ? Block.line(proposal.icons[.small(.chevron(.right))], .alertAction, width: min(2, proposal.width)) : .empty
    return .beside(icon.layout(in: proposal), width: proposal.width, spacing: 1) { width in
      .spread(width: width, trailing: chevron) { width in text(in: proposal.narrowed(to: width)) }
    }
  }

  private func text(in proposal: Proposal) -> Block {
    let title = words.phrase(.title, leadsSomewhere ? .alertAction : .listRowTitle)
    return .column([
      .paragraph(title, width: proposal.width, maxLines: proposal.lines(2)),
      .facts(words.facts(besides: [.title]), width: proposal.width, maxLines: proposal.lines(2)),
      proposal.children.column(width: proposal.width),
    ])
  }
}
