import Drawing
import ViewTree

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
