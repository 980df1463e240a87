import FacetModel
import Prism
import Text
import ViewTree

/// The words above things that belong together: a carousel, a list, a section. An arrow says that there is more behind.
struct Heading: Equatable, Sendable {
  let words: FacetWords
  let leadsSomewhere: Bool

  static var reads: [ReadField] { .texts(.title, .subtitle, .accessory, .description) + .click }

  init(_ facet: Facet) {
    words = FacetWords(facet)
    leadsSomewhere = if case .navigate? = facet.events.click { true } else { false }
  }

  func layout(
    in proposal: Proposal, title: Typography = .sectionTitle, subtitle: Typography = .sectionSubtitle
  ) -> Block {
    .column([
      titleLine(title, in: proposal, maxLines: 1),
      .facts(words.facts(besides: [.title, .accessory], subtitle), width: proposal.width, maxLines: proposal.lines(2)),
    ])
  }

  func titleLine(_ typography: Typography, in proposal: Proposal, maxLines: Int) -> Block {
    let accessory = Accessory(words, leadsSomewhere: leadsSomewhere)
      .layout(in: proposal, marksTarget: words[.title] == nil && words[.accessory] != nil)
    return .titled(accessory, width: proposal.width) { width in
      guard words[.title] != nil else { return .empty }
      let icon = proposal.icons[.small(.arrow(.right))]
      let arrow = leadsSomewhere ? Block.line(icon, typography, .icon(.subdued), width: 2) : .empty
      let title = Block.paragraph(
        words.phrase(.title, typography), width: width - (arrow.isEmpty ? 0 : arrow.width + 1),
        maxLines: proposal.lines(maxLines))
      return .row([title, arrow], spacing: 1)
    }
  }

  func speech(_ role: Speech.Role) -> Speech {
    Speech(role, label: words[.title] ?? "", details: words.details)
  }
}
