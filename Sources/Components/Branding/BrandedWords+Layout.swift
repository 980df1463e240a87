import Prism
import Text
import ViewTree

/// The parts of words, which each brand arranges in its own way.
extension BrandedWords {
  public func title(in proposal: Proposal, alignment: Block.Alignment = .leading) -> Block {
    .paragraph(
      Phrase(title, .pageTitle), width: proposal.width, maxLines: proposal.lines(3), alignment: alignment)
  }

  public func sentences(in proposal: Proposal, alignment: Block.Alignment = .leading) -> Block {
    .column(
      sentences.map {
        .paragraph(
          Phrase($0, .pageDescriptionBody), width: proposal.width, maxLines: proposal.lines(12), alignment: alignment)
      })
  }

  /// Returns the buttons of the actions, the first of them as the primary one. Each is marked with its number among the
  /// actions.
  public func buttons(in proposal: Proposal) -> [Block] {
    actions.enumerated().map { index, action in
      let look = WireButton(dlsType: index == 0 ? "primary" : "secondary", sizeClass: "small")
      return ButtonFace(action.label, look: look).layout(in: proposal).marked(facet: index)
    }
  }
}
