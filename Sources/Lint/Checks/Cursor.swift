import FacetModel
/// The cursors of feeds. They are opaque, but always base64. Checks never print a cursor, because it can contain ids of
/// users.
enum Cursor {
  /// Returns the cursors in a uri: `store/1/?cursor=…`, `item/1?item_cursor=…`, `facet_feed/…/`.
  static func all(in uri: String) -> [String] {
    var cursors: [String] = []
    if let question = uri.firstIndex(of: "?") {
      for pair in uri[uri.index(after: question)...].prefix(while: { $0 != "#" }).split(separator: "&") {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if let name = parts.first, name == "cursor" || name.hasSuffix("_cursor"), parts.count == 2 {
          cursors.append(String(parts[1]))
        }
      }
    }
    let steps = uri.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
    if let feed = steps.firstIndex(of: "facet_feed"), feed + 1 < steps.count {
      cursors.append(String(steps[feed + 1]))
    }
    return cursors
  }

  /// Returns whether a text is base64, in either alphabet, with or without padding, percent-encoded or not.
  static func isBase64(_ text: String) -> Bool {
    // Cursors are long, and few have a percent sign.
    let plain = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.firstPlace(of: UInt8(ascii: "%")) == nil ? isBase64(bytes) : nil
    }
    return plain.flatMap(\.self) ?? text.percentDecodedBytes.withUnsafeBufferPointer(isBase64)
  }

  /// Whether a byte is a letter of either base64 alphabet.
  static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "-"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
