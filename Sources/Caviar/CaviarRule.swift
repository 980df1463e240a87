import Prism
import ViewTree

/// The thin line between Caviar's words, with a dot in its middle.
enum CaviarRule {
  private static let longest = 36

  static func layout(in proposal: Proposal) -> Block {
    let width = min(longest, proposal.width)
    let dot = Block.line(proposal.icons[.small(.thing(.dot))], .caption, .icon(.brand), width: width)
    let half = Block.rule("─", .border(.primary), width: max(0, (width - dot.width - 2) / 2))
    return Block.row([half, dot, half], spacing: 1).aligned(.center, width: proposal.width)
  }
}
