import CNcurses
import Prism

/// The pairs of foreground and background that ncurses draws with, numbered as they are needed.
///
/// Giving a pair new colours repaints every cell that still uses it, so no pair is changed while a frame uses it. When
/// all are used, `startOver` empties the whole table, and the next frame writes every row with new numbers.
///
/// `alloc_pair` does something similar, but on ncurses 6.4 it fails for ever after the 65,537th pair.
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

  /// Returns the number of a pair. Pair 0, the terminal's own two colours, is used when the table is full.
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
