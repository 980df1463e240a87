import Drawing
import Prism
import Text
import ViewTree

extension HeroRow {
  private static let pictureWidth = 14
  private static let pictureHeights = 3...6
  private static let realPictureHeight = 7
  /// The row widths from which the words have enough room beside one picture, and between two.
  private static let leastWidthForOne = 56
  private static let leastWidthForTwo = 84

  func layout(in proposal: Proposal) -> Block {
    let (left, right) = pictures(for: proposal.width)
    let pictureRoom = (left == nil ? 0 : Self.pictureWidth + 3) + (right == nil ? 0 : Self.pictureWidth + 3)
    let inner = proposal.width - 4
    let words = content(in: proposal.narrowed(to: inner - pictureRoom))
    let isReal = [left, right].contains { $0?.isShown(in: proposal) ?? false }
    let height =
      isReal
      ? Self.realPictureHeight
      : min(max(words.height, Self.pictureHeights.lowerBound), Self.pictureHeights.upperBound)
    func block(_ picture: Picture?) -> Block {
      picture?.layout(width: Self.pictureWidth, height: height, in: proposal) ?? .empty
    }
    let block = Block.beside(block(left), width: inner, spacing: 3) { width in
      .spread(width: width, trailing: block(right)) { _ in words }
    }
    return block.padded(Edges(top: 1, left: 2, bottom: 1, right: 2)).on(ground, width: proposal.width)
  }

  private func pictures(for width: Int) -> (left: Picture?, right: Picture?) {
    let left = left.isThere ? left : nil
    let right = right.isThere ? right : nil
    switch width {
    case Self.leastWidthForTwo...: return (left, right)
    case Self.leastWidthForOne...: return (nil, right ?? left)
    default: return (nil, nil)
    }
  }

  private func content(in proposal: Proposal) -> Block {
    let mark = isSpotlight ? proposal.icons[.badge(.new)] : ""
    let text = Block.column([
      .beside(.line(mark, .sectionTitle, .icon(.brand), width: 4), width: proposal.width, spacing: 1) { width in
        .paragraph(title, width: width, maxLines: proposal.lines(2))
      },
      .paragraph(description, width: proposal.width, maxLines: proposal.lines(3)),
      .facts(
        words.facts(besides: [.title, .description, .button]), width: proposal.width, maxLines: proposal.lines(1)),
    ])
    return .column(
      [text, button.layout(in: proposal), proposal.children.column(width: proposal.width)], spacing: 1)
  }
}
