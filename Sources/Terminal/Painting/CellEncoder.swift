import CNcurses
import Drawing
import Prism
import Text

/// Converts the cells of a canvas into those of ncurses.
struct CellEncoder {
  private struct Look {
    let style: ResolvedStyle
    let attributes: attr_t
    let pair: Int32
    /// A blank of this style. Only the character differs in the cell of a glyph without marks.
    let blank: cchar_t
    /// Whether a blank looks the same in any other foreground colour.
    let hidesForeground: Bool

    init(style: ResolvedStyle, attributes: attr_t, pair: Int32) {
      self.style = style
      self.attributes = attributes
      self.pair = pair
      hidesForeground = style.attributes.isDisjoint(with: [.underline, .reverse])
      var cell = cchar_t()
      _ = facet_set_cell(&cell, [wchar_t(UInt8(ascii: " ")), 0], attributes, pair)
      blank = cell
    }

    /// Whether a blank of another style may have this one. A blank shows only its background, so it keeps the foreground
    /// of the cell before it. Changing the colour would cost more bytes than the blank. Blanks with another background or
    /// other attributes, as in a focus, keep their own style.
    func suitsBlank(of other: ResolvedStyle) -> Bool {
      hidesForeground && style.background == other.background && style.attributes == other.attributes
    }
  }

  /// The characters in the cells of pictures.
  enum PictureCells {
    /// Nothing, because the terminal shows no pixels.
    case blank
    /// Kitty's placeholders. The number of a picture is its foreground colour, with `base` added.
    case placeholders(base: Int)
    /// Spaces that sixels are drawn over later. They are not plain spaces, which ncurses erases together with others.
    case covered
  }

  var pictureCells = PictureCells.blank
  private var pairs: ColorPairs
  /// The style of the last cell, kept because neighbouring cells mostly have the same.
  private var last = Look(style: ResolvedStyle(), attributes: 0, pair: 0)
  private var characters: [wchar_t] = []

  init(pairs: ColorPairs) {
    self.pairs = pairs
  }

  /// Whether a frame needed more colour pairs than there are. It has to be encoded again after `startOver`.
  var isExhausted: Bool { pairs.isExhausted }

  mutating func startOver() {
    pairs.startOver()
    last = Look(style: ResolvedStyle(), attributes: 0, pair: 0)
  }

  /// Encodes a row in exactly `width` columns. A wide glyph is one cell here, because ncurses adds its second half
  /// itself.
  mutating func encode(_ row: [Cell], width: Int, into cells: inout [cchar_t]) {
    cells.removeAll(keepingCapacity: true)
    var isFirst = true
    var leftOf: PictureCell?
    for (x, cell) in zip(0..<width, row) {
      guard let glyph = cell.glyph else { continue }
      if glyph.isPictureCell {
        let place = PictureCell(glyph, cell.style)
        encode(place, after: leftOf, glyph, cell.style, into: &cells)
        // A blank behind a picture keeps its foreground, as behind any other cell.
        (leftOf, isFirst) = (place, false)
        continue
      }
      if leftOf != nil { leftOf = nil }
      if isFirst || !glyph.isSpace || !last.suitsBlank(of: cell.style) { adopt(cell.style) }
      isFirst = false
      if x + glyph.columns > width {
        append(.space, to: &cells)
      } else if glyph.hasExpectedWidth {
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

  /// The place of a cell in its picture.
  private struct PictureCell {
    let number: Int?
    let row: Int
    let column: Int

    init?(_ glyph: Glyph, _ style: ResolvedStyle) {
      guard let place = glyph.pictureCell else { return nil }
      (number, row, column) = (style.foreground.number, place.row, place.column)
    }

    func isRight(of other: PictureCell?) -> Bool {
      other.map { $0.number == number && $0.row == row && $0.column + 1 == column } == true
    }

    /// The glyph without a column, for a cell in the first one.
    func shortGlyph(after left: PictureCell?) -> Glyph? {
      column == 0 && left?.number != number ? .firstPictureCell(row: row) : nil
    }
  }

  /// Encodes a cell of a picture. The terminal finds its place from the cell to the left, if that shows the same row of
  /// the same picture. So only the first cell of a row says it, and only that one changes when the picture moves.
  private mutating func encode(
    _ place: PictureCell?, after left: PictureCell?, _ glyph: Glyph, _ style: ResolvedStyle,
    into cells: inout [cchar_t]
  ) {
    var style = style
    switch pictureCells {
    case .placeholders(let base):
      guard let place, let number = place.number else { fallthrough }
      style.foreground = .number(base + number)
      adopt(style)
      append(place.isRight(of: left) ? .nextPictureCell : place.shortGlyph(after: left) ?? glyph, to: &cells)
    case .blank:
      adopt(ResolvedStyle(background: style.background))
      append(.space, to: &cells)
    case .covered:
      adopt(ResolvedStyle(background: style.background))
      append(Glyph("\u{A0}"), to: &cells)
    }
  }

  private mutating func append(_ glyph: Glyph, to cells: inout [cchar_t]) {
    guard glyph.hasMarks else {
      var cell = last.blank
      cell.chars.0 = wchar_t(glyph.base.value)
      return cells.append(cell)
    }
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
