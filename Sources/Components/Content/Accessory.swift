import FacetModel
import Prism
import Text
import ViewTree

/// What stands at the far edge of a row or heading: its accessory, which reads as a link where the facet leads somewhere.
struct Accessory: Equatable, Sendable {
  private let phrase: Phrase
  private let leadsSomewhere: Bool

  init(_ words: FacetWords, leadsSomewhere: Bool) {
    phrase =
      leadsSomewhere
      ? words.phrase(.accessory, .alertAction, .text(.link)) : words.phrase(.accessory, .listRowAccessory)
    self.leadsSomewhere = leadsSomewhere
  }

  /// `marksTarget` is for rows, whose title has no arrow behind it.
  func layout(in proposal: Proposal, marksTarget: Bool) -> Block {
    guard leadsSomewhere, marksTarget else { return words(in: proposal) }
    let chevron = Block.line(proposal.icons[.small(.chevron(.right))], .listRowAccessory, width: 2)
    return .row([words(in: proposal.narrowed(by: chevron.width + 1)), chevron], spacing: 1)
  }

  private func words(in proposal: Proposal) -> Block {
    .paragraph(phrase, width: proposal.width, maxLines: proposal.lines(1))
  }
}
