import Drawing

/// Which parts of the screen two sides take: beside each other, or one above the other where that is too narrow.
package struct SideBySideSplit {
  let page: Rect
  package let other: Rect
  /// Where it says what each side is.
  let pageHead: Rect
  let otherHead: Rect
  /// What stands between them, if anything has to.
  let divider: Rect

  /// Narrower ones leave neither side enough to be read.
  private static let leastWide = 70

  /// `size` is the screen without the status line. Both sides are equally wide: what differs is not the room.
  init(_ size: Size, pageIsFirst: Bool) {
    self.init(size, pageIsFirst: pageIsFirst, isBeside: size.width >= Self.leastWide, headRows: 1)
  }

  /// Of a piece of a whole page: beside each other however narrow that is.
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
