import Prism
import Text

/// One column of a frame that is compared with another frame.
public struct FrameColumn: Hashable, Sendable {
  /// The glyph as text; empty for the right half of a wide glyph.
  public var text: String
  /// The style, or `nil` where only text is compared.
  public var style: ResolvedStyle?

  public init(text: String, style: ResolvedStyle?) {
    self.text = text
    self.style = style
  }

  static func blank(_ style: ResolvedStyle?) -> FrameColumn {
    FrameColumn(text: " ", style: style)
  }

  /// Returns the columns that a line of text takes.
  public static func columns(of line: String) -> [FrameColumn] {
    let glyphs = SafeText(line).glyphs
    return glyphs.flatMap { columns(of: $0, style: nil) }
  }

  static func columns(of row: [Cell]) -> [FrameColumn] {
    row.map { cell in FrameColumn(text: cell.glyph.map(text(of:)) ?? "", style: cell.asSeen.style) }
  }

  private static func columns(of glyph: Glyph, style: ResolvedStyle?) -> [FrameColumn] {
    let first = FrameColumn(text: text(of: glyph), style: style)
    return [first] + Array(repeating: FrameColumn(text: "", style: style), count: max(0, glyph.columns - 1))
  }

  private static func text(of glyph: Glyph) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: glyph.scalars)
    return String(scalars)
  }
}
