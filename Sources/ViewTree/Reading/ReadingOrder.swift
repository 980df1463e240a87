import FacetModel

/// The facets of a page in the order in which they are read, without their words: a few bytes for each, however much it
/// says. What is silent is among them, since only its view knows that it is.
public struct ReadingOrder: Sendable {
  /// Their numbers in their tree.
  public private(set) var facets: [Int] = []
  /// For each of them the place behind all that stands in it.
  public private(set) var ends: [Int] = []
  /// The sections that show anything; the page's own header and footer are none.
  public private(set) var sections: [Range<Int>] = []

  public init(_ feed: Feed, admitted admission: Admission) {
    facets.reserveCapacity(admission.shownCount)
    ends.reserveCapacity(admission.shownCount)
    append(feed.header, admission)
    for section in feed.sections {
      let start = facets.count
      for list in [section.header, section.body, section.footer] {
        append(list, admission)
      }
      if facets.count > start { sections.append(start..<facets.count) }
    }
    append(feed.footer, admission)
  }

  /// The decoder limits how deep facets nest, and with that this recursion.
  private mutating func append(_ list: FacetList, _ admission: Admission) {
    for facet in list where admission.isShown(facet) {
      let place = facets.count
      facets.append(facet.index)
      ends.append(place + 1)
      append(facet.children, admission)
      ends[place] = facets.count
    }
  }

  /// The section that a place in `facets` belongs to.
  public func section(at place: Int) -> Range<Int>? {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].upperBound <= place { low = middle + 1 } else { high = middle }
    }
    return low < sections.count && sections[low].contains(place) ? sections[low] : nil
  }
}
