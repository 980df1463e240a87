extension Canvas {
  /// The rows as text, without the spaces at their ends: what `render --format text` prints and golden files hold.
  public var textRows: [String] {
    (0..<size.height).map { y in
      var row = ""
      for cell in self.row(y) {
        cell.glyph?.write(to: &row)
      }
      while row.last == " " {
        row.removeLast()
      }
      return row
    }
  }
}
