import Components
import Drawing
import Prism
import Text
import ViewTree

/// The header of a store's page: a cover across the page that the logo overlaps, then the name, then the main facts in
/// columns.
struct DoorDashStoreHeader: FacetView, Equatable {
  let content: StorePageContent

  var speech: Speech { content.speech }
}

extension DoorDashStoreHeader {
  func layout(in proposal: Proposal) -> Block {
    let words = content.words
    let measure = min(proposal.width, 88)
    return .column(
      [
        head(in: proposal),
        .paragraph(words.phrase(.description, .pageDescriptionBody), width: measure, maxLines: proposal.lines(3)),
        DoorDashFactColumns(content: content).layout(in: proposal),
        .column([content.badges.layout(in: proposal, maxLines: 2), content.dishLine(in: proposal)]),
        proposal.children.column(width: proposal.width),
      ], spacing: 1)
  }

  /// The rows of the cover that the logo overlaps: its free row at the top, and its own first row.
  private static let overlap = 2
  private static let highestCover = 9
  private static let leastForNameBeside = 34

  private func head(in proposal: Proposal) -> Block {
    let logo = logo(in: proposal)
    var block = cover(in: proposal)
    let coverHeight = block.height
    let indent = coverHeight == 0 || proposal.width < Self.leastForNameBeside ? 0 : 2
    if !logo.isEmpty {
      block.add(logo, x: indent, y: max(0, coverHeight - Self.overlap))
    }
    guard !logo.isEmpty, proposal.width >= Self.leastForNameBeside else {
      return .column([block, name(in: proposal)])
    }
    // The name begins below the cover, beside the logo.
    let left = indent + logo.width + 1
    block.add(name(in: proposal.narrowed(by: left)), x: left, y: max(1, coverHeight))
    return block
  }

  private func name(in proposal: Proposal) -> Block {
    let marks = content.marks(in: proposal)
    let titleWidth = proposal.width - (marks.isEmpty ? 0 : marks.width + 1)
    let facts =
      [content.status(.pageSubtext, icons: proposal.icons)].compactMap(\.self) + content.otherFacts(.pageSubtext)
    return .column([
      .row([.paragraph(content.title(.pageTitle), width: titleWidth, maxLines: proposal.lines(2)), marks], spacing: 1),
      .facts(facts, width: proposal.width, maxLines: proposal.lines(2)),
    ])
  }

  /// Returns the cover with its alt text above the logo, which hides the lower part.
  private func cover(in proposal: Proposal) -> Block {
    guard content.cover.isThere else { return .empty }
    if content.cover.isShown(in: proposal) {
      let height = PictureProportion.banner.rows(ofWidth: proposal.width, most: Self.highestCover)
      return content.cover.layout(width: proposal.width, height: height, in: proposal)
    }
    let width = max(1, proposal.width - 4)
    let words = Block.paragraph(
      content.cover.alternative, .imageText, width: width, maxLines: proposal.lines(proposal.width < 60 ? 2 : 1))
    let above = max(1, words.height)
    var block = Block.picture(content.cover.shape, width: proposal.width, height: above + Self.overlap)
    if !words.isEmpty {
      block.add(words.on(.image(.ground), width: words.width), x: 2, y: 0)
    }
    return block.cut(width: proposal.width)
  }

  /// Returns the logo on the page's own background, which separates it from the cover.
  private func logo(in proposal: Proposal) -> Block {
    let isSmall = proposal.width < 60
    let logo = content.logo.layout(
      width: isSmall ? 9 : 11, height: isSmall ? 3 : 4, fit: .whole, in: proposal)
    guard proposal.width > logo.width + 4 else { return .empty }
    guard !logo.isEmpty, content.cover.isThere else { return logo }
    return logo.padded(Edges(top: 1, left: 1, right: 1)).on(.background(.primary), width: logo.width + 2)
  }
}
