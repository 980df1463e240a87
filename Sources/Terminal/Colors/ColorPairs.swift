import CNcurses
import Prism

/// The pairs of foreground and background that ncurses draws with, handed out as they are asked for.
///
/// Giving a pair new colours repaints every cell that still uses it, so none is ever taken from under a frame: when all
/// are given out the table is emptied as a whole (`startOver`), and the next frame writes every row with fresh numbers.
/// `alloc_pair` does the like by itself, but on ncurses 6.4 it fails for ever after the 65,537th pair.
struct ColorPairs {
  private struct Colors: Hashable {
    let foreground: Int32
    let background: Int32
  }

  private let depth: ColorDepth
  private let limit: Int32
  private var numbers: [Colors: Int32] = [:]
  private(set) var isExhausted = false

  init(depth: ColorDepth, limit: Int32) {
    self.depth = depth
    self.limit = limit
  }

  /// Pair 0, the terminal's own two colours, stands for what no longer fits.
  mutating func number(foreground: ResolvedColor, background: ResolvedColor) -> Int32 {
    let colors = Colors(foreground: depth.number(of: foreground), background: depth.number(of: background))
    if colors.foreground < 0, colors.background < 0 { return 0 }
    if let known = numbers[colors] { return known }
    let number = Int32(numbers.count) + 1
    guard number < limit else {
      isExhausted = true
      return 0
    }
    guard init_extended_pair(number, colors.foreground, colors.background) == OK else { return 0 }
    numbers[colors] = number
    return number
  }

  mutating func startOver() {
    numbers.removeAll(keepingCapacity: true)
    isExhausted = false
  }
}
