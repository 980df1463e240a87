/// The runs of facets in a joined feed. A list that grows is copied to the end, which leaves its old run unused.
struct RunsOfFacets {
  private(set) var order: [UInt32]
  private(set) var header: Range<Int>
  private(set) var footer: Range<Int>

  init(order: [UInt32], header: Range<Int>, footer: Range<Int>) {
    self.order = order
    self.header = header
    self.footer = footer
  }

  /// Drops the unused runs once they are more than the facets. Without this, the runs of a feed of many pages would be
  /// as many as the square of its pages.
  mutating func dropUnused(records: inout [FacetRecord], sections: inout [SectionRecord]) {
    guard order.count > 2 * records.count else { return }
    var kept: [UInt32] = []
    kept.reserveCapacity(records.count)
    let old = order
    func keep(_ run: Range<Int>) -> Range<Int> {
      let start = kept.count
      kept += old[run]
      return start..<kept.count
    }
    header = keep(header)
    footer = keep(footer)
    for index in sections.indices {
      sections[index].header = keep(sections[index].header)
      sections[index].body = keep(sections[index].body)
      sections[index].footer = keep(sections[index].footer)
    }
    for index in records.indices where records[index].childCount > 0 {
      records[index].firstChild = UInt32(keep(records[index].childRange).lowerBound)
    }
    order = kept
  }
}
