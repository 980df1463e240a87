import Drawing
import Prism
import Text
import ViewTree

extension PromoCard {
  /// The card width from which the picture is at the right of the words; below it, a real one is above them.
  private static let leastWidthForPicture = 60
  private static let pictureWidth = 16
  private static let bandHeight = 7
  private static let leastWidthForPictureAbove = 24
  private static let highestPictureAbove = 7

  func layout(in proposal: Proposal) -> Block {
    if proposal.width >= Self.leastWidthForPictureAbove, picture.isShown(in: proposal) {
      return pictured(in: proposal)
    }
    let inner = proposal.width - 4
    let isPictured = picture.isThere && proposal.width >= Self.leastWidthForPicture
    let words = content(in: proposal.narrowed(to: inner - (isPictured ? Self.pictureWidth + 2 : 0)))
    var block = words
    if isPictured {
      let picture = picture.layout(
        in: proposal.narrowed(to: Self.pictureWidth), height: min(7, max(3, words.height)))
      block = .spread(width: inner, trailing: picture) { _ in words }
    }
    return block.padded(Edges(top: 1, left: 2, bottom: 1, right: 2)).on(ground, width: proposal.width)
  }

  /// Returns the card with its real picture behind the words or above them.
  private func pictured(in proposal: Proposal) -> Block {
    func words(in proposal: Proposal) -> Block {
      content(in: proposal.narrowed(by: 4)).padded(Edges(top: 1, left: 2, bottom: 1, right: 2))
    }
    if proposal.width >= Self.leastWidthForPicture {
      return PictureBand(picture: picture, height: Self.bandHeight, ground: ground)
        .layout(in: proposal, words: words)
    }
    let height = PictureProportion.banner.rows(ofWidth: proposal.width, most: Self.highestPictureAbove)
    return Block.column([
      picture.squared.layout(width: proposal.width, height: height, in: proposal), words(in: proposal),
    ])
    .on(ground, width: proposal.width)
  }

  private func content(in proposal: Proposal) -> Block {
    let mark = Block.line(
      icon.map { proposal.icons[$0] } ?? "", .bannerTitle, .icon(.brand), width: min(4, proposal.width))
    let texts = Block.beside(mark, width: proposal.width, spacing: 1) { width in
      .column([
        .paragraph(words.phrase(.title, .salePriceText), width: width, maxLines: proposal.lines(2)),
        .paragraph(words.phrase(.description, .cardSubtext), width: width, maxLines: proposal.lines(2)),
        .facts(
          words.facts(besides: [.title, .description, .accessory, .button], .cardSubtext), width: width,
          maxLines: proposal.lines(1)),
        badges.layout(in: proposal.narrowed(to: width), maxLines: 1),
      ])
    }
    return .column(
      [texts, actions(in: proposal), proposal.children.column(width: proposal.width)], spacing: 1)
  }

  /// Returns the code at the left and the button at the right, or below each other if they do not fit.
  private func actions(in proposal: Proposal) -> Block {
    let code = words.phrase(.accessory, .tagText, .text(.primary))
    let icon = Icon(wireName: code.text.string) ?? .small(.thing(.tag))
    let tag = Block.tag(
      code.saying(code.isEmpty ? "" : proposal.icons[icon] + " " + code.text),
      on: .meaning(.background(.primary)), width: proposal.width, maxLines: proposal.lines(1))
    let button = BannerButton(words.phrase(.button, .primaryButtonText)).layout(in: proposal)
    guard !tag.isEmpty, !button.isEmpty, tag.width + 2 + button.width <= proposal.width else {
      return .column([tag, button], spacing: 1)
    }
    return .spread(width: proposal.width, trailing: button) { _ in tag }
  }
}
