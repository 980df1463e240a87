/// The cells of a picture of true pixels, which a terminal or a file format draws in their place. They are the Unicode
/// placeholders of kitty's graphics protocol: a private scalar with two marks, for the row and the column.
///
/// Text of a feed never becomes such a glyph, because the sanitizer replaces private scalars.
extension Glyph {
  private static let placeholderBase: Unicode.Scalar = "\u{10EEEE}"

  /// Makes the glyph for a cell of a picture; `nil` for a picture with more rows or columns than the protocol has.
  public static func pictureCell(row: Int, column: Int) -> Glyph? {
    let marks = PlacementMarkTable.marks
    guard marks.indices.contains(row), marks.indices.contains(column) else { return nil }
    var glyph = Glyph(base: placeholderBase, isWide: false)
    glyph.add(marks[row])
    glyph.add(marks[column])
    return glyph
  }

  /// Makes the glyph for the first cell in a row of a picture. Without a column it is the first, if the cell to the left
  /// does not belong to the picture.
  public static func firstPictureCell(row: Int) -> Glyph? {
    let marks = PlacementMarkTable.marks
    guard marks.indices.contains(row) else { return nil }
    var glyph = Glyph(base: placeholderBase, isWide: false)
    glyph.add(marks[row])
    return glyph
  }

  /// A cell without marks. It shows what is right of the picture's cell before it.
  public static let nextPictureCell = Glyph(base: placeholderBase, isWide: false)

  public var isPictureCell: Bool { base == Self.placeholderBase }

  /// The row and the column in the picture; `nil` for other glyphs.
  public var pictureCell: (row: Int, column: Int)? {
    guard isPictureCell, let row = Self.place(of: mark1), let column = Self.place(of: mark2) else { return nil }
    return (row, column)
  }

  private static func place(of mark: Unicode.Scalar) -> Int? { places[mark] }

  private static let places = Dictionary(
    uniqueKeysWithValues: PlacementMarkTable.marks.enumerated().map { ($0.element, $0.offset) })
}
