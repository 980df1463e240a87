import FacetModel

/// All parts of a page in the order in which it is read, what was left out included. Made once for a feed, and not before
/// somebody asks: whoever looks at a page of ten thousand facets sees forty of them.
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
  private lazy var listing = Listing(feed)

  init(_ feed: Feed) {
    self.feed = feed
  }

  var entries: [Entry] { listing.entries }

  /// Where a facet stands among the entries.
  func entry(ofFacet facet: Int) -> Int? {
    guard listing.numbers.indices.contains(facet), listing.numbers[facet] >= 0 else { return nil }
    return Int(listing.numbers[facet])
  }
}

private struct Listing {
  var entries: [PageIndex.Entry] = []
  /// The entry of each facet, by the facet's number.
  var numbers: [Int32]

  init(_ feed: Feed) {
    numbers = Array(repeating: -1, count: feed.facetCount)
    entries.reserveCapacity(feed.facetCount + feed.sections.count + 2)
    add(feed.header, of: .list(.header))
    for (number, section) in feed.sections.enumerated() {
      entries.append(PageIndex.Entry(part: .section(number), depth: 0))
      for list in [section.header, section.body, section.footer] {
        for facet in list { add(facet, depth: 1) }
      }
    }
    add(feed.footer, of: .list(.footer))
  }

  private mutating func add(_ list: FacetList, of part: PageIndex.Part) {
    guard !list.isEmpty else { return }
    entries.append(PageIndex.Entry(part: part, depth: 0))
    for facet in list { add(facet, depth: 1) }
  }

  /// The decoder limits how deep facets nest, and with that this recursion.
  private mutating func add(_ facet: Facet, depth: Int) {
    numbers[facet.index] = Int32(truncatingIfNeeded: entries.count)
    entries.append(PageIndex.Entry(part: .facet(facet.index), depth: depth))
    for child in facet.children { add(child, depth: depth + 1) }
  }
}
