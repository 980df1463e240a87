import FacetModel
import Prism
import Text
import ViewTree

/// The words of a facet, one below the other: for components without a view of their own.
struct PlainView: FacetView {
  let words: FacetWords

  init(_ facet: Facet) {
    words = FacetWords(facet)
  }

  var speech: Speech { Speech(.text, label: words[.title] ?? "", details: words.details) }

  func layout(in proposal: Proposal) -> Block {
    .column([
      .paragraph(words.phrase(.title, .listRowTitle), width: proposal.width, maxLines: proposal.lines(2)),
      .facts(words.facts(besides: [.title]), width: proposal.width, maxLines: proposal.lines(2)),
    ])
  }
}
