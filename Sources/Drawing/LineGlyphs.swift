import Text

/// The glyphs of a kind of line: straight lines and the four corners of a box.
public struct LineGlyphs: Hashable, Sendable {
  public let horizontal: Glyph
  public let vertical: Glyph
  public let topLeft: Glyph
  public let topRight: Glyph
  public let bottomLeft: Glyph
  public let bottomRight: Glyph

  public static let thin = LineGlyphs(
    horizontal: "─", vertical: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘")
  public static let rounded = LineGlyphs(
    horizontal: "─", vertical: "│", topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯")
  public static let heavy = LineGlyphs(
    horizontal: "━", vertical: "┃", topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛")
  public static let dashed = LineGlyphs(
    horizontal: "┄", vertical: "┆", topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘")
}
