/// What a person takes for one character: the least that truncation and wrapping may take away.
struct Cluster {
  /// Where it lies in the UTF-8 form.
  var range: Range<Int>
  var columns: Int
  /// Its first visible scalar, and whether it consists of more.
  var scalar: Unicode.Scalar
  var isSingle: Bool

  /// A space with a mark on it is to be seen.
  var isSpace: Bool { isSingle && LineBreakTable[scalar] == .space }

  func allowsBreak(before next: Cluster) -> Bool {
    LineBreakTable[scalar].allowsBreak(before: LineBreakTable[next.scalar])
  }
}
