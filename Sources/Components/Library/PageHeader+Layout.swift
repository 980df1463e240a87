import Drawing
import Prism
import Text
import ViewTree

extension PageHeader {
  func layout(in proposal: Proposal) -> Block {
    guard hasPicture, proposal.width > 12 else { return content(in: proposal) }
    return content(in: proposal.narrowed(by: 4))
      .padded(Edges(top: 1, left: 2, bottom: 1, right: 2)).on(.background(.banner), width: proposal.width)
  }

  private func content(in proposal: Proposal) -> Block {
    .column([title(in: proposal), details(in: proposal), proposal.children.column(width: proposal.width)], spacing: 1)
  }

  private func title(in proposal: Proposal) -> Block {
    .column([
      heading.titleLine(.pageTitle, in: proposal, maxLines: 2),
      .paragraph(
        heading.words.phrase(.subtitle, .pageSubtext), width: ReadableWidth.limiting(proposal.width),
        maxLines: proposal.lines(2)),
    ])
  }

  private func details(in proposal: Proposal) -> Block {
    let words = heading.words
    return .column([
      .paragraph(
        words.phrase(.description, .pageDescriptionBody), width: ReadableWidth.limiting(proposal.width),
        maxLines: proposal.lines(4)),
      .facts(
        words.facts(besides: [.title, .subtitle, .accessory, .description], .pageSubtext), width: proposal.width,
        maxLines: proposal.lines(2)),
      caption(in: proposal),
    ])
  }

  /// Returns the alt text of the picture as a caption, because the background is a plain colour.
  private func caption(in proposal: Proposal) -> Block {
    guard !alternative.isEmpty else { return .empty }
    let text = proposal.icons[.small(.thing(.photo))] + " " + alternative
    return .paragraph(text, .caption, width: ReadableWidth.limiting(proposal.width), maxLines: proposal.lines(1))
  }
}
