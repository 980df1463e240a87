import Prism
import Text
import ViewTree
import Wording

/// Stands in for rows on their way, in their shape. It lies still: what moves draws the eye to where there is nothing.
public struct LoadingRow: FacetView, Equatable {
  private let count: Int
  private let wording: Words

  public init(count: Int = 3, in words: Words) {
    wording = words
    self.count = max(1, min(count, Self.most))
  }

  private static let most = 12
  /// How much of a line its bars take, in tenths: words are never all equally long.
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
      let width = Measure.limiting(width)
      return .column([
        Self.bar("▄", .skeleton(.shimmer), width: width * share.title / 10),
        Self.bar("▄", width: width * share.facts / 10),
      ])
    }
  }

  /// Half a line high, so that two below each other stay two. Glyphs rather than grounds: they can be seen where there
  /// are no colours.
  private static func bar(_ glyph: Glyph, _ color: Color = .skeleton(.base), width: Int) -> Block {
    .rule(glyph, color, width: max(1, width))
  }
}
