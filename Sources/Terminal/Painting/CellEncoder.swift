import CNcurses
import Drawing
import Prism
import Text

/// Turns the cells of a canvas into those of ncurses.
struct CellEncoder {
  private struct Look {
    let style: ResolvedStyle
    let attributes: attr_t
    let pair: Int32
  }

  private var pairs: ColorPairs
  /// Neighbours mostly look alike.
  private var last = Look(style: ResolvedStyle(), attributes: 0, pair: 0)
  private var characters: [wchar_t] = []

  init(pairs: ColorPairs) {
    self.pairs = pairs
  }

  /// A frame needed more pairs than there are: encode all of it again after `startOver`.
  var isExhausted: Bool { pairs.isExhausted }

  mutating func startOver() {
    pairs.startOver()
    last = Look(style: ResolvedStyle(), attributes: 0, pair: 0)
  }

  /// Exactly `width` columns. A wide glyph is one cell here: ncurses makes the second half itself.
  mutating func encode(_ row: ArraySlice<Cell>, width: Int, into cells: inout [cchar_t]) {
    cells.removeAll(keepingCapacity: true)
    var previous: ResolvedStyle?
    for (x, cell) in zip(0..<width, row) {
      guard let glyph = cell.glyph else { continue }
      let style = glyph == .space ? cell.style.ofBlank(after: previous) : cell.style
      previous = style
      adopt(style)
      if x + glyph.columns > width {
        append(.space, to: &cells)
      } else if glyph.isMeasuredAlike {
        append(glyph, to: &cells)
      } else {
        append(.placeholder, to: &cells)
        if glyph.columns == 2 { append(.space, to: &cells) }
      }
    }
    guard row.count < width else { return }
    adopt(ResolvedStyle())
    for _ in row.count..<width {
      append(.space, to: &cells)
    }
  }

  private mutating func append(_ glyph: Glyph, to cells: inout [cchar_t]) {
    glyph.fill(&characters)
    var cell = cchar_t()
    _ = facet_set_cell(&cell, characters, last.attributes, last.pair)
    cells.append(cell)
  }

  private mutating func adopt(_ style: ResolvedStyle) {
    guard style != last.style else { return }
    last = Look(
      style: style,
      attributes: Self.attributes(style.attributes),
      pair: pairs.number(foreground: style.foreground, background: style.background))
  }

  private static func attributes(_ wanted: TextAttributes) -> attr_t {
    var result: attr_t = 0
    if wanted.contains(.bold) { result |= facet_bold }
    if wanted.contains(.dim) { result |= facet_dim }
    if wanted.contains(.italic) { result |= facet_italic }
    if wanted.contains(.underline) { result |= facet_underline }
    if wanted.contains(.reverse) { result |= facet_reverse }
    return result
  }
}

extension ResolvedStyle {
  /// A blank shows its ground alone; to change its ink costs more bytes than the blank. It takes that of what stands
  /// before it in its row. Not what a focus changes, else a focus would change the blanks with it.
  fileprivate func ofBlank(after previous: ResolvedStyle?) -> ResolvedStyle {
    guard let previous, previous.background == background, previous.attributes == attributes,
      attributes.isDisjoint(with: [.underline, .reverse])
    else { return self }
    return previous
  }
}
