import FacetModel
import Text

/// The part of a source line around a place, short enough for a screen, and how far in the place is.
struct SourceExcerpt {
  let text: SafeText
  /// As wide as what stands before the place.
  let indent: SafeText

  private static let width = 120
  /// How much of the line is kept before the place when it has to be cut.
  private static let lead = 50
  /// No character is wider than two columns or longer than four bytes, so no more bytes of a line than this on either
  /// side of the place can show.
  static let reach = width * 4 + 4

  /// `line` may be cut at `reach`; `place` is a byte of it.
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
    text = CursorMask.masked(before + (isCutAfter ? after.truncated(to: Self.width - before.columns) : after))
    indent = SafeText(String(repeating: " ", count: before.columns))
  }

  /// The next place that is not inside a character.
  private static func boundary(_ offset: Int, in line: UnsafeBufferPointer<UInt8>) -> Int {
    var offset = offset
    while offset < line.count, line[offset] & 0xC0 == 0x80 {
      offset += 1
    }
    return offset
  }
}

extension SafeText {
  /// As many columns from the end as asked for, or one fewer where a wide glyph would be cut.
  fileprivate func suffix(columns: Int) -> SafeText {
    var rest = string[...]
    var width = self.columns
    while width > columns, let first = rest.popFirst() {
      width -= SafeText(String(first)).columns
    }
    return SafeText(String(rest))
  }
}
