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
    let mark = uri.firstIndex(of: UInt8(ascii: "?")) ?? uri.count
    var broken: UInt32 = 0
    let query = uri[min(mark + 1, uri.count)...].prefix { $0 != UInt8(ascii: "#") }
    for pair in Pieces(of: query, between: UInt8(ascii: "&")) {
      guard let equals = pair.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let name = pair[..<equals]
      guard name.elementsEqual("cursor".utf8) || ends(name, with: "_cursor") else { continue }
      if !isBase64(pair[(equals + 1)...]) { broken += 1 }
    }
    var isNext = false
    for step in Pieces(of: uri[..<mark].prefix { $0 != UInt8(ascii: "#") }, between: UInt8(ascii: "/"))
    where !step.isEmpty {
      if isNext { return isBase64(step) ? broken : broken + 1 }
      isNext = step.elementsEqual("facet_feed".utf8)
    }
    return broken
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private static func ends(_ name: Bytes, with suffix: StaticString) -> Bool {
    guard name.count >= suffix.utf8CodeUnitCount else { return false }
    return name.suffix(suffix.utf8CodeUnitCount).elementsEqual(
      UnsafeBufferPointer(start: suffix.utf8Start, count: suffix.utf8CodeUnitCount))
  }

  private static func isBase64(_ text: Bytes) -> Bool {
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
      guard let end = rest.firstIndex(of: separator) else {
        isOver = true
        return rest
      }
      defer { rest = rest[(end + 1)...] }
      return rest[..<end]
    }
  }
}
