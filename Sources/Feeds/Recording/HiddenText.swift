import Text

/// Checks base64 text such as cursors, which look opaque but can be decoded.
enum HiddenText {
  /// The least length that can hold an id with its name.
  private static let shortest = 16

  /// Whether the text holds ids of a user, a device or a session.
  static func holdsIDs(_ text: String) -> Bool {
    // A long text may have been cut.
    let text = text.hasSuffix("…") ? String(text.dropLast()) : text
    guard text.utf8.count >= shortest, text.utf8.allSatisfy(isLetter) else { return false }
    let plain = RecordedRequest.unescaped(text[...])
    guard let bytes = Base64.decode(plain) else { return false }
    return SecretNames.areIn(String(decoding: bytes, as: UTF8.self))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || "+/-_=%".utf8.contains(byte)
  }
}
