import Drawing
import Prism
import ViewTree

/// A band across the page: words on a ground at the left, and a picture that grows out of the ground at the right. The
/// words may reach over the beginning of the picture.
public struct PictureBand {
  private let picture: Picture
  private let height: Int
  private let ground: Paint

  /// Creates a band with at least a height in rows.
  public init(picture: Picture, height: Int, ground: Paint) {
    self.picture = picture
    self.height = height
    self.ground = ground
  }

  public func layout(in proposal: Proposal, words: (Proposal) -> Block) -> Block {
    let least = Self.pictureWidth(height: height, in: proposal.width)
    let words = words(proposal.narrowed(by: least - least / Self.fadingPart))
    // Higher words have a wider picture behind them.
    let height = max(height, words.height)
    let width = Self.pictureWidth(height: height, in: proposal.width)
    let left = proposal.width - width
    var block = Block.space(proposal.width, height)
    block.add(words, x: 0, y: (height - words.height) / 2)
    let end = words.items.map(\.rect.maxX).max() ?? 0
    block.add(
      picture.backdrop(
        Size(width, height), fadingColumns: width / Self.fadingPart,
        wordColumns: end > left ? end - left + Self.margin : 0, in: proposal),
      x: left, y: 0)
    return block.on(ground, width: proposal.width)
  }

  /// The part of the picture that grows out of the ground, and that words may cover.
  private static let fadingPart = 3
  /// The columns between the words and a picture that they do not cover.
  private static let margin = 2

  /// Returns the width of a picture that is three times as wide as high, as banners are, or less where words need the
  /// room.
  private static func pictureWidth(height: Int, in width: Int) -> Int {
    min(6 * height, width * 3 / 5)
  }
}
