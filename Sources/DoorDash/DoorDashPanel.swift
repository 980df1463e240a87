import Components
import Drawing
import Prism
import ViewTree

/// Words beside a bar, with the buttons at their right if the page is wide enough.
struct DoorDashPanel: FacetView, Equatable {
  let words: BrandedWords

  private static let leastForTwoColumns = 72

  var speech: Speech { words.speech }

  func layout(in proposal: Proposal) -> Block {
    let inner = proposal.narrowed(by: 3)
    guard inner.width > 8 else { return column(in: proposal) }
    let content = (proposal.width < Self.leastForTwoColumns ? column(in: inner) : columns(in: inner))
      .padded(Edges(top: 1, bottom: 1))
    let bar = Block.column(Array(repeating: .rule("▌", .icon(.brand), width: 1), count: content.height))
    return Block.row([bar, content], spacing: 1).on(.background(.banner), width: proposal.width)
  }

  private func column(in proposal: Proposal) -> Block {
    .column(
      [sentences(in: proposal), .flow(words.buttons(in: proposal), width: proposal.width, spacing: 2)], spacing: 1)
  }

  private func columns(in proposal: Proposal) -> Block {
    let half = proposal.narrowed(to: proposal.width / 2)
    let buttons = Block.flow(words.buttons(in: half), width: half.width, spacing: 2)
    return .spread(width: proposal.width, trailing: buttons) { sentences(in: proposal.narrowed(to: $0)) }
  }

  private func sentences(in proposal: Proposal) -> Block {
    .column([words.title(in: proposal), words.sentences(in: proposal)])
  }
}
