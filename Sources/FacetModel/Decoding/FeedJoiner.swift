import JSON

/// The step that joins a page and the page after it to one feed.
///
/// Sections of the next page with a known id extend the old section; other sections follow at the end. A repeated facet
/// stays once, in its old place, and takes the new facets inside it. The header and footer of the first page stay, and
/// those of the next page are left out. The continuation comes from the last page.
///
/// Both feeds have their names numbered by one interner, so equal ids are equal symbols.
struct FeedJoiner {
  private let first: Feed
  private let next: Feed
  /// The facet of the first page whose click has loaded the next page, if any. The next page continues at this facet.
  private let loader: Facet?
  private var records: [FacetRecord]
  private var order: [UInt32]
  private var lists: [FacetTree.ListPlace]
  private var sections: [SectionRecord]
  /// The new numbers of the next page's lists.
  private var listNumbers: [Int] = []
  /// The new numbers of the next page's facets; -1 for facets that are left out.
  private var facetNumbers: [Int32] = []
  private var repeats: RepeatedFacets
  /// The next page's sections whose facets go into the loader's section.
  private var sectionsForLoader: Set<Int> = []

  init(_ first: Feed, _ next: Feed, loader: Facet? = nil) {
    self.first = first
    self.next = next
    self.loader = loader
    records = first.tree.records
    order = first.tree.order
    lists = first.tree.lists
    sections = first.tree.sections
    repeats = RepeatedFacets(first.tree, next.tree)
  }

  consuming func joined() -> Feed {
    let sectionNumbers = joinSections()
    for (number, section) in zip(sectionNumbers, next.sections) where number < first.sections.count {
      repeats.match(first.sections[number], section)
    }
    facetNumbers = numbers()
    joinLists(sectionNumbers)
    joinRecords()
    for (number, section) in next.tree.sections.enumerated() {
      if sectionsForLoader.contains(number) {
        for list in [section.header, section.body, section.footer] {
          sections[sectionNumbers[number]].body = run(sections[sectionNumbers[number]].body, list)
        }
      } else {
        grow(sectionNumbers[number], by: section)
      }
    }
    let growth = repeats.growth
    for (parent, children) in growth { grow(parent, by: children) }
    var runs = RunsOfFacets(order: order, header: first.header.range, footer: first.footer.range)
    var (records, sections) = (records, sections)
    runs.dropUnused(records: &records, sections: &sections)
    let tree = FacetTree(
      documents: first.tree.documents + next.tree.documents, records: records, order: runs.order, lists: lists,
      sections: sections, header: runs.header, footer: runs.footer,
      response: first.tree.response)
    var feed = Feed(
      tree: tree, header: FacetList(tree: tree, range: runs.header),
      sections: sections.indices.map { FacetSection(tree: tree, index: $0) },
      footer: FacetList(tree: tree, range: runs.footer), page: loader == nil ? next.page : first.page,
      custom: first.custom, style: first.style, source: first.source, diagnosticList: first.diagnosticList)
    // New children come after their parent in the records, but belong before it, so the tree is rebuilt.
    if !growth.isEmpty {
      feed = feed.replacing([], from: next)
      feed.keepsNumbers = false
    }
    feed.laterNotes =
      first.laterNotes + [DecodingNotes(document: next.document.outermost, list: notes)]
      + next.laterNotes
    return feed
  }

  private var notes: DiagnosticList {
    repeats.all.reduce(into: next.diagnosticList) { list, facet in
      let facet = next.tree[facet]
      list.add(
        .repeatedFacet, at: facet.source.document.outermostOffset(of: facet.source.range.lowerBound),
        "\(quoted(facet.id ?? facet.component.id)) is already on an earlier page; it is shown once")
    }
  }

  private func numbers() -> [Int32] {
    var numbers = [Int32](repeating: 0, count: next.tree.count)
    func leaveOut(_ list: FacetList) {
      for facet in list {
        numbers[facet.index] = -1
        leaveOut(facet.children)
      }
    }
    leaveOut(next.header)
    leaveOut(next.footer)
    for facet in repeats.all { numbers[facet] = -1 }
    var number = Int32(first.tree.count)
    for index in numbers.indices where numbers[index] >= 0 {
      numbers[index] = number
      number += 1
    }
    return numbers
  }

