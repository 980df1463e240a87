import Drawing
import Prism
import Text

/// A cell as a user sees it. A blank shows only its background.
struct SeenCell: Equatable {
  /// The glyph; `nil` for the right half of a wide one.
  let glyph: Glyph?
  var style: ResolvedStyle

  init(_ cell: Cell) {
    glyph = cell.glyph
    let hasLines = !cell.style.attributes.isDisjoint(with: [.underline, .reverse, .strikethrough])
    style = cell.glyph == .space && !hasLines ? ResolvedStyle(background: cell.style.background) : cell.style
  }

  private init(blankOn background: ResolvedColor) {
    glyph = .space
    style = ResolvedStyle(background: background)
  }

  /// The cell that a terminal leaves behind where it scrolls or erases in its own colours.
  static let empty = SeenCell(blankOn: .terminalDefault)

  /// Whether only the background is seen.
  var isBlank: Bool { glyph == .space && style == ResolvedStyle(background: style.background) }

  /// The bytes of the glyph.
  var length: Int {
    guard let glyph else { return 0 }
    return glyph.scalars.reduce(0) { $0 + UTF8.width($1) }
  }

  static func rows(of canvas: Canvas) -> [[SeenCell]] {
    (0..<canvas.size.height).map { canvas.row($0).map(SeenCell.init) }
  }
}
