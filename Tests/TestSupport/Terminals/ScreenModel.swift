import Drawing
import Prism
import Text

/// The screen of a terminal after the bytes sent to it: the part of xterm that ncurses uses. It is faster than a real
/// terminal and can be read after every byte. `ScreenModelTests` compares it with tmux.
public struct ScreenModel {
  public let size: Size
  private var parser = TerminalParser()
  var rows: [[Cell]]
  var style = ResolvedStyle()
  var x = 0
  var y = 0
  /// Whether the last column has been written, so that the next character goes to the next row.
  var isAtMargin = false
  /// The rows of the scrolling region.
  var region: ClosedRange<Int>
  var inserts = false
  private var last: Glyph = .space

  public init(size: Size, showing bytes: [UInt8] = []) {
    self.size = size
    rows = Array(repeating: Array(repeating: .blank(ResolvedStyle()), count: size.width), count: size.height)
    region = 0...(size.height - 1)
    receive(bytes)
  }

  public mutating func receive(_ bytes: some Sequence<UInt8>) {
    for piece in parser.pieces(of: bytes) {
      switch piece {
      case .text(let text): write(text)
      case .control(let byte): control(byte)
      case .sequence(let prefix, let parameters, let final): order(prefix, parameters, final)
      case .escape(let byte): if byte == UInt8(ascii: "M") { moveUp() }
      }
    }
  }

  public var canvas: Canvas {
    var canvas = Canvas(size: size)
    for (y, row) in rows.enumerated() {
      for (x, cell) in row.enumerated() {
        guard let glyph = cell.glyph else { continue }
        canvas.fill(Rect(x: x, y: y, width: glyph.columns, height: 1), with: glyph, style: cell.style)
      }
    }
    return canvas
  }

  /// Compares from the last row, because frames are painted from the top: the last rows differ longest.
  public func shows(_ frame: Canvas) -> Bool {
    frame.size == size
      && rows.indices.reversed().allSatisfy { frame.row($0).elementsEqual(rows[$0]) { $0.asSeen == $1.asSeen } }
  }

  /// The cell that erasing leaves; it keeps the current background.
  var blank: Cell { .blank(ResolvedStyle(background: style.background)) }

  private mutating func write(_ text: String) {
    for glyph in SafeText(text).glyphs { write(glyph) }
  }

  /// Writes the last character again.
  mutating func repeatLast(_ count: Int) {
    for _ in 0..<count { write(last) }
  }

  private mutating func write(_ glyph: Glyph) {
    if isAtMargin || x + glyph.columns > size.width {
      x = 0
      moveDown()
    }
    isAtMargin = false
    if inserts { insertCells(glyph.columns) }
    unpair(x)
    if glyph.columns == 2 {
      unpair(x + 1)
      rows[y][x + 1] = Cell(glyph: nil, style: style)
    }
    rows[y][x] = Cell(glyph: glyph, style: style)
    last = glyph
    x += glyph.columns
    if x >= size.width {
      x = size.width - 1
      isAtMargin = true
    }
  }

  private mutating func unpair(_ x: Int) {
    if rows[y][x].glyph == nil, x > 0 { rows[y][x - 1].glyph = .space }
    if rows[y][x].glyph?.columns == 2, x + 1 < size.width { rows[y][x + 1].glyph = .space }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x08: place(x: x - 1, y: y)
    case 0x09: place(x: (x / 8 + 1) * 8, y: y)
    case 0x0A: moveDown()
    case 0x0D: place(x: 0, y: y)
    default: break
    }
  }

  mutating func place(x: Int, y: Int) {
    self.x = min(max(0, x), size.width - 1)
    self.y = min(max(0, y), size.height - 1)
    isAtMargin = false
  }
}
