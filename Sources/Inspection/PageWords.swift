import Drawing
import Text

/// The columns of a frame that hold words, which marks of the inspector must not cover.
package struct PageWords {
  /// The columns with words in each row.
  private(set) var ranges: [Int: [Range<Int>]] = [:]

  init(_ canvas: Canvas) {
    for y in 0..<canvas.size.height {
      var start: Int?
      let row = canvas.row(y)
      for (x, cell) in row.enumerated() {
        // The second column of a wide glyph has no glyph of its own.
        let isWord = cell.glyph.map { !Self.isBlank($0) } ?? (start != nil)
        if isWord {
          start = start ?? x
        } else if let first = start {
          add(first..<x, in: y)
          start = nil
        }
      }
      if let first = start { add(first..<row.count, in: y) }
    }
  }

  /// Adds a word. The blanks between the words of a text belong to the text.
  private mutating func add(_ word: Range<Int>, in y: Int) {
    guard let last = ranges[y]?.last, word.lowerBound - last.upperBound <= Self.widestBlank else {
      ranges[y, default: []].append(word)
      return
    }
    ranges[y]?.removeLast()
    ranges[y]?.append(last.lowerBound..<word.upperBound)
  }

  private static let widestBlank = 2

  /// The columns with words, and a blank on either side.
  var rangesWithBlanks: [Int: [Range<Int>]] {
    ranges.mapValues { row in row.map { $0.lowerBound - 1..<$0.upperBound + 1 } }
  }

  func covers(x: Int, y: Int) -> Bool {
    ranges[y]?.contains { $0.contains(x) } ?? false
  }

  /// Returns the parts of the rows and columns around a rectangle that hold no words.
  func free(around rect: Rect, in clip: Rect) -> [Rect] {
    var parts: [Rect] = []
    for y in [rect.y, rect.maxY - 1] {
      var x = rect.x
      for range in (ranges[y] ?? []) + [rect.maxX..<rect.maxX] where range.upperBound > rect.x {
        parts.append(Rect(x: x, y: y, width: min(range.lowerBound, rect.maxX) - x, height: 1))
        x = max(x, range.upperBound)
      }
    }
    for y in rect.y + 1..<max(rect.y + 1, rect.maxY - 1) {
      for x in [rect.x, rect.maxX - 1] where !covers(x: x, y: y) {
        parts.append(Rect(x: x, y: y, width: 1, height: 1))
      }
    }
    return parts.map { $0.intersection(clip) }.filter { !$0.isEmpty }
  }

  /// Whether a glyph is no word: a space, or a line or block of a frame or a picture.
  private static func isBlank(_ glyph: Glyph) -> Bool {
    glyph.scalars.allSatisfy { $0 == " " || (0x2500...0x259F).contains($0.value) }
  }
}
