/// Recognises a GraphQL document that stands in a file as it is.
enum QueryText {
  /// Whether the bytes begin with an operation, a fragment, or a selection such as `{ home { id } }`.
  ///
  /// An object of JSON begins with a brace, too, but its keys stand in quotes, or have a value behind their colon.
  static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = afterIgnored(bytes)
    if rest.first == UInt8(ascii: "{") {
      rest = afterIgnored(rest.dropFirst())
      if rest.starts(with: "...".utf8) { return true }
      guard takeName(&rest) != nil else { return false }
      guard rest.first == UInt8(ascii: ":") else { return true }
      // Behind an alias stands the name of a field.
      rest = afterIgnored(rest.dropFirst())
      return takeName(&rest) != nil
    }
    guard let keyword = takeName(&rest), ["query", "mutation", "fragment"].contains(keyword) else { return false }
    return takeName(&rest) != nil || rest.first.map { "{(@".utf8.contains($0) } ?? false
  }

  /// Takes a name, and the ignored bytes behind it; `nil` if there is none.
  private static func takeName(_ rest: inout ArraySlice<UInt8>) -> String? {
    let name = rest.prefix { isNameLetter($0) }
    guard let first = name.first, !(0x30...0x39).contains(first) else { return nil }
    rest = afterIgnored(rest[name.endIndex...])
    return String(decoding: name, as: UTF8.self)
  }

  /// The bytes behind blanks, commas and comments.
  private static func afterIgnored(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes
    while let byte = rest.first, byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "#") {
      rest = byte == UInt8(ascii: "#") ? rest.drop { $0 != 10 } : rest.dropFirst()
    }
    return rest
  }

  private static func isNameLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
  }
}
