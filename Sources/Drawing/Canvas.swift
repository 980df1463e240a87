import Prism
import Text

/// A grid of cells to draw on. Drawing outside the grid has no effect, and half of a wide glyph never remains.
public struct Canvas: Equatable, Sendable {
  public let size: Size
  public private(set) var cells: [Cell]

  public init(size: Size, style: ResolvedStyle = ResolvedStyle()) {
    self.size = size
    cells = Array(repeating: .blank(style), count: size.width * size.height)
  }

  public var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  public subscript(x: Int, y: Int) -> Cell {
    cells[y * size.width + x]
  }

  public func row(_ y: Int) -> ArraySlice<Cell> {
    cells[y * size.width..<(y + 1) * size.width]
  }

  /// Draws the part of `text` that lies inside both `clip` and the canvas. Returns the number of columns that the whole
  /// text takes.
  @discardableResult
  public mutating func draw(_ text: SafeText, x: Int, y: Int, clip: Rect, style: ResolvedStyle) -> Int {
    let clip = clip.intersection(bounds)
    var column = x
    for glyph in text.glyphs {
      if y >= clip.y, y < clip.maxY, column >= clip.x, column + glyph.columns <= clip.maxX {
        put(glyph, x: column, y: y, style: style)
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
      return (area.y..<area.maxY).forEach { fill(row: $0, from: area.x, to: area.maxX, with: cell) }
    }
    for y in area.y..<area.maxY {
      var x = area.x
      while x + glyph.columns <= area.maxX {
        put(glyph, x: x, y: y, style: style)
        x += glyph.columns
      }
    }
  }

  /// Fills a part of a row with a narrow glyph. Only its ends can cut a wide one.
  private mutating func fill(row y: Int, from start: Int, to end: Int, with cell: Cell) {
    let run = y * size.width + start..<y * size.width + end
    unpair(run.lowerBound)
    unpair(run.upperBound - 1)
    cells.withUnsafeMutableBufferPointer { $0[run].update(repeating: cell) }
  }

  /// Copies another canvas with its top left corner to a cell. The other canvas lies on this one, and no wide glyph is
  /// cut by its sides.
  public mutating func copy(_ other: Canvas, x: Int, y: Int) {
    guard x >= 0, y >= 0, x + other.size.width <= size.width, y + other.size.height <= size.height else { return }
    let (width, own) = (other.size.width, size.width)
    cells.withUnsafeMutableBufferPointer { cells in
      other.cells.withUnsafeBufferPointer { others in
        guard let cells = cells.baseAddress, let others = others.baseAddress else { return }
        for row in 0..<other.size.height {
          (cells + (y + row) * own + x).update(from: others + row * width, count: width)
        }
      }
    }
  }

  private mutating func put(_ glyph: Glyph, x: Int, y: Int, style: ResolvedStyle) {
    let index = y * size.width + x
    unpair(index)
    if glyph.columns == 2 {
      unpair(index + 1)
      cells[index + 1] = Cell(glyph: nil, style: style)
    }
    cells[index] = Cell(glyph: glyph, style: style)
  }

  /// Replaces the glyph of every cell by a glyph of one column. `transform` gets `nil` for the right half of a wide
  /// glyph.
  mutating func mapGlyphs(_ transform: (Glyph?) -> Glyph) {
    for index in cells.indices {
      cells[index].glyph = transform(cells[index].glyph)
    }
  }

  mutating func setStyle(_ style: ResolvedStyle, x: Int, y: Int) {
    cells[y * size.width + x].style = style
  }

  /// Replaces the wide glyph that the cell belongs to, if any, by two spaces. Called before the cell is overwritten.
  private mutating func unpair(_ index: Int) {
    if cells[index].glyph == nil {
      cells[index - 1].glyph = .space
      cells[index].glyph = .space
    } else if cells[index].glyph?.columns == 2 {
      cells[index].glyph = .space
      cells[index + 1].glyph = .space
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
        setStyle(look(self[x, y].style), x: x, y: y)
      }
    }
  }
}
