import FacetModel

/// All parts of a page in the order in which it is read, what was left out included. Made once for a feed: whoever looks
/// at a page of ten thousand facets sees forty of them.
final class PageIndex {
  enum Part: Hashable {
    /// A list of the page's own.
    case list(ListRole)
    case section(Int)
    case facet(Int)
  }

  struct Entry: Hashable {
    let part: Part
    let depth: Int
  }

  let feed: Feed
  private(set) var entries: [Entry] = []
  /// The entry of each facet, by the facet's number.
  private var numbers: [Int32]

  init(_ feed: Feed) {
    self.feed = feed
    numbers = Array(repeating: -1, count: feed.facetCount)
    entries.reserveCapacity(feed.facetCount + feed.sections.count + 2)
    add(feed.header, of: .list(.header))
    for (number, section) in feed.sections.enumerated() {
      entries.append(Entry(part: .section(number), depth: 0))
      for list in [section.header, section.body, section.footer] {
        for facet in list { add(facet, depth: 1) }
      }
    }
    add(feed.footer, of: .list(.footer))
  }

  /// Where a facet stands among the entries.
  func entry(ofFacet facet: Int) -> Int? {
    guard numbers.indices.contains(facet), numbers[facet] >= 0 else { return nil }
    return Int(numbers[facet])
  }

  private func add(_ list: FacetList, of part: Part) {
    guard !list.isEmpty else { return }
    entries.append(Entry(part: part, depth: 0))
    for facet in list { add(facet, depth: 1) }
  }

  /// The decoder limits how deep facets nest, and with that this recursion.
  private func add(_ facet: Facet, depth: Int) {
    numbers[facet.index] = Int32(truncatingIfNeeded: entries.count)
    entries.append(Entry(part: .facet(facet.index), depth: depth))
    for child in facet.children { add(child, depth: depth + 1) }
  }
}
