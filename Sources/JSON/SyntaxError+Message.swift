extension SyntaxError {
  /// Returns the message as one sentence without its position. `locate` returns the position at which an unfinished
  /// part began.
  public func message(locate: (Int) -> Location) -> String {
    switch reason {
    case .empty: "the input is empty"
    case .tooLarge(let limit): "the input is larger than \(limit) bytes"
    case .tooManyValues(let limit): "more than \(limit) values"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .notUTF8: "this is not UTF-8"
    case .otherEncoding(let name): "this is \(name); JSON is UTF-8"
    case .markup: "this is HTML or XML, not JSON"
    case .unexpected(let byte, let expected): "\(Self.name(byte)) where \(expected.rawValue) should be"
    case .contentAfterValue(let byte): "\(Self.name(byte)) after the end of the document"
    case .controlCharacter(let byte): "\(Self.name(byte)) inside a string must be escaped"
    case .unknownEscape(let byte): "a backslash before \(Self.name(byte)) means nothing in JSON"
    case .brokenUnicodeEscape: "\\u needs four hexadecimal digits"
    case .unknownWord: "the only words in JSON are true, false and null"
    case .leadingZero: "a number cannot start with a zero"
    case .digitExpected: "a digit is missing in this number"
    case .endsInside(let what, let opened): "the text ends inside \(what.rawValue) that starts at \(locate(opened))"
    }
  }

  /// Returns the byte in words: quoted if it is printable, otherwise its number.
  private static func name(_ byte: UInt8) -> String {
    switch byte {
    case 0x21...0x7E: "'\(Unicode.Scalar(byte))'"
    case 0x20: "a space"
    case 0x09: "a tab"
    case 0x0A, 0x0D: "a line break"
    default: "byte 0x\(String(byte, radix: 16, uppercase: true))"
    }
  }
}
