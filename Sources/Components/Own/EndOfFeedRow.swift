import Prism
import Text
import ViewTree

/// The last line of a page without further pages: a message between two short lines.
public struct EndOfFeedRow: FacetView, Equatable {
  private let message: SafeText

  public init(message: SafeText) {
    self.message = message
  }

  public var speech: Speech { Speech(.text, label: message) }

  public func layout(in proposal: Proposal) -> Block {
    let words = Block.paragraph(
      Phrase(message, .caption), width: max(0, proposal.width - 8), maxLines: proposal.lines(3), alignment: .leading)
    let side = (proposal.width - words.width - 4) / 2
    guard words.height == 1, side > 1 else {
      return .paragraph(
        Phrase(message, .caption), width: proposal.width, maxLines: proposal.lines(3), alignment: .center)
    }
    let line = Block.rule("─", .border(.subdued), width: min(side, Self.longestLine))
    return Block.row([line, words, line], spacing: 2).aligned(.center, width: proposal.width)
  }

  /// The length of the lines at most. Lines across a wide page would look like a divider.
  private static let longestLine = 12
}
