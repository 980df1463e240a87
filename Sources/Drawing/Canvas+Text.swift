import Text

extension Canvas {
  /// The rows as text, without the spaces at their ends: what `render --format text` prints and golden files hold.
  public var textRows: [String] {
    var bytes: [UInt8] = []
    return (0..<size.height).map { y in
      let row = self.row(y)
      bytes.removeAll(keepingCapacity: true)
      // Most of a page is blank: only what stands before the spaces at the end is looked at glyph by glyph.
      let end = row.lastIndex { $0.glyph != .space } ?? row.startIndex - 1
      for cell in row[row.startIndex..<end + 1] {
        cell.glyph?.appendUTF8(to: &bytes)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
