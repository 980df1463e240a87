import Components
import ViewTree

/// Words between two lines, with the buttons below them, one below the other.
struct CaviarPanel: FacetView, Equatable {
  let words: BrandedWords

  var speech: Speech { words.speech }

  func layout(in proposal: Proposal) -> Block {
    let column = CaviarColumn(in: proposal)
    let text = Block.column([
      words.title(in: column.proposal, alignment: .center), words.sentences(in: column.proposal, alignment: .center),
    ])
    let buttons = words.buttons(in: column.proposal).map { column.centered($0) }
    let rule = CaviarRule.layout(in: proposal)
    return .column([rule, column.placed(text), .column(buttons, spacing: 1), rule], spacing: 1)
  }
}