  /// Returns the number of the section that each section of the next page goes into.
  private mutating func joinSections() -> [Int] {
    var known: [Identity.Component: Int] = [:]
    for (number, section) in sections.enumerated() {
      known[section.identityComponent(in: first.tree)] = number
    }
    let count = next.tree.sections.count
    return next.tree.sections.enumerated().map { index, section in
      let identity = section.identityComponent(in: next.tree)
      // A response to a click may not name the section that it belongs to.
      if let home = loader?.section, count == 1 || section.id == .none, known[identity] == nil || section.id == .none {
        sectionsForLoader.insert(index)
        return home
      }
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
      let isForLoader = place.section.map(sectionsForLoader.contains) == true
      let place = FacetTree.ListPlace(
        section: place.section.map { sectionNumbers[$0] }, role: isForLoader ? .body : place.role)
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
    var runs: [UInt32] = []
    for facet in next.tree.order {
      runs.append(UInt32(order.count))
      let number = facetNumbers[Int(facet)]
      if number >= 0 { order.append(UInt32(number)) }
    }
    for (index, record) in next.tree.records.enumerated() where facetNumbers[index] >= 0 {
      var record = record
      record.document += UInt32(first.tree.documents.count)
      // All children of a new facet are new too.
      record.firstChild = record.childCount > 0 ? runs[Int(record.firstChild)] : 0
      record.parent =
        record.parent >= 0
        ? repeats.original(of: Int(record.parent)) ?? facetNumbers[Int(record.parent)]
        : ~Int32(listNumbers[Int(~record.parent)])
      records.append(record)
    }
    if let loader, let again = repeats.copy(of: loader.index) { renew(loader.index, from: next.tree.records[again]) }
  }

  /// Replaces a facet that has loaded a page by its newer version, which contains the next step.
  private mutating func renew(_ facet: Int, from newer: FacetRecord) {
    var record = newer
    record.document += UInt32(first.tree.documents.count)
    record.occurrence = records[facet].occurrence
    record.parent = records[facet].parent
    record.firstChild = records[facet].firstChild
    record.childCount = records[facet].childCount
    records[facet] = record
  }

  private mutating func grow(_ number: Int, by section: SectionRecord) {
    sections[number].header = run(sections[number].header, section.header)
    sections[number].body = run(sections[number].body, section.body)
    sections[number].footer = run(sections[number].footer, section.footer)
  }

  private mutating func grow(_ parent: Int, by children: [Int]) {
    let start = Int(records[parent].firstChild)
    let run = run(
      start..<start + Int(records[parent].childCount), adding: children.map { UInt32(facetNumbers[$0]) })
    records[parent].firstChild = UInt32(run.lowerBound)
    records[parent].childCount = UInt32(run.count)
  }

  private mutating func run(_ old: Range<Int>, _ added: Range<Int>) -> Range<Int> {
    run(old, adding: next.tree.order[added].map { facetNumbers[Int($0)] }.filter { $0 >= 0 }.map { UInt32($0) })
  }

  /// Extends a list. A list is one continuous run, so it is copied to the end with the added facets behind it. The
  /// facet that has loaded them stays last.
  private mutating func run(_ old: Range<Int>, adding added: [UInt32]) -> Range<Int> {
    guard !added.isEmpty else { return old }
    var counts: [Symbol: UInt32] = [:]
    for facet in order[old] { counts[records[Int(facet)].id, default: 0] += 1 }
    for facet in added {
      records[Int(facet)].occurrence = counts[records[Int(facet)].id, default: 0]
      counts[records[Int(facet)].id, default: 0] += 1
    }
    let start = order.count
    let last = order[old].last.flatMap { facet in loader.map { $0.index == Int(facet) } } == true ? 1 : 0
    order += Array(order[old].dropLast(last)) + added + Array(order[old].suffix(last))
    return start..<order.count
  }
}

extension Facet {
  /// The number of the section that contains the facet; `nil` in the page's own lists.
  fileprivate var section: Int? {
    var facet = self
    while let parent = facet.parent { facet = parent }
    return tree.lists[Int(~facet.record.parent)].section
  }
}
