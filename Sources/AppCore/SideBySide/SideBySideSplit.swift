import Drawing

/// The areas of two sides on the screen: beside each other, or one above the other on a narrow screen.
package struct SideBySideSplit {
  let page: Rect
  package let other: Rect
  /// The row with the name of each side.
  let pageHead: Rect
  let otherHead: Rect
  /// The divider between the sides; empty if they are one above the other.
  let divider: Rect

  /// The least width for two sides beside each other.
  private static let leastWide = 70

  /// Splits the screen without the status line. Both sides are equally wide, so that only the pages differ.
  init(_ size: Size, pageIsFirst: Bool) {
    self.init(size, pageIsFirst: pageIsFirst, isBeside: size.width >= Self.leastWide, headRows: 1)
  }

  /// Splits a piece of a whole page. The sides are beside each other at any width.
  init(ofPiece size: Size, pageIsFirst: Bool, headRows: Int) {
    self.init(size, pageIsFirst: pageIsFirst, isBeside: true, headRows: headRows)
  }

  private init(_ size: Size, pageIsFirst: Bool, isBeside: Bool, headRows: Int) {
    let first: Rect
    let second: Rect
    if isBeside {
      let columns = (size.width - 1) / 2
      first = Rect(x: 0, y: 0, width: columns, height: size.height)
      second = Rect(x: size.width - columns, y: 0, width: columns, height: size.height)
      divider = Rect(x: columns, y: 0, width: size.width - 2 * columns, height: size.height)
    } else {
      let rows = (size.height + 1) / 2
      first = Rect(x: 0, y: 0, width: size.width, height: rows)
      second = Rect(x: 0, y: rows, width: size.width, height: size.height - rows)
      divider = Rect(x: 0, y: 0, width: 0, height: 0)
    }
    let (own, its) = pageIsFirst ? (first, second) : (second, first)
    (pageHead, page) = Self.parts(of: own, headRows)
    (otherHead, other) = Self.parts(of: its, headRows)
  }

  private static func parts(of side: Rect, _ headRows: Int) -> (head: Rect, body: Rect) {
    let rows = min(headRows, side.height)
    return (
      Rect(x: side.x, y: side.y, width: side.width, height: rows),
      Rect(x: side.x, y: side.y + rows, width: side.width, height: side.height - rows)
    )
  }
}
