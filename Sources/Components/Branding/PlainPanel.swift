import ViewTree

/// The panel of words for brands that have none of their own.
struct PlainPanel: FacetView, Equatable {
  let words: BrandedWords

  var speech: Speech { words.speech }

  func layout(in proposal: Proposal) -> Block {
    let readable = proposal.narrowed(to: ReadableWidth.limiting(proposal.width))
    return .column(
      [
        .column([words.title(in: readable), words.sentences(in: readable)]),
        .flow(words.buttons(in: proposal), width: proposal.width, spacing: 2),
      ], spacing: 1)
  }
}
