import Prism
import Text

/// A grid of cells to draw on. Drawing outside the grid has no effect, and half of a wide glyph never remains.
///
/// Canvases share the rows in which they are alike: a row is copied when it is drawn on. So what a frame costs follows
/// the rows that differ from the frame before.
public struct Canvas: Equatable, Sendable {
  public let size: Size
  private var rows: [[Cell]]

  public init(size: Size, style: ResolvedStyle = ResolvedStyle()) {
    self.size = size
    rows = Array(repeating: Array(repeating: .blank(style), count: size.width), count: size.height)
  }

  public var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// The cells of all rows, one row after another.
  public var cells: [Cell] { Array(rows.joined()) }

  public subscript(x: Int, y: Int) -> Cell { rows[y][x] }

  public func row(_ y: Int) -> [Cell] { rows[y] }

  /// Draws the part of `text` that lies inside both `clip` and the canvas. Returns the number of columns that the whole
  /// text takes.
  @discardableResult
  public mutating func draw(_ text: SafeText, x: Int, y: Int, clip: Rect, style: ResolvedStyle) -> Int {
    let clip = clip.intersection(bounds)
    guard y >= clip.y, y < clip.maxY else { return text.columns }
    var column = x
    for glyph in text.glyphs {
      if column >= clip.x, column + glyph.columns <= clip.maxX {
        rows[y].put(glyph, at: column, style: style)
      }
      column += glyph.columns
    }
    return column - x
  }

  /// Fills the part of `rect` that lies on the canvas. A wide glyph is left out where only half of it has room.
  public mutating func fill(_ rect: Rect, with glyph: Glyph = .space, style: ResolvedStyle) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    guard glyph.columns > 1 else {
      let cell = Cell(glyph: glyph, style: style)
      return (area.y..<area.maxY).forEach { rows[$0].fill(area.x..<area.maxX, with: cell) }
    }
    for y in area.y..<area.maxY {
      var x = area.x
      while x + glyph.columns <= area.maxX {
        rows[y].put(glyph, at: x, style: style)
        x += glyph.columns
      }
    }
  }

  /// Copies another canvas with its top left corner to a cell. The other canvas lies on this one, and no wide glyph is
  /// cut by its sides. Rows of the same width are shared.
  public mutating func copy(_ other: Canvas, x: Int, y: Int) {
    guard x >= 0, y >= 0, x + other.size.width <= size.width, y + other.size.height <= size.height else { return }
    for (number, row) in other.rows.enumerated() {
      if row.count == size.width {
        rows[y + number] = row
      } else {
        rows[y + number].withUnsafeMutableBufferPointer { cells in
          _ = cells[x..<x + row.count].update(fromContentsOf: row)
        }
      }
    }
  }

  /// Replaces the glyph of every cell by a glyph of one column. `transform` gets `nil` for the right half of a wide
  /// glyph.
  mutating func mapGlyphs(_ transform: (Glyph?) -> Glyph) {
    for y in rows.indices {
      for x in rows[y].indices {
        rows[y][x].glyph = transform(rows[y][x].glyph)
      }
    }
  }
}

extension Canvas {
  /// Changes the style of every cell in `rect`.
  public mutating func restyle(_ rect: Rect, _ look: (ResolvedStyle) -> ResolvedStyle) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        rows[y][x].style = look(self[x, y].style)
      }
    }
  }
}

extension [Cell] {
  fileprivate mutating func put(_ glyph: Glyph, at x: Int, style: ResolvedStyle) {
    unpair(x)
    if glyph.columns == 2 {
      unpair(x + 1)
      self[x + 1] = Cell(glyph: nil, style: style)
    }
    self[x] = Cell(glyph: glyph, style: style)
  }

  /// Fills a part of a row with a narrow glyph. Only its ends can cut a wide one.
  fileprivate mutating func fill(_ run: Range<Int>, with cell: Cell) {
    unpair(run.lowerBound)
    unpair(run.upperBound - 1)
    withUnsafeMutableBufferPointer { $0[run].update(repeating: cell) }
  }

  /// Replaces the wide glyph that the cell belongs to, if any, by two spaces. Called before the cell is overwritten.
  private mutating func unpair(_ x: Int) {
    if self[x].glyph == nil {
      self[x - 1].glyph = .space
      self[x].glyph = .space
    } else if self[x].glyph?.columns == 2 {
      self[x].glyph = .space
      self[x + 1].glyph = .space
    }
  }
}
