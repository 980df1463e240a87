import Drawing
import Prism
import Text
import ViewTree

/// The name in spaced capitals above a line of words.
struct CaviarWordmark: FacetView, Equatable {
  let name: SafeText
  let line: SafeText
  var isFramed = false

  var speech: Speech { Speech(.heading, label: name, details: [line]) }

  func layout(in proposal: Proposal) -> Block {
    let column = CaviarColumn(in: proposal)
    let rule = CaviarRule.layout(in: proposal)
    let words = [
      column.paragraph(Phrase(letters(width: column.proposal.width), .majorPageTitle), maxLines: 1),
      column.paragraph(Phrase(line, .pageDescriptionBody), maxLines: 2),
    ]
    return .column(isFramed ? [rule] + words + [rule] : [words[0], rule, words[1]], spacing: isFramed ? 1 : 0)
      .padded(Edges(top: 1, bottom: 1))
  }

  private func letters(width: Int) -> SafeText {
    let spaced = name.string.map { SafeText(String($0)) }.joined(separator: " ").uppercasedInPlace
    return spaced.columns <= width ? spaced : name
  }
}
