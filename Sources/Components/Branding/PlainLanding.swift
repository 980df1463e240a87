import Prism
import Text
import ViewTree

/// The header of a landing page for brands that have none of their own.
struct PlainLanding: FacetView, Equatable {
  let content: LandingContent
  let brandName: SafeText

  var speech: Speech { content.speech }

  func layout(in proposal: Proposal) -> Block {
    let words = content.words
    let readable = ReadableWidth.limiting(proposal.width)
    return .column(
      [
        content.picture.layout(in: proposal, height: height(in: proposal)),
        .column([
          mark(in: proposal),
          .paragraph(words.phrase(.title, .majorPageTitle), width: readable, maxLines: proposal.lines(3)),
          .paragraph(words.phrase(.subtitle, .pageDescriptionBody), width: readable, maxLines: proposal.lines(3)),
          .paragraph(words.phrase(.description, .pageDescriptionBody), width: readable, maxLines: proposal.lines(4)),
          .facts(
            words.facts(besides: [.title, .subtitle, .description, .button], .pageSubtext), width: proposal.width,
            maxLines: proposal.lines(2)),
        ]),
        ButtonFace(words, .button, look: WireButton(dlsType: "primary", sizeClass: "large")).layout(in: proposal),
        proposal.children.column(width: proposal.width),
      ], spacing: 1)
  }

  private func mark(in proposal: Proposal) -> Block {
    content.showsBrand
      ? .line(brandName, .caption, .text(.brand), width: proposal.width)
      : content.logo.layout(width: 6, height: 2, in: proposal)
  }

  private func height(in proposal: Proposal) -> Int {
    min(max(proposal.width / 8, 4), 8)
  }
}
