import FacetModel

/// The facets of a page in reading order, without their words: a few bytes for each facet, however large it is. Silent
/// facets are included, because only a facet's view knows that it is silent.
public struct ReadingOrder: Sendable {
  /// The numbers of the facets in their tree.
  public private(set) var facets: [Int] = []
  /// For each facet the index in `facets` after everything inside it.
  public private(set) var ends: [Int] = []
  /// The sections that show anything. The page's own header and footer are not sections.
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

  /// Appends the facets of a list. The decoder limits how deep facets nest, and so limits this recursion.
  private mutating func append(_ list: FacetList, _ admission: Admission) {
    for facet in list where admission.isShown(facet) {
      let place = facets.count
      facets.append(facet.index)
      ends.append(place + 1)
      append(facet.children, admission)
      ends[place] = facets.count
    }
  }

  /// Returns the section that contains an index of `facets`.
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
