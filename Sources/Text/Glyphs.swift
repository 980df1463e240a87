/// The glyphs of a text, created during iteration, so that drawing a frame allocates nothing for them.
public struct Glyphs: Sequence, Sendable {
  let text: SafeText

  public func makeIterator() -> Iterator {
    Iterator(text)
  }

  public struct Iterator: IteratorProtocol {
    private var bytes: String.UTF8View.Iterator
    private var scanner: GlyphScanner
    private let isASCII: Bool

    init(_ text: SafeText) {
      bytes = text.string.utf8.makeIterator()
      scanner = GlyphScanner(text.string)
      isASCII = text.isASCII
    }

    public mutating func next() -> Glyph? {
      guard isASCII else { return scanner.next()?.glyph }
      return bytes.next().map { Glyph(base: Unicode.Scalar($0), isWide: false) }
    }
  }
}
