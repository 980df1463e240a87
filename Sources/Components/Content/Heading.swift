import FacetModel
import Prism
import Text
import ViewTree

/// The words above things that belong together: a carousel, a list, a section. An arrow says that there is more behind.
struct Heading: Equatable, Sendable {
  let words: FacetWords
  let leadsSomewhere: Bool

  static let reads: [ReadField] = .texts(.title, .subtitle, .description, .accessory)

  init(_ facet: Facet) {
    words = FacetWords(facet)
    leadsSomewhere = if case .navigate? = facet.events.click { true } else { false }
  }

  func layout(
    in proposal: Proposal, title: Typography = .sectionTitle, subtitle: Typography = .sectionSubtitle
  ) -> Block {
    let arrow = Block.line(proposal.icons[.small(.arrow(.right))], title, .icon(.subdued), width: 2)
    let accessory = Block.line(words.phrase(.accessory, .listRowAccessory), width: proposal.width / 2)
    let titleLine = Block.spread(width: proposal.width, trailing: accessory) { width in
      let isTitled = words[.title] != nil
      let line = Block.line(words.phrase(.title, title), width: width - (leadsSomewhere ? arrow.width + 1 : 0))
      return .row([line, leadsSomewhere && isTitled ? arrow : .empty], spacing: 1)
    }
    return .column([
      words[.title] == nil && words[.accessory] == nil ? .empty : titleLine,
      .facts(words.facts(besides: [.title, .accessory], subtitle), width: proposal.width, maxLines: proposal.lines(2)),
    ])
  }

  func speech(_ role: Speech.Role) -> Speech {
    Speech(role, label: words[.title] ?? "", details: words.details)
  }
}
