import JSON

/// The text of a string that holds JSON, with the place of a cursor in it.
struct InnerText {
  let bytes: [UInt8]
  let offset: Int

  /// The most bytes that an escaped character has in a string.
  private static let longestEscape = 12

  /// Reads the string around a cursor; `nil` for a token that is no whole string.
  init?(_ token: Range<Int>, around cursor: Int, in text: [UInt8]) {
    guard token.contains(cursor), let whole = Self.unescaped(text[token]) else { return nil }
    // The cursor may point into an escape sequence or a character; then that is not before it.
    let ends = (max(token.lowerBound + 1, cursor - Self.longestEscape)...max(token.lowerBound + 1, cursor)).reversed()
    let before = ends.lazy.compactMap { Self.unescaped(text[token.lowerBound..<$0] + [UInt8(ascii: "\"")]) }.first
    guard let before else { return nil }
    bytes = whole
    offset = before.count
  }

  private static func unescaped(_ string: ArraySlice<UInt8>) -> [UInt8]? {
    (try? Document.read(ByteBuffer(Array(string)), interner: Interner()))?.root.string.map { Array($0.utf8) }
  }
}
