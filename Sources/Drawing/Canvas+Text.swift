import Text

extension Canvas {
  /// The rows as text without the spaces at their ends, as `render --format text` prints them and golden files hold
  /// them.
  public var textRows: [String] {
    var bytes: [UInt8] = []
    return (0..<size.height).map { y in
      let row = self.row(y)
      bytes.removeAll(keepingCapacity: true)
      // Most cells of a page are blank, so only the cells before the trailing spaces are converted to text.
      let end = row.lastIndex { $0.glyph != .space } ?? row.startIndex - 1
      for cell in row[row.startIndex..<end + 1] {
        cell.glyph?.appendUTF8(to: &bytes)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
