import ViewTree

/// The panel of words for brands that have none of their own.
struct PlainPanel: FacetView, Equatable {
  let words: BrandedWords

  var speech: Speech { words.speech }

  func layout(in proposal: Proposal) -> Block {
    let measure = proposal.narrowed(to: Measure.limiting(proposal.width))
    return .column(
      [
        .column([words.title(in: measure), words.sentences(in: measure)]),
        .flow(words.buttons(in: proposal), width: proposal.width, spacing: 2),
      ], spacing: 1)
  }
}
