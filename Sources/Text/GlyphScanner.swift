/// Reads a sanitized string glyph by glyph, never further than to the base of the next glyph.
struct GlyphScanner: IteratorProtocol {
  struct Element {
    var glyph: Glyph
    /// Belongs to the same cluster as the glyph before it.
    var joins: Bool
    /// Where its base lies in the UTF-8 form.
    var start: Int
    /// The scalar that was read: `glyph.base` may be a stand-in.
    var scalar: Unicode.Scalar
  }

  private var scalars: String.UnicodeScalarView.Iterator
  private var rules = ClusterRules()
  private var held: Element?
  /// How many UTF-8 bytes have been read.
  private(set) var position = 0

  init(_ string: String) {
    scalars = string.unicodeScalars.makeIterator()
  }

  mutating func next() -> Element? {
    while let scalar = scalars.next() {
      let start = position
      position += UTF8.width(scalar)
      let kind = scalar.value < 0x7F ? .narrow : ScalarTable[scalar]
      switch rules.role(of: kind) {
      case .hidden: continue
      case .mark: held?.glyph.add(scalar)
      case .loneMark:
        // A dotted circle is how Unicode's own charts show a mark without a letter.
        var glyph = Glyph(base: "\u{25CC}", isWide: false)
        glyph.add(scalar)
        if let done = hold(Element(glyph: glyph, joins: false, start: start, scalar: scalar)) { return done }
      case .base(let joins):
        let glyph = Glyph(scalar, kind)
        if let done = hold(Element(glyph: glyph, joins: joins, start: start, scalar: scalar)) { return done }
      }
    }
    defer { held = nil }
    return held
  }

  /// Keeps what was read until its marks are known; returns what was kept before.
  private mutating func hold(_ element: Element) -> Element? {
    defer { held = element }
    return held
  }
}

extension Glyph {
  fileprivate init(_ scalar: Unicode.Scalar, _ kind: ScalarKind) {
    switch kind {
    case .wide, .wideSpacingMark, .widePictograph, .skinTone, .hangulLead, .hangulSyllable:
      self.init(base: scalar, isWide: true)
    case .blank: self = .space
    // Terminals do not agree on the width of what is newer than their tables, ncurses draws nothing at all.
    case .unassigned, .newPictograph: self = .placeholder
    default: self.init(base: scalar, isWide: false)
    }
  }
}
