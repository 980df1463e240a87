/// A token of JSON text that may be unfinished or wrong.
struct LooseToken {
  enum Kind {
    case openObject, closeObject, openArray, closeArray, comma, colon
    /// A string. Without its closing quote it ends before a space, a bracket, a comma or a colon, or with its line.
    case string(isClosed: Bool)
    /// A number, a word, or any other run of characters.
    case other
  }

  let kind: Kind
  let range: Range<Int>
}

/// Reads tokens from any bytes. It never fails.
struct LooseTokens: IteratorProtocol, Sequence {
  private let bytes: ArraySlice<UInt8>
  /// Whether more text follows the bytes. A string that reaches their end then is not known to lack its closing quote.
  private let isCut: Bool
  private(set) var offset: Int

  init(_ bytes: ArraySlice<UInt8>, isCut: Bool = false) {
    self.bytes = bytes
    self.isCut = isCut
    offset = bytes.startIndex
  }

  mutating func next() -> LooseToken? {
    let start = bytes.withUnsafeBufferPointer { buffer in
      var index = offset - bytes.startIndex
      while index < buffer.count, Self.isSpace(buffer[index]) { index += 1 }
      return index + bytes.startIndex
    }
    guard start < bytes.endIndex else {
      offset = start
      return nil
    }
    offset = start + 1
    switch bytes[start] {
    case UInt8(ascii: "{"): return LooseToken(kind: .openObject, range: start..<offset)
    case UInt8(ascii: "}"): return LooseToken(kind: .closeObject, range: start..<offset)
    case UInt8(ascii: "["): return LooseToken(kind: .openArray, range: start..<offset)
    case UInt8(ascii: "]"): return LooseToken(kind: .closeArray, range: start..<offset)
    case UInt8(ascii: ","): return LooseToken(kind: .comma, range: start..<offset)
    case UInt8(ascii: ":"): return LooseToken(kind: .colon, range: start..<offset)
    case UInt8(ascii: "\""):
      let isClosed = skipString()
      return LooseToken(kind: .string(isClosed: isClosed), range: start..<offset)
    default:
      skipOther()
      return LooseToken(kind: .other, range: start..<offset)
    }
  }

  /// Returns whether the next character that is no space is a colon.
  func isBeforeColon() -> Bool {
    var index = offset
    while index < bytes.endIndex, Self.isSpace(bytes[index]) { index += 1 }
    return index < bytes.endIndex && bytes[index] == UInt8(ascii: ":")
  }

  /// Moves behind a string whose first quote was read. Returns whether it has a closing quote.
  private mutating func skipString() -> Bool {
    let base = bytes.startIndex
    let (end, isClosed) = bytes.withUnsafeBufferPointer { buffer in
      var index = offset - base
      /// The end of the string if its closing quote is missing.
      var border: Int?
      while index < buffer.count {
        switch buffer[index] {
        case UInt8(ascii: "\""):
          // A quote directly before a word opens the next string, so this one was not closed.
          if let border, index + 1 < buffer.count, Self.isInWord(buffer[index + 1]) { return (border, false) }
          return (index + 1, true)
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return (border ?? index, false)
        case UInt8(ascii: "\\") where index + 1 < buffer.count && buffer[index + 1] >= 0x20: index += 2
        default:
          if border == nil, !Self.isInWord(buffer[index]) { border = index }
          index += 1
        }
      }
      return (isCut ? buffer.count : border ?? buffer.count, false)
    }
    offset = end + base
    return isClosed
  }

  private mutating func skipOther() {
    while offset < bytes.endIndex, Self.isInWord(bytes[offset]) { offset += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
      UInt8(ascii: ":"), UInt8(ascii: "\""):
      false
    default: !isSpace(byte)
    }
  }
}

extension [UInt8] {
  /// Returns the text of a string token without its quotes. Escapes are kept, because names have none.
  func name(of token: Range<Int>) -> String {
    var range = token
    if !range.isEmpty, self[range.lowerBound] == UInt8(ascii: "\"") { range = range.dropFirst(from: self) }
    return String(decoding: self[range], as: UTF8.self)
  }
}

extension Range<Int> {
  /// The range of a string token without its opening quote, and without its closing one if it has one.
  fileprivate func dropFirst(from bytes: [UInt8]) -> Range<Int> {
    let end = count > 1 && bytes[upperBound - 1] == UInt8(ascii: "\"") ? upperBound - 1 : upperBound
    return lowerBound + 1..<end
  }
}
