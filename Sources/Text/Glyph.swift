/// What stands in a cell: a base scalar and the marks on it, one or two columns wide.
///
/// At most five scalars, as ncurses keeps in a cell (`CCHARW_MAX`).
public struct Glyph: Hashable, Sendable {
  public let base: Unicode.Scalar
  // Separate fields, since an array would make every cell of the screen a reference; NUL is no mark.
  var mark1: Unicode.Scalar = "\0"
  var mark2: Unicode.Scalar = "\0"
  var mark3: Unicode.Scalar = "\0"
  var mark4: Unicode.Scalar = "\0"
  private let isWide: Bool

  init(base: Unicode.Scalar, isWide: Bool) {
    self.base = base
    self.isWide = isWide
  }

  /// The first glyph of `character` as it would be drawn in a text; the placeholder if nothing would.
  public init(_ character: Character) {
    var glyphs = SafeText(String(character)).glyphs.makeIterator()
    self = glyphs.next() ?? .placeholder
  }

  public var columns: Int { isWide ? 2 : 1 }

  public static let space = Glyph(base: " ", isWide: false)
  /// Stands for what cannot be drawn in a known width.
  public static let placeholder = Glyph(base: "\u{FFFD}", isWide: false)

  /// Puts another mark on the glyph. Those that no cell has room for are left out, as terminals leave them out.
  mutating func add(_ mark: Unicode.Scalar) {
    if mark1 == "\0" {
      mark1 = mark
    } else if mark2 == "\0" {
      mark2 = mark
    } else if mark3 == "\0" {
      mark3 = mark
    } else if mark4 == "\0" {
      mark4 = mark
    }
  }
}

/// Box drawing and other characters of the program are literals: `let corner: Glyph = "╭"`.
extension Glyph: ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral scalar: Unicode.Scalar) {
    self.init(Character(scalar))
  }
}
