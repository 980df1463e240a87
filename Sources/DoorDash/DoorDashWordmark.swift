import Drawing
import Prism
import Text
import ViewTree

/// The name of the brand with streaks of motion before it, and a line of words below it.
struct DoorDashWordmark: FacetView, Equatable {
  let name: SafeText
  let line: SafeText
  var isOnRed = false

  /// The indent and length of each streak.
  private static let streaks = [(indent: 3, length: 5), (indent: 0, length: 8), (indent: 2, length: 6)]
  private static let leastForStreaks = 30

  var speech: Speech { Speech(.heading, label: name, details: [line]) }

  func layout(in proposal: Proposal) -> Block {
    guard proposal.width >= Self.leastForStreaks else { return words(in: proposal) }
    let streaks = Block.column(
      Self.streaks.map { .row([.space($0.indent), .rule("━", ink ?? .icon(.brand), width: $0.length)], spacing: 0) })
    return .beside(streaks, width: proposal.width, spacing: 2) { width in
      .column([.space(1), words(in: proposal.narrowed(to: width))])
    }
  }

  private func words(in proposal: Proposal) -> Block {
    .column([
      .paragraph(name, .majorPageTitle, ink, width: proposal.width, maxLines: proposal.lines(1)),
      .paragraph(line, .pageDescriptionBody, ink, width: proposal.width, maxLines: proposal.lines(2)),
    ])
  }

  private var ink: Color? { isOnRed ? .button(.primary(.foreground)) : nil }
}

/// The wordmark alone on red.
struct DoorDashSplash: FacetView, Equatable {
  let wordmark: DoorDashWordmark

  var speech: Speech { wordmark.speech }

  func layout(in proposal: Proposal) -> Block {
    wordmark.layout(in: proposal.narrowed(by: 4))
      .padded(Edges(top: 1, left: 2, bottom: 1, right: 2))
      .on(.background(.brand), width: proposal.width)
  }
}
