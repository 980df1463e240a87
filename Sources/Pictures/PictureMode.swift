import Drawing
import Prism

/// The way a terminal or a format shows pictures, chosen once for a run.
public enum PictureMode: Hashable, Sendable {
  /// Glyphs in colours, on every terminal.
  case cells(PictureGlyphs)
  /// True pixels; a cell has this size in pixels.
  case image(cell: Size)
  /// Photos in few bytes.
  case photo(cell: Size)
  /// True pixels as sixels.
  case sixel(cell: Size, colors: Int)

  /// Returns the form of all pictures, in the colours and the characters of a theme.
  public func form(for theme: Theme) -> PictureForm {
    switch self {
    case .cells(let glyphs): .cells(theme.depth, theme.icons.usesASCII ? .ascii : glyphs)
    case .image(let cell): .image(cell: cell)
    case .photo(let cell): .photo(cell: cell)
    case .sixel(let cell, let colors): .sixel(cell: cell, colors: colors)
    }
  }
}
