/// A string that has passed the sanitizer. Everything that prints takes a safe text.
///
/// `string` is for copying, the linear mode and logs: it cannot control a terminal, but keeps joiners and skin tones.
/// `glyphs` are for drawing: the form whose width all terminals agree on.
public struct SafeText: Sendable {
  public let string: String
  /// Whether the text is known to be ASCII. It then needs no table: every byte is a glyph of one column.
  let isASCII: Bool

  public init(_ untrusted: String) {
    isASCII = Sanitizer.isPrintableASCII(untrusted)
    string = isASCII ? untrusted : Sanitizer.sanitized(untrusted)
  }

  /// Decodes UTF-8; invalid bytes become U+FFFD.
  public init(decoding bytes: some Collection<UInt8>) {
    self.init(String(decoding: bytes, as: UTF8.self))
  }

  public init() {
    self.init(sanitized: "", isASCII: true)
  }

  /// Creates a text from a piece of a safe text. The sanitizer looks at single scalars, so any piece is as safe as the
  /// whole.
  init(sanitized string: some StringProtocol, isASCII: Bool) {
    self.string = String(string)
    self.isASCII = isASCII
  }

  public var isEmpty: Bool { string.isEmpty }

  /// The glyphs to draw, created during iteration.
  public var glyphs: Glyphs { Glyphs(text: self) }

  /// The columns that all glyphs take together.
  public var columns: Int {
    isASCII ? string.utf8.count : GlyphScanner.columns(of: string)
  }

  /// Returns the text in a range of bytes of its UTF-8 form.
  func piece(_ range: Range<Int>) -> SafeText {
    let utf8 = string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return SafeText(sanitized: string[start..<end], isASCII: isASCII)
  }
}

// Only the strings are compared. A piece of a text that is not ASCII can be ASCII while `isASCII` is false.
extension SafeText: Hashable {
  public static func == (left: SafeText, right: SafeText) -> Bool {
    left.string == right.string
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(string)
  }
}

extension SafeText: ExpressibleByStringInterpolation {
  /// Sanitizes the program's own text too, with everything interpolated into it.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension SafeText: CustomStringConvertible, TextOutputStreamable {
  public var description: String { string }

  public func write(to target: inout some TextOutputStream) {
    target.write(string)
  }
}
