/// The clusters of a text, read one by one. Hidden scalars belong to the cluster before them, or to the first cluster
/// if they start the text.
struct Clusters: IteratorProtocol {
  private var scanner: GlyphScanner
  private var upcoming: GlyphScanner.Element?
  private var end = 0
  private let length: Int

  init(_ text: SafeText) {
    scanner = GlyphScanner(text.string)
    length = text.string.utf8.count
    upcoming = scanner.next()
  }

  var isAtEnd: Bool { upcoming == nil }

  /// The number of UTF-8 bytes read so far.
  var bytesRead: Int { scanner.position }

  mutating func next() -> Cluster? {
    guard let first = upcoming else { return nil }
    var columns = first.glyph.columns
    var isSingle = first.glyph.scalars.count == 1
    upcoming = scanner.next()
    while let glyph = upcoming?.glyph, upcoming?.joins == true {
      columns += glyph.columns
      isSingle = false
      upcoming = scanner.next()
    }
    let start = end
    end = upcoming?.start ?? length
    return Cluster(range: start..<end, columns: columns, scalar: first.scalar, isSingle: isSingle)
  }

  mutating func skipSpaces() {
    var rest = self
    while rest.next()?.isSpace == true { self = rest }
  }

  /// Returns the longest piece from here on that leaves `reserved` of the columns free. Returns `nil` if the rest of
  /// the text fits into `columns`. Reads at most one cluster beyond the columns.
  mutating func piece(fitting columns: Int, reserving reserved: Int, trimsSpaces: Bool) -> Range<Int>? {
    let start = end
    var cut = start
    var width = 0
    while let cluster = next() {
      width += cluster.columns
      if width > columns { return start..<cut }
      if width <= columns - reserved, !(trimsSpaces && cluster.isSpace) { cut = cluster.range.upperBound }
    }
    return nil
  }
}

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
