import FacetModel

/// The places of facets in the text of a feed, to find the facet around a byte.
struct FacetExtents {
  private struct Extent {
    let start: Int
    let end: Int
    let component: String
    /// The number of the facet whose text is around this one's.
    var parent: Int?
  }

  private var extents: [Extent] = []

  init(of feed: Feed) {
    let outermost = feed.document.outermost
    for index in 0..<feed.tree.count {
      let facet = feed.tree[index]
      let (source, document) = (facet.source, facet.source.document)
      guard document.outermost === outermost, !source.range.isEmpty else { continue }
      let start = document.outermostOffset(of: source.range.lowerBound)
      let end = document.outermostOffset(of: source.range.upperBound - 1)
      extents.append(Extent(start: start, end: end, component: facet.component.id))
    }
    // Of facets that begin at the same byte the longer one is around the other.
    extents.sort { ($0.start, $1.end) < ($1.start, $0.end) }
    var around: [Int] = []
    for index in extents.indices {
      while let last = around.last, extents[last].end < extents[index].start { around.removeLast() }
      extents[index].parent = around.last
      around.append(index)
    }
  }

  /// The id of the component of the innermost facet around a byte.
  func component(at offset: Int) -> String? {
    var index = last(startingUpTo: offset)
    while let candidate = index, extents[candidate].end < offset { index = extents[candidate].parent }
    return index.map { extents[$0].component }
  }

  /// The last facet in the text that does not start behind a byte.
  private func last(startingUpTo offset: Int) -> Int? {
    var (low, high) = (0, extents.count)
    while low < high {
      let middle = (low + high) / 2
      if extents[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
