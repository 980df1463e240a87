import Components
import FacetModel
import Prism
import ViewTree

/// A notice to the user: what happened, whether it is urgent, and until when.
struct NoticeRow: FacetComponent, Equatable {
  static let id = "row.notice"
  static let category = ComponentCategory.row
  static var since: SemanticVersion { SemanticVersion(6, 0, 0) }
  static let summary = "A notice: what happened, and until when."
  static let reads: ReadFields = .texts(.title, .description) + .words + .custom("is_urgent") + .click
  static let example = #"""
    {"id": "row.notice:1", "component": {"id": "row.notice", "category": "row"},
     "text": {"title": "Snow in the hills", "description": "Deliveries take longer until Sunday."},
     "custom": {"is_urgent": true}}
    """#

  let words: FacetWords
  let isUrgent: Bool

  init(_ facet: FacetReader, in context: ViewContext) {
    words = FacetWords(facet)
    // A value that is not a Boolean costs this row only its urgency.
    isUrgent = facet.custom.bool("is_urgent") ?? false
  }

  var speech: Speech {
    Speech(.row, label: words[.title] ?? "", details: words.details, states: isUrgent ? ["urgent"] : [])
  }

  func layout(in proposal: Proposal) -> Block {
    let icon: Icon = isUrgent ? .small(.thing(.warning)) : .small(.thing(.information))
    let mark = Block.line(proposal.icons[icon], .listRowTitle, isUrgent ? .text(.warning) : .icon(.primary), width: 4)
    return .beside(mark, width: proposal.width, spacing: 1) { width in
      .column([
        .paragraph(words.phrase(.title, .listRowTitle), width: width, maxLines: proposal.lines(2)),
        .facts(words.facts(besides: [.title]), width: width, maxLines: proposal.lines(2)),
      ])
    }
  }
}
