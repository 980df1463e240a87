import JSON

/// Makes one feed of a page and the page after it: sections with an id that is there already grow, others follow. The
/// first page's own header stays; how to go on is said by the last page.
///
/// Both pages have been read by one session, so equal ids are equal symbols.
struct FeedJoiner {
  private let first: Feed
  private let next: Feed
  private var records: [FacetRecord]
  private var order: [UInt32]
  private var lists: [FacetTree.ListPlace]
  private var sections: [SectionRecord]
  /// The next page's lists, by where they are now.
  private var listNumbers: [Int]

  init(_ first: Feed, _ next: Feed) {
    self.first = first
    self.next = next
    records = first.tree.records
    order = first.tree.order
    lists = first.tree.lists
    sections = first.tree.sections
    listNumbers = []
  }

  consuming func joined() -> Feed {
    let sectionNumbers = joinSections()
    joinLists(sectionNumbers)
    joinRecords()
    for (number, section) in next.tree.sections.enumerated() {
      grow(sectionNumbers[number], by: section)
    }
    let tree = FacetTree(
      documents: first.tree.documents + next.tree.documents, records: records, order: order, lists: lists,
      sections: sections, header: first.tree.header, footer: first.tree.footer)
    return Feed(
      tree: tree, dialect: first.dialect, header: FacetList(tree: tree, range: first.header.range),
      sections: sections.indices.map { FacetSection(tree: tree, index: $0) },
      footer: FacetList(tree: tree, range: first.footer.range), page: next.page, custom: first.custom,
      style: first.style, source: first.source, diagnosticList: first.diagnosticList)
  }

  /// Where each section of the next page belongs.
  private mutating func joinSections() -> [Int] {
    var known: [Identity.Component: Int] = [:]
    for (number, section) in sections.enumerated() {
      known[section.identityComponent(in: first.tree)] = number
    }
    return next.tree.sections.map { section in
      let identity = section.identityComponent(in: next.tree)
      if let number = known[identity] { return number }
      var section = section
      section.document += first.tree.documents.count
      section.header = 0..<0
      section.body = 0..<0
      section.footer = 0..<0
      sections.append(section)
      known[identity] = sections.count - 1
      return sections.count - 1
    }
  }

  private mutating func joinLists(_ sectionNumbers: [Int]) {
    var known = Dictionary(lists.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    for place in next.tree.lists {
      let place = FacetTree.ListPlace(section: place.section.map { sectionNumbers[$0] }, role: place.role)
      if let number = known[place] {
        listNumbers.append(number)
      } else {
        known[place] = lists.count
        listNumbers.append(lists.count)
        lists.append(place)
      }
    }
  }

  private mutating func joinRecords() {
    let facets = Int32(records.count)
    let runs = UInt32(order.count)
    order += next.tree.order.map { $0 + UInt32(facets) }
    records += next.tree.records.map { record in
      var record = record
      record.document += UInt32(first.tree.documents.count)
      record.firstChild += runs
      record.parent = record.parent >= 0 ? record.parent + facets : ~Int32(listNumbers[Int(~record.parent)])
      return record
    }
  }

  private mutating func grow(_ number: Int, by section: SectionRecord) {
    sections[number].header = run(sections[number].header, section.header)
    sections[number].body = run(sections[number].body, section.body)
    sections[number].footer = run(sections[number].footer, section.footer)
  }

  /// A list is one run: it is written anew, with what follows behind it.
  private mutating func run(_ old: Range<Int>, _ added: Range<Int>) -> Range<Int> {
    guard !added.isEmpty else { return old }
    let addedFacets = next.tree.order[added].map { $0 + UInt32(first.tree.records.count) }
    var counts: [Symbol: UInt32] = [:]
    for facet in order[old] { counts[records[Int(facet)].id, default: 0] += 1 }
    for facet in addedFacets {
      records[Int(facet)].occurrence = counts[records[Int(facet)].id, default: 0]
      counts[records[Int(facet)].id, default: 0] += 1
    }
    let start = order.count
    order += Array(order[old]) + addedFacets
    return start..<order.count
  }
}

extension Feed {
  /// This page and the one after it as one feed.
  public func appending(_ page: Feed) -> Feed {
    FeedJoiner(self, page).joined()
  }
}
