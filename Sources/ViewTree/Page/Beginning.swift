/// A block of which at least the first rows are right, as many as the caller asked for.
struct Beginning {
  let block: Block
  /// Whether all rows are right, because nothing was left out.
  let isWhole: Bool

  init(_ block: Block, isWhole: Bool = true) {
    self.block = block
    self.isWhole = isWhole
  }
}
