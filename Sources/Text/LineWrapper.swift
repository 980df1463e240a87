/// The lines of a text, found one by one. A copy of the wrapper continues at the same position.
struct LineWrapper: IteratorProtocol {
  struct Line {
    var range: Range<Int>
    /// Whether the line is a single cluster that is wider than the line.
    var isTooWide: Bool
  }

  private let columns: Int
  private(set) var clusters: Clusters

  init(_ text: SafeText, columns: Int) {
    self.columns = columns
    clusters = Clusters(text)
    clusters.skipSpaces()
  }

  var isAtEnd: Bool { clusters.isAtEnd }

  mutating func next() -> Line? {
    guard let first = clusters.next() else { return nil }
    let line = first.columns > columns ? Line(range: first.range, isTooWide: true) : fill(from: first)
    clusters.skipSpaces()
    return line
  }

  private mutating func fill(from first: Cluster) -> Line {
    let start = first.range.lowerBound
    var end = first.range.upperBound
    var width = first.columns
    var previous = first
    var rest = clusters
    var lastBreak: (end: Int, rest: Clusters)?
    while let cluster = clusters.next() {
      width += cluster.columns
      if cluster.isSpace {
        lastBreak = (end, clusters)
        // Spaces may exceed the line, but a million of them need not be read for it.
        if width > columns { break }
      } else {
        if previous.allowsBreak(before: cluster) { lastBreak = (end, rest) }
        if width > columns {
          // A word that is longer than the line is broken at the edge.
          (end, clusters) = lastBreak ?? (end, rest)
          break
        }
        end = cluster.range.upperBound
      }
      previous = cluster
      rest = clusters
    }
    return Line(range: start..<end, isTooWide: false)
  }
}
