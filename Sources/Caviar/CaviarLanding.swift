import Components
import Drawing
import Prism
import Text
import ViewTree

/// A landing like a page of a magazine: the name, a picture, and the words below it.
struct CaviarLanding: FacetView, Equatable {
  let content: LandingContent
  let wordmark: CaviarWordmark

  var speech: Speech { content.speech }

  func layout(in proposal: Proposal) -> Block {
    let column = CaviarColumn(in: proposal)
    let words = content.words
    return .column(
      [
        content.logo.isThere
          ? column.emblem(content.logo).padded(Edges(top: 1)) : wordmark.layout(in: proposal),
        column.centered(plate(in: column.proposal)),
        .column([
          column.paragraph(words.phrase(.title, .majorPageTitle), maxLines: 3),
          column.paragraph(words.phrase(.subtitle, .pageDescriptionBody), maxLines: 3),
          column.paragraph(words.phrase(.description, .pageDescriptionBody), maxLines: 4),
          column.facts(
            words.facts(besides: [.title, .subtitle, .description, .button], .pageSubtext), maxLines: 2),
        ]),
        button(in: column),
        CaviarRule.layout(in: proposal),
        column.centered(proposal.children.column(width: column.proposal.width)),
      ], spacing: 1)
  }

  private func plate(in proposal: Proposal) -> Block {
    let width = min(content.picture.isShown(in: proposal) ? 56 : 40, proposal.width)
    return content.picture.layout(
      in: proposal.narrowed(to: width), height: PictureProportion.wide.rows(ofWidth: width, most: 12))
  }

  private func button(in column: CaviarColumn) -> Block {
    guard let label = content.button else { return .empty }
    let arrow = content.leadsSomewhere ? " " + column.proposal.icons[.small(.arrow(.right))] : ""
    let face = ButtonFace(label + arrow, look: WireButton(dlsType: "tertiary", sizeClass: "medium"))
    return column.centered(face.layout(in: column.proposal))
  }
}
