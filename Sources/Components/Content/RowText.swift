import Prism
import Text
import ViewTree

/// The words of a row: its title with what belongs at the far edge, then what else there is to say.
struct RowText: Equatable, Sendable {
  let words: FacetWords
  let leadsSomewhere: Bool

  /// `mostLines` is for the description; a title and what stands below it are short.
  func layout(in proposal: Proposal, description: Typography, mostLines: Int) -> Block {
    let accessory = Accessory(words, leadsSomewhere: leadsSomewhere).layout(in: proposal, marksTarget: true)
    let rest = { (width: Int) -> Block in
      .column([
        .paragraph(words.phrase(.subtitle, .listRowSubtext), width: width, maxLines: proposal.lines(2)),
        .paragraph(
          words.phrase(.description, description, .text(.subdued)), width: Measure.limiting(width),
          maxLines: proposal.lines(mostLines)),
        .facts(
          words.facts(besides: [.title, .subtitle, .accessory, .description]), width: width, maxLines: proposal.lines(2)
        ),
      ])
    }
    guard words[.title] != nil else { return .titled(accessory, width: proposal.width, leading: rest) }
    let title = Block.titled(accessory, width: proposal.width) { width in
      .paragraph(words.phrase(.title, .listRowTitle), width: width, maxLines: proposal.lines(2))
    }
    return .column([title, rest(proposal.width)])
  }

  var speech: Speech { Speech(.row, label: words[.title] ?? "", details: words.details) }
}
