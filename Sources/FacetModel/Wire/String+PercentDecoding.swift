extension String {
  /// The text with its percent-encoded bytes decoded. Bytes that are not UTF-8 become U+FFFD.
  public var percentDecoded: String { String(decoding: percentDecodedBytes, as: UTF8.self) }

  /// The bytes of the text with percent-encoded bytes decoded. A percent sign without two hexadecimal digits stays as
  /// it is.
  package var percentDecodedBytes: [UInt8] {
    var result: [UInt8] = []
    var bytes = Array(utf8)[...]
    while let byte = bytes.popFirst() {
      let digits = bytes.prefix(2)
      // A sign would pass as a digit of the number.
      if byte == UInt8(ascii: "%"), digits.count == 2, digits.first.map({ "+-".utf8.contains($0) }) == false,
        let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        result.append(code)
        bytes.removeFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
