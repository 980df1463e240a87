/// A box of an AVIF file (ISO/IEC 14496-12): its length, its name, and its content, which may be boxes again.
struct FileBox {
  let name: ArraySlice<UInt8>
  let content: ArraySlice<UInt8>

  /// Reads the box at the start of some bytes; `nil` if they hold none.
  init?(at bytes: ArraySlice<UInt8>) {
    guard bytes.count >= 8 else { return nil }
    let start = bytes.startIndex
    let short = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    // One says that a longer number follows; zero, that the box goes on to the end.
    let head = short == 1 ? 16 : 8
    let long = bytes.dropFirst(8).prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let length = short == 0 ? bytes.count : short == 1 ? Int(clamping: long) : short
    guard length >= head, bytes.count >= head else { return nil }
    name = bytes[start + 4..<start + 8]
    content = bytes[start + head..<start + min(length, bytes.count)]
  }

  /// Returns the contents of all boxes with a name, one after the other in some bytes.
  static func contents(of name: StaticString, in bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let wanted = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    var contents: [ArraySlice<UInt8>] = []
    var rest = bytes
    while let box = FileBox(at: rest) {
      if box.name.elementsEqual(wanted) { contents.append(box.content) }
      rest = rest[box.content.endIndex...]
    }
    return contents
  }
}
