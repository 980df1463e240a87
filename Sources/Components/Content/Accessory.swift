import FacetModel
import Prism
import Text
import ViewTree

/// The accessory at the right edge of a row or heading. It looks like a link if the facet leads somewhere.
struct Accessory: Equatable, Sendable {
  private let phrase: Phrase
  private let leadsSomewhere: Bool

  init(_ words: FacetWords, leadsSomewhere: Bool) {
    phrase =
      leadsSomewhere
      ? words.phrase(.accessory, .alertAction, .text(.link)) : words.phrase(.accessory, .listRowAccessory)
    self.leadsSomewhere = leadsSomewhere
  }

  /// Returns the laid-out accessory. With `marksTarget` a link gets an arrow, for rows whose title has none.
  func layout(in proposal: Proposal, marksTarget: Bool) -> Block {
    guard leadsSomewhere, marksTarget else { return words(in: proposal) }
    let chevron = Block.line(proposal.icons[.small(.chevron(.right))], .listRowAccessory, width: 2)
    return .row([words(in: proposal.narrowed(by: chevron.width + 1)), chevron], spacing: 1)
  }

  private func words(in proposal: Proposal) -> Block {
    .paragraph(phrase, width: proposal.width, maxLines: proposal.lines(1))
  }
}
