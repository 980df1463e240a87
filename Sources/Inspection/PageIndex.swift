import FacetModel

/// All parts of a page in reading order, omitted facets included. Made once for a feed and only on request, because
/// most pages are never inspected.
package final class PageIndex {
  package enum Part: Hashable {
    /// A list of the page itself.
    case list(ListRole)
    case section(Int)
    case facet(Int)
  }

  package struct Entry: Hashable {
    package let part: Part
    let depth: Int
  }

  package let feed: Feed
  private lazy var listing = Listing(feed)

  package init(_ feed: Feed) {
    self.feed = feed
  }

  package var entries: [Entry] { listing.entries }

  /// The entry of a facet.
  package func entry(ofFacet facet: Int) -> Int? {
    guard listing.numbers.indices.contains(facet), listing.numbers[facet] >= 0 else { return nil }
    return Int(listing.numbers[facet])
  }

  /// The entry of the same part as an entry of another page: the facet with its identity, or the section with its id. Of
  /// several sections with one id it is the one with the same number of others before it.
  package func entry(like number: Int, of other: PageIndex) -> Int? {
    guard other.entries.indices.contains(number) else { return nil }
    switch other.entries[number].part {
    case .list(let role): return entries.firstIndex { $0.part == .list(role) }
    case .section(let number):
      let id = other.feed.sections[number].id
      let before = other.feed.sections[..<number].count { $0.id == id }
      let same = feed.sections.indices.filter { feed.sections[$0].id == id }
      guard let section = same.dropFirst(before).first else { return nil }
      return entries.firstIndex { $0.part == .section(section) }
    case .facet(let number): return feed.facet(other.feed.tree[number].identity).flatMap { entry(ofFacet: $0.index) }
    }
  }
}

private struct Listing {
  var entries: [PageIndex.Entry] = []
  /// The entry of each facet, by the number of the facet.
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

  /// The recursion is limited, because the decoder limits the nesting of facets.
  private mutating func add(_ facet: Facet, depth: Int) {
    numbers[facet.index] = Int32(truncatingIfNeeded: entries.count)
    entries.append(PageIndex.Entry(part: .facet(facet.index), depth: depth))
    for child in facet.children { add(child, depth: depth + 1) }
  }
}
