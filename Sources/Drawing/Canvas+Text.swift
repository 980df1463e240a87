import Text

extension Canvas {
  /// The rows as text without the spaces at their ends, as `render --format text` prints them and golden files hold
  /// them.
  public var textRows: [String] {
    var bytes: [UInt8] = []
    return (0..<size.height).map { y in
      bytes.removeAll(keepingCapacity: true)
      appendText(ofRow: y, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Appends the rows, each with the end of its line.
  public func appendText(to bytes: inout [UInt8]) {
    for y in 0..<size.height {
      appendText(ofRow: y, to: &bytes)
      bytes.append(0x0A)
    }
  }

  private func appendText(ofRow y: Int, to bytes: inout [UInt8]) {
    let row = self.row(y)
    // Most cells of a page are blank, so only the cells before the trailing spaces are converted to text.
    let end = row.lastIndex { $0.glyph?.isSpace != true } ?? -1
    for cell in row[...end] {
      cell.glyph?.appendUTF8(to: &bytes)
    }
  }
}
