import Components
import ViewTree

/// The narrow column in the middle of the page that holds Caviar's views.
struct CaviarColumn {
  /// The proposal for the content of the column.
  let proposal: Proposal
  private let pageWidth: Int

  private static let widest = 60

  init(in page: Proposal) {
    pageWidth = page.width
    proposal = page.narrowed(to: min(Self.widest, page.width < 40 ? page.width : page.width - 4))
  }

  /// Returns a block of the column's width at its place on the page.
  func placed(_ block: Block) -> Block {
    block.isEmpty ? .empty : block.filling(width: proposal.width).aligned(.center, width: pageWidth)
  }

  /// Returns a block of its own width in the middle of the page.
  func centered(_ block: Block) -> Block {
    block.isEmpty ? .empty : block.aligned(.center, width: pageWidth)
  }

  func emblem(_ picture: Picture) -> Block {
    centered(picture.layout(width: min(8, proposal.width), height: 4, fit: .whole, in: proposal))
  }

  func paragraph(_ phrase: Phrase, maxLines: Int) -> Block {
    placed(
      .paragraph(phrase, width: proposal.width, maxLines: proposal.lines(maxLines), alignment: .center))
  }

  func facts(_ phrases: [Phrase], maxLines: Int) -> Block {
    placed(
      .facts(phrases, width: proposal.width, maxLines: proposal.lines(maxLines), alignment: .center))
  }
}
