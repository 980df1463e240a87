import Prism
import Text

/// One column of one row: what stands there and how it looks.
public struct Cell: Hashable, Sendable {
  /// `nil` is the right half of the wide glyph to the left.
  public var glyph: Glyph?
  public var style: ResolvedStyle

  public init(glyph: Glyph?, style: ResolvedStyle) {
    self.glyph = glyph
    self.style = style
  }

  public static func blank(_ style: ResolvedStyle) -> Cell {
    Cell(glyph: .space, style: style)
  }
}
