/// The content of a cell: a base scalar and the marks on it, one or two columns wide.
///
/// A glyph has at most five scalars, as many as ncurses keeps in a cell (`CCHARW_MAX`).
public struct Glyph: Hashable, Sendable {
  public let base: Unicode.Scalar
  // The marks are separate fields, because an array would be a reference in every cell. NUL stands for no mark.
  var mark1: Unicode.Scalar = "\0"
  var mark2: Unicode.Scalar = "\0"
  var mark3: Unicode.Scalar = "\0"
  var mark4: Unicode.Scalar = "\0"
  private let isWide: Bool

  init(base: Unicode.Scalar, isWide: Bool) {
    self.base = base
    self.isWide = isWide
  }

  /// Creates the first glyph that a text with this character would draw; the placeholder if it would draw none.
  public init(_ character: Character) {
    var glyphs = SafeText(String(character)).glyphs.makeIterator()
    self = glyphs.next() ?? .placeholder
  }

  public var columns: Int { isWide ? 2 : 1 }

  public var hasMarks: Bool { mark1 != "\0" }

  /// Whether the glyph is a space without marks.
  public var isSpace: Bool { base == " " && !hasMarks }

  public static let space = Glyph(base: " ", isWide: false)
  /// The replacement character, drawn for scalars of unknown width.
  public static let placeholder = Glyph(base: "\u{FFFD}", isWide: false)

  /// Adds a mark to the glyph. Marks after the fourth are left out, as terminals do.
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

/// Lets the program write box drawing and other characters as literals: `let corner: Glyph = "╭"`.
extension Glyph: ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral scalar: Unicode.Scalar) {
    self.init(Character(scalar))
  }
}
