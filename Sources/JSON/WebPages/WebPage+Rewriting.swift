extension WebPage {
  /// Returns a page with the same data, in which `change` has replaced texts. Markup and other scripts are left out.
  /// Returns `nil` if nothing was changed.
  ///
  /// `change` gets each JSON text and each row's text, and returns `nil` for a text that stays the same.
  public static func rewriting(_ bytes: ByteBuffer, _ change: (ByteBuffer) -> ByteBuffer?) -> ByteBuffer? {
    var page = Array("<!doctype html>\n".utf8)
    var pushes: [Script] = []
    var isChanged = false
    func changed(_ range: Range<Int>, of text: ByteBuffer) -> [UInt8] {
      let part = text.withUnsafeBytes(in: range) { Array($0) }
      guard let new = change(ByteBuffer(part)) else { return part }
      isChanged = true
      return new.withUnsafeBytes(in: 0..<new.count) { Array($0) }
    }
    for script in ScriptFinder(bytes) {
      switch script.content(in: bytes) {
      case .json(let range) where script.isJSON:
        page += Array("<script type=\"application/json\">".utf8) + changed(range, of: bytes) + Array("</script>\n".utf8)
      case .json(let range):
        // The parenthesis that ends the call is not part of the JSON.
        let end = bytes.withUnsafeBytes(in: range) { $0.lastIndex(of: UInt8(ascii: ")")) } ?? range.count
        page += Array("<script>\"ApolloSSRDataTransport\".push(".utf8)
        page += changed(range.lowerBound..<range.lowerBound + end, of: bytes) + Array(")</script>\n".utf8)
      case .rows: pushes.append(script)
      case .other: break
      }
    }
    if let stream = RowStreamJoiner.join(pushes, of: bytes) {
      page += Array("<script>self.__next_f.push([1,\"".utf8)
      for byte in rows(of: stream.bytes, changed) { append(byte, to: &page) }
      page += Array("\"])</script>\n".utf8)
    }
    return isChanged ? ByteBuffer(page) : nil
  }

  /// Returns the stream with changed rows. Rows without data are replaced by an empty module, because only their
  /// existence counts.
  private static func rows(of stream: ByteBuffer, _ changed: (Range<Int>, ByteBuffer) -> [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var splitter = RowSplitter(stream)
    while let row = splitter.next() {
      text += Array((row.id.text(in: stream) + ":").utf8)
      switch row.content {
      case .model(let range):
        text += changed(range, stream) + [0x0A]
      case .text(let range, _):
        let content = changed(range, stream)
        text += Array("T\(String(content.count, radix: 16)),".utf8) + content
      case .error(let range):
        text += [UInt8(ascii: "E")] + changed(range, stream) + [0x0A]
      case .other, .broken:
        text += Array("I[]\n".utf8)
      }
    }
    return text
  }

  private static func append(_ byte: UInt8, to page: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): page += [UInt8(ascii: "\\"), byte]
    case 0x0A: page += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
    case 0..<0x20, UInt8(ascii: "<"):
      let digits = String(byte, radix: 16)
      page += Array("\\u00\(digits.count < 2 ? "0" : "")\(digits)".utf8)
    default: page.append(byte)
    }
  }
}
