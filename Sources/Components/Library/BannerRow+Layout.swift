import Drawing
import Prism
import Text
import ViewTree

extension BannerRow {
  func layout(in proposal: Proposal) -> Block {
    guard let size = pictureSize(in: proposal) else { return texts(in: proposal) }
    guard size.width < proposal.width else {
      return .column([picture.layout(width: size.width, height: size.height, in: proposal), texts(in: proposal)])
    }
    let width = proposal.width - size.width
    let texts = texts(in: proposal.narrowed(to: width))
    var block = Block.space(width, max(size.height, texts.height)).on(.background(.banner), width: width)
    block.add(texts, x: 0, y: (block.height - texts.height) / 2)
    block.add(picture.layout(width: size.width, height: block.height, in: proposal), x: width, y: 0)
    return block
  }

  /// The row width from which the picture is at the right of the words; below it, it is above them.
  private static let leastWidthForPictureBeside = 72
  private static let highestPicture = 7

  /// Returns the size of the real picture; `nil` if the page shows none.
  private func pictureSize(in proposal: Proposal) -> Size? {
    guard picture.isShown(in: proposal) else { return nil }
    let isBeside = proposal.width >= Self.leastWidthForPictureBeside
    let width = isBeside ? proposal.width * 2 / 5 : proposal.width
    return Size(width, PictureProportion.banner.rows(ofWidth: width, most: Self.highestPicture))
  }

  private func texts(in proposal: Proposal) -> Block {
    let inner = proposal.narrowed(by: 4)
    let text = words[.title] == nil && words[.description] == nil ? plain(in: inner) : composed(in: inner)
    return Block.column([text, self.button(in: inner)], spacing: 1)
      .padded(Edges(top: 1, left: 2, bottom: 1, right: 2))
      .on(.background(.banner), width: proposal.width)
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
