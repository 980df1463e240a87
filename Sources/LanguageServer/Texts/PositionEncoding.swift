import JSON

/// The unit in which a client counts the characters of a line.
package enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// Chooses from those that a client offers. UTF-8 needs no counting; UTF-16 is the one that every client knows.
  init(offered: Value?) {
    let names = Set(offered?.elements.compactMap(\.string) ?? [])
    self = names.contains(Self.utf8.rawValue) ? .utf8 : .utf16
  }

  /// The number of units of the character that begins with a byte; 0 for a byte inside of a character.
  @inline(__always)
  func units(ofByte byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}
