/// Finds the script elements of a web page, in one pass.
struct ScriptFinder: Sequence, IteratorProtocol {
  private let bytes: ByteBuffer
  private var at = 0
  private var number = 0

  init(_ bytes: ByteBuffer) {
    self.bytes = bytes
  }

  mutating func next() -> Script? {
    while let start = find(Self.opening, from: at) {
      at = start + Self.opening.count
      guard isEndOfName(at) else { continue }
      let attributes = at
      guard let end = find([UInt8(ascii: ">")], from: at) else { return nil }
      at = end + 1
      number += 1
      let content = at
      // A page that was cut off ends inside a script.
      let close = find(Self.closing, from: at) ?? bytes.count
      at = close
      return Script(number: number, range: content..<close, isJSON: saysJSON(attributes..<end))
    }
    return nil
  }

  private static let opening = Array("<script".utf8)
  private static let closing = Array("</script".utf8)

  /// Whether the tag's name ends here: `<scripting>` is no script.
  private func isEndOfName(_ offset: Int) -> Bool {
    offset < bytes.count && (bytes[offset] <= 0x20 || bytes[offset] == UInt8(ascii: ">"))
  }

  private func saysJSON(_ attributes: Range<Int>) -> Bool {
    Self.signsOfJSON.contains { bytes.place(of: $0, in: attributes) != nil }
  }

  private static let signsOfJSON = ["application/json", "__NEXT_DATA__", "+json"].map { Array($0.utf8) }

  private func find(_ name: [UInt8], from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    return bytes.place(of: name, in: start..<bytes.count, ignoringCase: true)
  }
}
