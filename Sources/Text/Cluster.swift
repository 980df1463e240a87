/// A user-perceived character: the smallest unit that truncation and wrapping may cut off.
struct Cluster {
  /// The range of bytes in the UTF-8 form of the text.
  var range: Range<Int>
  var columns: Int
  /// The first visible scalar of the cluster.
  var scalar: Unicode.Scalar
  /// Whether the cluster consists of that scalar alone.
  var isSingle: Bool

  /// Whether the cluster is a space. A space with a mark on it is visible and does not count.
  var isSpace: Bool { isSingle && LineBreakTable[scalar] == .space }

  func allowsBreak(before next: Cluster) -> Bool {
    LineBreakTable[scalar].allowsBreak(before: LineBreakTable[next.scalar])
  }
}
