/// Cuts terminal output into text and control sequences by ECMA-48. A sequence or character that is not complete waits
/// for its rest.
struct TerminalParser {
  enum Piece: Equatable {
    case text(String)
    /// A control character.
    case control(UInt8)
    /// `ESC [ prefix parameters final`.
    case sequence(prefix: UInt8?, parameters: [Int], final: UInt8)
    /// `ESC` and one more byte.
    case escape(UInt8)
  }

  private static let escape: UInt8 = 0x1B
  private static let bell: UInt8 = 0x07

  private var pending: [UInt8] = []

  /// Returns all complete pieces.
  mutating func pieces(of bytes: some Sequence<UInt8>) -> [Piece] {
    pending += bytes
    var rest = pending[...]
    var pieces: [Piece] = []
    while !rest.isEmpty, let length = Self.length(of: rest) {
      if let piece = Self.piece(rest.prefix(length)) { pieces.append(piece) }
      rest = rest.dropFirst(length)
    }
    pending = Array(rest)
    return pieces
  }

  /// The length of the first piece; `nil` while it is not complete.
  private static func length(of bytes: ArraySlice<UInt8>) -> Int? {
    let first = bytes.startIndex
    guard bytes[first] == escape else {
      guard bytes[first] >= 0x20 else { return 1 }
      let end = bytes.firstIndex { $0 < 0x20 } ?? bytes.endIndex
      let whole = end == bytes.endIndex ? end - unfinished(bytes) : end
      return whole > first ? whole - first : nil
    }
    guard bytes.count > 1 else { return nil }
    switch bytes[first + 1] {
    case UInt8(ascii: "["):
      return bytes.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }.map { $0 - first + 1 }
    case UInt8(ascii: "]"), UInt8(ascii: "P"):
      return bytes.dropFirst(2).firstIndex { $0 == bell || $0 == escape }.flatMap { end in
        bytes[end] == bell ? end - first + 1 : bytes.count > end - first + 1 ? end - first + 2 : nil
      }
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      return bytes.count > 2 ? 3 : nil
    default:
      return 2
    }
  }

  /// The number of bytes at the end that begin a character and do not complete it.
  private static func unfinished(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let lead = bytes.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return 0 }
    let wanted = bytes[lead] < 0xC0 ? 1 : bytes[lead] < 0xE0 ? 2 : bytes[lead] < 0xF0 ? 3 : 4
    let there = bytes.endIndex - lead
    return there < wanted ? there : 0
  }

  /// Decodes a piece; `nil` for sequences that leave no trace on a screen.
  private static func piece(_ bytes: ArraySlice<UInt8>) -> Piece? {
    let first = bytes.startIndex
    guard bytes[first] == escape else {
      return bytes[first] < 0x20 ? .control(bytes[first]) : .text(String(decoding: bytes, as: UTF8.self))
    }
    switch bytes[first + 1] {
    case UInt8(ascii: "["):
      var inner = bytes.dropFirst(2).dropLast()
      let prefix = inner.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
      if prefix != nil { inner = inner.dropFirst() }
      let words = inner.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      let parameters = words.map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
      return .sequence(prefix: prefix, parameters: inner.isEmpty ? [] : parameters, final: bytes[bytes.endIndex - 1])
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "("), UInt8(ascii: ")"):
      return nil
    default:
      return .escape(bytes[first + 1])
    }
  }
}
