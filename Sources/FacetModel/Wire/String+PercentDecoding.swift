extension String {
  /// The text with its percent-encoded bytes decoded; what is no UTF-8 then becomes U+FFFD.
  public var percentDecoded: String { String(decoding: percentDecodedBytes, as: UTF8.self) }

  /// The same as bytes. A percent sign that begins no byte stands for itself.
  var percentDecodedBytes: [UInt8] {
    var result: [UInt8] = []
    var bytes = Array(utf8)[...]
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "%"), bytes.count >= 2,
        let code = UInt8(String(decoding: bytes.prefix(2), as: UTF8.self), radix: 16)
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
