import Drawing
import Prism
import Text
import ViewTree

extension BannerRow {
  func layout(in proposal: Proposal) -> Block {
    guard picture.isShown(in: proposal) else { return texts(in: proposal).on(Self.ground, width: proposal.width) }
    guard proposal.width < Self.leastWidthForPictureBehind else {
      return PictureBand(picture: picture, height: Self.bandHeight, ground: Self.ground)
        .layout(in: proposal, words: texts)
    }
    let height = PictureProportion.banner.rows(ofWidth: proposal.width, most: Self.highestPicture)
    return .column([
      picture.squared.layout(width: proposal.width, height: height, in: proposal),
      texts(in: proposal).on(Self.ground, width: proposal.width),
    ])
  }

  private static let ground = Paint.meaning(.background(.banner))
  /// The row width from which the picture is behind the words; below it, it is above them.
  private static let leastWidthForPictureBehind = 72
  private static let bandHeight = 8
  private static let highestPicture = 9

  private func texts(in proposal: Proposal) -> Block {
    let inner = proposal.narrowed(by: 4)
    let text = words[.title] == nil && words[.description] == nil ? plain(in: inner) : composed(in: inner)
    return Block.column([text, self.button(in: inner)], spacing: 1)
      .padded(Edges(top: 1, left: 2, bottom: 1, right: 2))
  }

  private func plain(in proposal: Proposal) -> Block {
    .column([
      .paragraph(alternative, .bannerTitle, width: proposal.width, maxLines: proposal.lines(3)), facts(in: proposal),
    ])
  }

  /// Returns title and description in their own alignment, and the alt text of the picture below them.
  private func composed(in proposal: Proposal) -> Block {
    let width = proposal.width
    let caption = proposal.icons[.small(.thing(.photo))] + " " + alternative
    return .column([
      .paragraph(title, width: width, maxLines: proposal.lines(3), alignment: titleStyle.alignment),
      .paragraph(
        description, width: descriptionStyle.alignment == .leading ? ReadableWidth.limiting(width) : width,
        maxLines: proposal.lines(4), alignment: descriptionStyle.alignment),
      facts(in: proposal),
      .paragraph(
        alternative.isEmpty ? "" : caption, .caption, width: ReadableWidth.limiting(width), maxLines: proposal.lines(2)),
    ])
  }

  private func facts(in proposal: Proposal) -> Block {
    .facts(
      words.facts(besides: [.title, .description, .button]), width: proposal.width, maxLines: proposal.lines(1))
  }

  private func button(in proposal: Proposal) -> Block {
    let button = button.layout(in: proposal)
    return button.isEmpty ? .empty : button.aligned(buttonStyle.alignment, width: proposal.width)
  }
}
