extension String {
  /// The part before the first colon if it can be a scheme (RFC 3986): a letter, then letters, digits, `+`, `-` and
  /// `.`.
  var uriScheme: Substring? {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = self[..<colon]
    let isLetter: (UInt8) -> Bool = { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
    guard let first = scheme.utf8.first, isLetter(first) else { return nil }
    return scheme.utf8.allSatisfy { isLetter($0) || "0123456789+-.".utf8.contains($0) } ? scheme : nil
  }
}

extension String {
  /// The part before the first colon, if it is spelled like the id of a component.
  var componentBeforeColon: String? {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")), colon > startIndex else { return nil }
    let name = self[..<colon]
    let isSpelledSo = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    return isSpelledSo ? String(name) : nil
  }
}
