import Drawing
import Prism
import Text
import ViewTree

/// Lays out buttons. Each size and emphasis has an outline of its own, so that they differ without colours too.
extension ButtonFace {
  /// The width of a large button, so that it does not span a wide page.
  private static let widest = 60
  /// The free columns between the words and the edges.
  private static let padding = 2

  public func layout(in proposal: Proposal) -> Block {
    guard !label.isEmpty || icon != nil else { return .empty }
    let edges = look.size == .small ? 4 : 2 + 2 * Self.padding
    let words = words(in: proposal.narrowed(by: look.emphasis == .tertiary ? 0 : edges))
    guard !words.isEmpty else { return self.words(in: proposal) }
    switch look.size {
    case .small: return small(words)
    case .medium: return framed(words, width: min(proposal.width, words.width + edges))
    case .large: return framed(words, width: min(proposal.width, max(Self.widest, words.width + edges)))
    }
  }

  private func words(in proposal: Proposal) -> Block {
    let icon = icon.map { proposal.icons[$0] } ?? ""
    let text = label.saying([icon, label.text].filter { !$0.isEmpty }.joined(separator: " "))
    let lines = Block.paragraph(text, width: proposal.width, maxLines: proposal.lines(1))
    guard lines.height > 1 else { return lines }
    return .paragraph(text, width: lines.width, maxLines: nil, alignment: .center)
  }

  private func small(_ words: Block) -> Block {
    let padded = words.padded(.horizontal(1))
    switch look.emphasis {
    case .primary:
      let ground = Color.button(.primary(.background))
      return .row(
        [
          .bar("▐", ground, height: words.height), padded.on(ground, width: padded.width),
          .bar("▌", ground, height: words.height),
        ], spacing: 0)
    case .secondary:
      return .row(
        [
          .bar("(", .border(.primary), height: words.height), padded,
          .bar(")", .border(.primary), height: words.height),
        ], spacing: 0)
    case .tertiary:
      return words
    }
  }

  private func framed(_ words: Block, width: Int) -> Block {
    switch look.emphasis {
    case .primary:
      return words.aligned(.center, width: width - 2).filled(.button(.primary(.background)), width: width)
    case .secondary:
      return words.aligned(.center, width: width - 2).boxed(.rounded, .meaning(.border(.primary)), width: width)
    case .tertiary:
      let line: Glyph = look.size == .medium ? "─" : "━"
      let underlined = Block.column([words, .rule(line, .border(.primary), width: words.width)])
      return look.size == .medium ? underlined : underlined.aligned(.center, width: width)
    }
  }
}

extension Block {
  fileprivate static func bar(_ glyph: Glyph, _ color: Color, height: Int) -> Block {
    .column(Array(repeating: .rule(glyph, color, width: 1), count: height))
  }

  /// Returns the block on a background with half a cell around it on all sides.
  fileprivate func filled(_ ground: Color, width: Int) -> Block {
    .column([
      .row(
        [.rule("▗", ground, width: 1), .rule("▄", ground, width: width - 2), .rule("▖", ground, width: 1)], spacing: 0),
      .row(
        [.bar("▐", ground, height: height), on(ground, width: width - 2), .bar("▌", ground, height: height)], spacing: 0
      ),
      .row(
        [.rule("▝", ground, width: 1), .rule("▀", ground, width: width - 2), .rule("▘", ground, width: 1)], spacing: 0),
    ])
  }
}
