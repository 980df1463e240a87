/// The positions of the decoded bytes of a string in the file that spells it with escapes.
///
/// Escapes make the decoded text shorter than the bytes in the file. A mark every few hundred bytes keeps each search
/// short, even in a long string with many searches.
struct Spelling {
  private struct Mark {
    let raw: Int
    let decoded: Int
  }

  private static let spacing = 512

  private let bytes: ByteBuffer
  private let range: Range<Int>
  /// Whether the string has escapes. Without them, its decoded bytes are the bytes of the file.
  private let hasEscapes: Bool
  private var marks: [Mark] = []

  /// Creates the positions for a document in a string; `nil` for other documents.
  init?(of origin: Document.Origin?) {
    guard case .string(let node, let document)? = origin else { return nil }
    let string = Value(document: document, index: node)
    bytes = document.bytes
    range = string.contentRange
    hasEscapes = string.node.form == .escapedString
    guard hasEscapes else { return }
    var mark = Mark(raw: 0, decoded: 0)
    while mark.raw < range.count {
      marks.append(mark)
      let end = mark.raw + Self.spacing
      mark = advance(from: mark) { $0.raw >= end }
    }
  }

  /// Returns the offset, in the text around the string, of the byte that spells the given byte of the decoded text.
  func rawOffset(of offset: Int) -> Int {
    guard hasEscapes else { return range.lowerBound + min(max(offset, 0), range.count) }
    return range.lowerBound + advance(from: mark(before: offset)) { $0.decoded >= offset }.raw
  }

  /// Returns the last mark at or before a byte of the decoded text.
  private func mark(before offset: Int) -> Mark {
    var low = 0
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].decoded <= offset {
        low = middle
      } else {
        high = middle
      }
    }
    return marks.isEmpty ? Mark(raw: 0, decoded: 0) : marks[low]
  }

  private func advance(from start: Mark, until isReached: (Mark) -> Bool) -> Mark {
    bytes.withUnsafeBytes(in: range) { raw in
      var mark = start
      while mark.raw < raw.count, !isReached(mark) {
        if raw[mark.raw] == UInt8(ascii: "\\") {
          let (scalar, length) = escapeSequence(in: raw, at: mark.raw)
          mark = Mark(raw: mark.raw + length, decoded: mark.decoded + UTF8.width(scalar))
        } else {
          mark = Mark(raw: mark.raw + 1, decoded: mark.decoded + 1)
        }
      }
      return mark
    }
  }
}
