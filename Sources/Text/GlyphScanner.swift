/// The glyphs of a sanitized string, read one by one. The scanner reads ahead only to the base of the next glyph.
struct GlyphScanner: IteratorProtocol {
  struct Element {
    var glyph: Glyph
    /// Whether the glyph belongs to the same cluster as the glyph before it.
    var joins: Bool
    /// The offset of the first scalar in the UTF-8 form.
    var start: Int
    /// The scalar that was read; `glyph.base` may be a replacement for it.
    var scalar: Unicode.Scalar
  }

  private var scalars: String.UnicodeScalarView.Iterator
  private var rules = ClusterRules()
  private var held: Element?
  /// The number of UTF-8 bytes read so far.
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
        // Unicode's own charts show a mark without a letter on a dotted circle.
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

  /// Returns the columns that all glyphs of a string take together. Marks take none, so no glyph is put together.
  static func columns(of string: String) -> Int {
    var rules = ClusterRules()
    var columns = 0
    for scalar in string.unicodeScalars {
      let kind = scalar.value < 0x7F ? .narrow : ScalarTable[scalar]
      switch rules.role(of: kind) {
      case .hidden, .mark: continue
      case .loneMark: columns += 1
      case .base: columns += kind.isWide ? 2 : 1
      }
    }
    return columns
  }

  /// Keeps an element until all its marks are read. Returns the element kept before it.
  private mutating func hold(_ element: Element) -> Element? {
    defer { held = element }
    return held
  }
}

extension Glyph {
  fileprivate init(_ scalar: Unicode.Scalar, _ kind: ScalarKind) {
    switch kind {
    case .blank: self = .space
    // Terminals disagree on the width of scalars newer than their tables, and ncurses does not draw them.
    case .unassigned, .newPictograph: self = .placeholder
    default: self.init(base: scalar, isWide: kind.isWide)
    }
  }
}

extension ScalarKind {
  /// Whether the glyph of such a scalar takes two columns.
  fileprivate var isWide: Bool {
    switch self {
    case .wide, .wideSpacingMark, .widePictograph, .skinTone, .hangulLead, .hangulSyllable: true
    default: false
    }
  }
}
