import Drawing
import Prism
import Text
import ViewTree

extension PageHeader {
  func layout(in proposal: Proposal) -> Block {
    guard picture.isThere, proposal.width > 12 else { return content(in: proposal) }
    guard picture.isShown(in: proposal) else { return padded(in: proposal).on(Self.ground, width: proposal.width) }
    if proposal.width >= Self.leastWidthForPictureBehind {
      return PictureBand(picture: picture, height: Self.bandHeight, ground: Self.ground)
        .layout(in: proposal, words: padded)
    }
    let height = PictureProportion.banner.rows(ofWidth: proposal.width, most: Self.highestPicture)
    return .column([
      picture.squared.layout(width: proposal.width, height: height, in: proposal),
      padded(in: proposal).on(Self.ground, width: proposal.width),
    ])
  }

  private static let ground = Paint.meaning(.background(.banner))
  /// The width from which the picture is behind the words; below it, it is above them.
  private static let leastWidthForPictureBehind = 72
  private static let bandHeight = 6
  private static let highestPicture = 8

  private func padded(in proposal: Proposal) -> Block {
    content(in: proposal.narrowed(by: 4)).padded(Edges(top: 1, left: 2, bottom: 1, right: 2))
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

  /// Returns the alt text of the picture as a caption where the background is a plain colour.
  private func caption(in proposal: Proposal) -> Block {
    guard !alternative.isEmpty, !picture.isShown(in: proposal) else { return .empty }
    let text = proposal.icons[.small(.thing(.photo))] + " " + alternative
    return .paragraph(text, .caption, width: ReadableWidth.limiting(proposal.width), maxLines: proposal.lines(1))
  }
}
