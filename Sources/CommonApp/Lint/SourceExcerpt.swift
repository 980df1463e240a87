import Text

/// The part of a source line around a place, short enough for a screen, and how far in the place is.
struct SourceExcerpt {
  let text: SafeText
  /// As wide as what stands before the place.
  let indent: SafeText

  private static let width = 120
  /// How much of the line is kept before the place when it has to be cut.
  private static let lead = 50

  /// `column` counts characters from one.
  init(line: UnsafeBufferPointer<UInt8>, column: Int) {
    let place = Self.offset(ofCharacter: column - 1, in: line)
    // No character is wider than two columns or longer than four bytes: this much is always enough.
    let start = Self.boundary(max(0, place - Self.lead * 4), in: line)
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
    text = before + (isCutAfter ? after.truncated(to: Self.width - before.columns) : after)
    indent = SafeText(String(repeating: " ", count: before.columns))
  }

  private static func offset(ofCharacter index: Int, in line: UnsafeBufferPointer<UInt8>) -> Int {
    var seen = 0
    for (offset, byte) in line.enumerated() where byte & 0xC0 != 0x80 {
      if seen == index { return offset }
      seen += 1
    }
    return line.count
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
