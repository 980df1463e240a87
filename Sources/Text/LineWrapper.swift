/// Finds the lines of a text one by one; a copy of it is a place to come back to.
struct LineWrapper: IteratorProtocol {
  struct Line {
    var range: Range<Int>
    /// A single cluster that is wider than the line.
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
        // Spaces may hang over the edge, but a million of them need not be read for this line.
        if width > columns { break }
      } else {
        if previous.allowsBreak(before: cluster) { lastBreak = (end, rest) }
        if width > columns {
          // A word longer than the line breaks where it must.
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
