import Drawing
import Prism
import Text
import ViewTree

extension TileCard {
  private static let highestPicture = 7
  private static let roundHeight = 4
  private static let roundPictureHeight = 6

  func layout(in proposal: Proposal) -> Block {
    guard picture.isThere else {
      let words = label(.leading, in: proposal.narrowed(by: 2))
      return words.isEmpty
        ? .empty
        : words.padded(Edges(top: 1, left: 1, bottom: 1, right: 1))
          .on(.background(.secondary), width: proposal.width).cut(width: proposal.width)
    }
    guard picture.shape == .circle else {
      let rows = height(in: proposal)
      return .column([
        picture.layout(in: picture.proposal(.photo, rows: rows, in: proposal), height: rows),
        label(.leading, in: proposal),
      ])
    }
    // A circle looks as wide as high at about twice as many columns as rows. Round pictures are centred with their
    // words.
    let height = picture.isShown(in: proposal) ? Self.roundPictureHeight : Self.roundHeight
    let width = min(proposal.width, 2 * height + 2)
    let block = picture.layout(width: width, height: height, in: proposal)
    return .column([block.aligned(.center, width: proposal.width), label(.center, in: proposal)])
  }

  private func height(in proposal: Proposal) -> Int {
    PictureProportion.photo.rows(ofWidth: proposal.width, most: Self.highestPicture)
  }

  private func label(_ alignment: Block.Alignment, in proposal: Proposal) -> Block {
    let title = words.phrase(.title, .cardTitle)
    let mark = icon.map { proposal.icons[$0] + " " } ?? ""
    let facts = Block.facts(
      words.facts(besides: [.title], .cardSubtext), width: proposal.width, maxLines: proposal.lines(1))
    return .column([
      .paragraph(
        title.saying(mark + title.text), width: proposal.width, maxLines: proposal.lines(2), alignment: alignment),
      facts.isEmpty ? .empty : facts.aligned(alignment, width: proposal.width),
      proposal.children.column(width: proposal.width),
    ])
  }
}
