import Prism
import Text

/// One column of one row of a canvas: a glyph and its style.
public struct Cell: Hashable, Sendable {
  /// The glyph in the cell; `nil` for the right half of a wide glyph.
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

extension Cell {
  /// The cell reduced to its visible properties. A blank cell shows only its background, so terminals may lose its
  /// other properties.
  public var asSeen: Cell {
    guard glyph == .space, style.attributes.isDisjoint(with: [.underline, .reverse, .strikethrough]) else {
      return self
    }
    return .blank(ResolvedStyle(background: style.background))
  }
}
