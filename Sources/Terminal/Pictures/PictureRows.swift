/// The rows of a frame that erase pictures drawn over the text. Without such pictures nothing is noted.
struct PictureRows {
  /// The rows of pictures that have moved away, which have to be written whole.
  let moved: Set<Int>
  /// The rows that are written.
  private(set) var written: Set<Int>
  private let areNoted: Bool

  /// `moved` is `nil` where no pictures are drawn over the text.
  init(moved: Set<Int>?) {
    self.moved = moved ?? []
    written = self.moved
    areNoted = moved != nil
  }

  mutating func write(_ rows: Range<Int>) {
    if areNoted { written.formUnion(rows) }
  }
}
