import Prism
import Text
import ViewTree

/// The words of a row: its title with the accessory at the right, then its other texts.
struct RowText: Equatable, Sendable {
  let words: FacetWords
  let leadsSomewhere: Bool

  /// Returns the laid-out words. `mostLines` limits the description; title and subtitle have limits of their own.
  func layout(in proposal: Proposal, description: Typography, mostLines: Int) -> Block {
    let accessory = Accessory(words, leadsSomewhere: leadsSomewhere).layout(in: proposal, marksTarget: true)
    let rest = { (width: Int) -> Block in
      .column([
        .paragraph(words.phrase(.subtitle, .listRowSubtext), width: width, maxLines: proposal.lines(2)),
        .paragraph(
          words.phrase(.description, description, .text(.subdued)), width: ReadableWidth.limiting(width),
          maxLines: proposal.lines(mostLines)),
        .facts(
          words.facts(besides: [.title, .subtitle, .accessory, .description]), width: width, maxLines: proposal.lines(2)
        ),
      ])
    }
    guard words[.title] != nil else {
      return .column([.titled(accessory, width: proposal.width, leading: rest), children(in: proposal)])
    }
    let title = Block.titled(accessory, width: proposal.width) { width in
      .paragraph(words.phrase(.title, .listRowTitle), width: width, maxLines: proposal.lines(2))
    }
    return .column([title, rest(proposal.width), children(in: proposal)])
  }

  /// Returns the children of a row. Rows rarely have any, but children that are sent are shown.
  private func children(in proposal: Proposal) -> Block {
    proposal.children.column(width: proposal.width)
  }

  var speech: Speech { Speech(.row, label: words[.title] ?? "", details: words.details) }
}

/// The width of running text. After longer lines readers do not find the beginning of the next one.
enum ReadableWidth {
  static let longest = 88

  static func limiting(_ width: Int) -> Int {
    min(width, longest)
  }
}
