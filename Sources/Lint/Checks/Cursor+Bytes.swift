import JSON

extension Cursor {
  /// Returns the number of cursors in a uri that are not base64. Nearly all uris are plain ASCII, and are searched
  /// without a copy.
  static func brokenCount(inURI value: Value) -> UInt32 {
    if let count = value.withUTF8(brokenCount(in:)).flatMap(\.self) { return count }
    let cursors = value.lenientString.map(all) ?? []
    return UInt32(clamping: cursors.count { !isBase64($0) })
  }

  /// Returns the number; `nil` if only the text can tell, because it has other characters or percent-encoded ones.
  private static func brokenCount(in uri: UnsafeBufferPointer<UInt8>) -> UInt32? {
    // Without an early exit the compiler tests many bytes at a time.
    var (furthest, percents) = (0 as UInt8, 0 as UInt8)
    for byte in uri {
      furthest = max(furthest, byte &- 0x21)
      percents |= byte == UInt8(ascii: "%") ? 1 : 0
    }
    guard furthest <= 0x7E - 0x21, percents == 0 else { return nil }
    let mark = uri.firstPlace(of: UInt8(ascii: "?")) ?? uri.count
    var broken: UInt32 = 0
    for pair in Pieces(of: beforeFragment(uri[min(mark + 1, uri.count)...]), between: UInt8(ascii: "&")) {
      guard let equals = pair.firstPlace(of: UInt8(ascii: "=")) else { continue }
      let name = UnsafeBufferPointer(rebasing: pair[..<equals])
      guard isEqual(name, "cursor") || ends(name, with: "_cursor") else { continue }
      if !isBase64(UnsafeBufferPointer(rebasing: pair[(equals + 1)...])) { broken += 1 }
    }
    var isNext = false
    for step in Pieces(of: beforeFragment(uri[..<mark]), between: UInt8(ascii: "/")) where !step.isEmpty {
      if isNext { return isBase64(step) ? broken : broken + 1 }
      isNext = isEqual(step, "facet_feed")
    }
    return broken
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private static func beforeFragment(_ text: Slice<Bytes>) -> Bytes {
    let text = UnsafeBufferPointer(rebasing: text)
    return UnsafeBufferPointer(rebasing: text[..<(text.firstPlace(of: UInt8(ascii: "#")) ?? text.count)])
  }

  private static func isEqual(_ name: Bytes, _ other: StaticString) -> Bool {
    name.elementsEqual(UnsafeBufferPointer(start: other.utf8Start, count: other.utf8CodeUnitCount))
  }

  private static func ends(_ name: Bytes, with suffix: StaticString) -> Bool {
    isEqual(UnsafeBufferPointer(rebasing: name.suffix(suffix.utf8CodeUnitCount)), suffix)
  }

  /// Returns whether a text without percent-encoded bytes is base64.
  static func isBase64(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let letters = text.prefix { $0 != UInt8(ascii: "=") }
    let padding = text.count - letters.count
    guard padding <= 2, text.suffix(padding).allSatisfy({ $0 == UInt8(ascii: "=") }) else { return false }
    guard letters.count % 4 != 1, padding == 0 || text.count % 4 == 0 else { return false }
    return letters.allSatisfy(isLetter)
  }

  /// The parts of a text between separators, without a list of them.
  private struct Pieces: Sequence, IteratorProtocol {
    private var rest: Bytes
    private let separator: UInt8
    private var isOver = false

    init(of text: Bytes, between separator: UInt8) {
      rest = text
      self.separator = separator
    }

    mutating func next() -> Bytes? {
      if isOver { return nil }
      guard let end = rest.firstPlace(of: separator) else {
        isOver = true
        return rest
      }
      defer { rest = UnsafeBufferPointer(rebasing: rest[(end + 1)...]) }
      return UnsafeBufferPointer(rebasing: rest[..<end])
    }
  }
}
