/// Reads a text cluster by cluster. What is hidden lies in the cluster before it (at the start: after it).
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

  /// How many UTF-8 bytes have been looked at.
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

  /// The longest piece from here on that leaves `reserved` of the columns free; `nil` if everything fits without.
  /// Reads one cluster too many at most.
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
