import Prism
import Text
import ViewTree
import Wording

/// The placeholder for rows that are loading, in the shape of rows. It is not animated, because motion would draw
/// attention to empty rows.
public struct LoadingRow: FacetView, Equatable {
  private let count: Int
  private let wording: Words

  public init(count: Int = 3, in words: Words) {
    wording = words
    self.count = max(1, min(count, Self.most))
  }

  private static let most = 12
  /// The widths of the bars in tenths of a line. They differ, as the lengths of texts do.
  private static let shares = [(title: 4, facts: 7), (title: 3, facts: 6), (title: 5, facts: 8)]

  public var speech: Speech { Speech(.text, label: wording.loadingRow) }

  public func layout(in proposal: Proposal) -> Block {
    .column((0..<count).map { row($0, in: proposal) }, spacing: 1)
  }

  private func row(_ index: Int, in proposal: Proposal) -> Block {
    let share = Self.shares[index % Self.shares.count]
    let picture = Thumbnail.size(in: proposal).map { size in
      Block.column([
        Self.bar("▄", width: size.width),
        .column(Array(repeating: Self.bar("█", width: size.width), count: size.height - 1)),
      ])
    }
    return .beside(picture ?? .empty, width: proposal.width, spacing: 2) { width in
      let width = ReadableWidth.limiting(width)
      return .column([
        Self.bar("▄", .skeleton(.shimmer), width: width * share.title / 10),
        Self.bar("▄", width: width * share.facts / 10),
      ])
    }
  }

  /// Returns a bar that is half a line high, so that two neighbouring bars stay apart. It is made of glyphs, which are
  /// visible without colours.
  private static func bar(_ glyph: Glyph, _ color: Color = .skeleton(.base), width: Int) -> Block {
    .rule(glyph, color, width: max(1, width))
  }
}
