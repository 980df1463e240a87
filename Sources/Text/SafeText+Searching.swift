import Glibc

extension SafeText {
  /// Returns whether the other text occurs in this text, byte for byte. The time grows linearly with both lengths:
  /// glibc's `strstr` promises that, and safe texts contain no NUL.
  public func contains(_ other: SafeText) -> Bool {
    string.withCString { text in
      other.string.withCString { strstr(text, $0) != nil }
    }
  }
}

extension SafeText {
  /// Returns the columns at which the query occurs in this text, as searches compare them.
  public func columns(of query: SafeText) -> [Range<Int>] {
    let wanted = query.glyphs.map(\.folded).filter { !$0.isEmpty }
    guard !wanted.isEmpty else { return [] }
    let glyphs = glyphs.map { (text: $0.folded, columns: $0.columns) }.filter { !$0.text.isEmpty || $0.columns > 0 }
    var found: [Range<Int>] = []
    var column = 0
    var index = 0
    while index + wanted.count <= glyphs.count {
      let candidate = glyphs[index..<index + wanted.count]
      if candidate.elementsEqual(wanted, by: { $0.text == $1 }) {
        let width = candidate.reduce(0) { $0 + $1.columns }
        found.append(column..<column + width)
        column += width
        index += wanted.count
      } else {
        column += glyphs[index].columns
        index += 1
      }
    }
    return found
  }
}

extension SafeText {
  /// Returns the whole words of which some columns are a part, without the signs around them. Letters beside a sign are
  /// another word.
  public func words(around columns: Range<Int>) -> SafeText {
    var words = ""
    var column = 0
    var endsInWord = true
    for glyph in glyphs {
      let place = column..<column + glyph.columns
      column = place.upperBound
      let isInWord = glyph.isInWord
      if place.lowerBound >= columns.lowerBound, place.upperBound <= columns.upperBound {
        if !isInWord, place.lowerBound == columns.lowerBound { words = "" }
        endsInWord = isInWord
      } else if place.upperBound > columns.lowerBound {
        guard isInWord, endsInWord else { break }
      } else if !isInWord {
        words = ""
        continue
      }
      words.unicodeScalars.append(contentsOf: glyph.scalars)
    }
    return SafeText(words)
  }
}

extension Glyph {
  /// Whether the glyph begins with a letter or a digit.
  fileprivate var isInWord: Bool {
    scalars.first { _ in true }.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
  }

  fileprivate var folded: String { String(String.UnicodeScalarView(scalars)).folded }
}
