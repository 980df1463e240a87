import FacetModel
import Text

/// An excerpt of a source line around a place, short enough for a screen.
struct SourceExcerpt {
  let text: SafeText
  /// Blanks as wide as the text before the place.
  let indent: SafeText

  private static let width = 120
  /// The columns kept before the place when the line is cut.
  private static let lead = 50
  /// The most bytes on either side of a place that can be visible. A character has at most four bytes, and every column
  /// at most one character.
  static let reach = width * 4 + 4

  /// Cuts the line, which may itself be cut at `reach`; `place` is a byte of it.
  init(line: UnsafeBufferPointer<UInt8>, place: Int) {
    let start = min(place, Self.boundary(max(0, place - Self.lead * 4), in: line))
    let end = Self.boundary(min(line.count, place + Self.width * 4), in: line)
    var before = SafeText(decoding: line[start..<place])
    let after = SafeText(decoding: line[place..<end])
    let isCutBefore =
      start > 0 || before.columns + min(after.columns, Self.width) > Self.width && before.columns > Self.lead
    if isCutBefore {
      before = "…" + before.suffix(columns: Self.lead - 1)
    }
    let rest = after.prefix(columns: Self.width - before.columns)
    let isCutAfter = end < line.count || rest != after
    let line = before + (isCutAfter ? after.truncated(to: Self.width - before.columns) : after)
    var place = before.string.count
    text = CursorMask.masked(line, moving: &place)
    let masked = SafeText(String(text.string.prefix(place)))
    indent = SafeText(String(repeating: " ", count: masked.columns))
  }

  /// The next offset that is not inside a character.
  private static func boundary(_ offset: Int, in line: UnsafeBufferPointer<UInt8>) -> Int {
    var offset = offset
    while offset < line.count, line[offset] & 0xC0 == 0x80 {
      offset += 1
    }
    return offset
  }
}

extension SafeText {
  /// The last columns, or one fewer if a wide glyph would be cut.
  fileprivate func suffix(columns: Int) -> SafeText {
    var rest = string[...]
    var width = self.columns
    while width > columns, let first = rest.popFirst() {
      width -= SafeText(String(first)).columns
    }
    return SafeText(String(rest))
  }
}
