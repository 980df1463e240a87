import JSON

/// Makes one feed of a page and the page after it: sections with an id that is there already grow, others follow. The
/// first page's own header and footer stay, and those of the next are left out; how to go on is said by the last page.
///
/// Both pages have their names numbered by one interner, so equal ids are equal symbols.
struct FeedJoiner {
  private let first: Feed
  private let next: Feed
  private var records: [FacetRecord]
  private var order: [UInt32]
  private var lists: [FacetTree.ListPlace]
  private var sections: [SectionRecord]
  /// The next page's lists, by where they are now.
  private var listNumbers: [Int]
  /// The next page's facets, by where they are now; those that are left out have no place.
  private var facetNumbers: [Int32]

  init(_ first: Feed, _ next: Feed) {
    self.first = first
    self.next = next
    records = first.tree.records
    order = first.tree.order
    lists = first.tree.lists
    sections = first.tree.sections
    listNumbers = []
    facetNumbers = Self.numbers(of: next, from: first.tree.count)
  }

  private static func numbers(of page: Feed, from start: Int) -> [Int32] {
    var numbers = [Int32](repeating: 0, count: page.tree.count)
    func leaveOut(_ list: FacetList) {
      for facet in list {
        numbers[facet.index] = -1
        leaveOut(facet.children)
      }
    }
    leaveOut(page.header)
    leaveOut(page.footer)
    var number = Int32(start)
    for index in numbers.indices where numbers[index] >= 0 {
      numbers[index] = number
      number += 1
    }
    return numbers
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
      sections: sections, header: first.tree.header, footer: first.tree.footer,
      response: first.tree.response)
    return Feed(
      tree: tree, dialect: first.dialect, header: FacetList(tree: tree, range: first.header.range),
      sections: sections.indices.map { FacetSection(tree: tree, index: $0) },
      footer: FacetList(tree: tree, range: first.footer.range), page: next.page, custom: first.custom,
      style: first.style, source: first.source, diagnosticList: first.diagnosticList,
      laterNotes: first.laterNotes + next.notes)
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
    // A run is left out as a whole, or not at all.
    var runs: [UInt32] = []
    for facet in next.tree.order {
      runs.append(UInt32(order.count))
      let number = facetNumbers[Int(facet)]
      if number >= 0 { order.append(UInt32(number)) }
    }
    for (index, record) in next.tree.records.enumerated() where facetNumbers[index] >= 0 {
      var record = record
      record.document += UInt32(first.tree.documents.count)
      record.firstChild = record.childCount > 0 ? runs[Int(record.firstChild)] : 0
      record.parent =
        record.parent >= 0 ? facetNumbers[Int(record.parent)] : ~Int32(listNumbers[Int(~record.parent)])
      records.append(record)
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
    let addedFacets = next.tree.order[added].map { UInt32(facetNumbers[Int($0)]) }
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
    FeedJoiner(numbered(by: page.document.interner), page).joined()
  }
}
