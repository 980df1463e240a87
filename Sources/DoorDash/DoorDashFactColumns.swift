import Components
import Drawing
import Prism
import Text
import ViewTree

/// The rating, delivery time and delivery fee of a store in columns on a band, with lines between them.
struct DoorDashFactColumns {
  let content: StorePageContent

  private static let narrowestColumn = 13

  func layout(in proposal: Proposal) -> Block {
    let cells = cells(in: proposal)
    guard !cells.isEmpty else { return .empty }
    guard proposal.width >= cells.count * Self.narrowestColumn else {
      return .column(cells.map { $0(proposal.width) })
    }
    let column = proposal.width / cells.count
    var block = Block.empty
    let blocks = cells.enumerated().map { index, cell in
      // The last column also has the columns that the division leaves.
      cell(index == cells.count - 1 ? proposal.width - index * column - 2 : column - 2)
    }
    let height = blocks.map(\.height).max() ?? 0
    for (index, cell) in blocks.enumerated() {
      if index > 0 { block.add(Self.line(height: height), x: index * column, y: 0) }
      block.add(cell, x: index * column + (index == 0 ? 1 : 2), y: 0)
    }
    return block.cut(width: proposal.width).on(.background(.secondary), width: proposal.width)
  }

  private func cells(in proposal: Proposal) -> [(_ width: Int) -> Block] {
    let rating = content.rating.map { rating in
      { width in
        let line = rating.layout(in: proposal.narrowed(to: width + 1))
        guard line.width > width else { return line }
        return .paragraph(rating.short(icons: proposal.icons), .ratingText, width: width, maxLines: proposal.lines(3))
      }
    }
    let delivery = content.delivery(.listRowTitle, icons: proposal.icons).map { phrase in
      { width in Block.facts([phrase], width: width, maxLines: proposal.lines(3)) }
    }
    return [rating].compactMap(\.self) + delivery
  }

  private static func line(height: Int) -> Block {
    .column(Array(repeating: .rule("│", .border(.primary), width: 1), count: height))
  }
}
