import JSON

/// Finds out which section and which facet of an old feed is which of a new one.
///
/// Siblings with one name under parents that are the same are the same; so are facets whose id stands once in either
/// feed, wherever they are. Equal subtrees are not looked into.
struct FeedMatcher {
  private(set) var facets: FacetPairs
  /// By number; -1 for what has gone or come.
  private(set) var newSections: [Int32]
  private(set) var oldSections: [Int32]
  /// By the place of a new facet in the order: which of its old siblings it was, if its parent is the same; else -1.
  private(set) var origins: [Int32]

  private let old: Feed
  private let new: Feed
  private let oldIndex: TreeIndex
  private let newIndex: TreeIndex
  private let comparesLogging: Bool
  private var siblings: SiblingMatcher
  /// Facets that were found, but whose subtrees differ.
  private var waiting: [(old: Int, new: Int)] = []

  init(_ old: Feed, _ new: Feed, comparesLogging: Bool) {
    self.old = old
    self.new = new
    self.comparesLogging = comparesLogging
    oldIndex = old.tree.index
    newIndex = new.tree.index
    siblings = SiblingMatcher(new.document.interner)
    facets = FacetPairs(oldCount: old.tree.count, newCount: new.tree.count)
    newSections = Array(repeating: -1, count: old.sections.count)
    oldSections = Array(repeating: -1, count: new.sections.count)
    origins = Array(repeating: -1, count: new.tree.order.count)
    matchSections()
    matchLists(old.tree.header, new.tree.header)
    matchLists(old.tree.footer, new.tree.footer)
    matchWaiting()
    matchOnlyOnes()
  }

  private mutating func matchSections() {
    func names(_ tree: FacetTree) -> [SiblingName] {
      tree.sections.map { SiblingName(id: $0.id, occurrence: UInt32($0.occurrence)) }
    }
    let (oldNames, newNames) = (names(old.tree), names(new.tree))
    oldNames.withUnsafeBufferPointer { oldNames in
      newNames.withUnsafeBufferPointer { newNames in
        oldSections.withUnsafeMutableBufferPointer { siblings.match(oldNames, newNames, into: $0) }
      }
    }
    for (number, partner) in oldSections.enumerated() where partner >= 0 {
      newSections[Int(partner)] = Int32(number)
      let (old, new) = (old.tree.sections[Int(partner)], new.tree.sections[number])
      matchLists(old.header, new.header)
      matchLists(old.body, new.body)
      matchLists(old.footer, new.footer)
    }
  }

  private mutating func matchWaiting() {
    while let (oldFacet, newFacet) = waiting.popLast() {
      matchLists(old.tree.records[oldFacet].childRange, new.tree.records[newFacet].childRange)
    }
  }

  /// The children of two parents that are the same, or two lists.
  private mutating func matchLists(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    guard !oldRange.isEmpty, !newRange.isEmpty else { return }
    oldIndex.names.withUnsafeBufferPointer { oldNames in
      newIndex.names.withUnsafeBufferPointer { newNames in
        origins.withUnsafeMutableBufferPointer { origins in
          siblings.match(
            oldNames.extracting(oldRange), newNames.extracting(newRange), into: origins.extracting(newRange))
        }
      }
    }
    let (oldOrder, newOrder, partners) = (old.tree.order, new.tree.order, origins)
    var run = SameRun()
    for position in newRange where partners[position] >= 0 {
      pair(Int(oldOrder[oldRange.lowerBound + Int(partners[position])]), Int(newOrder[position]), &run)
    }
    facets.add(run)
  }

  /// Those that are as they were are collected in a run as long as their numbers follow each other.
  @inline(__always)
  private mutating func pair(_ oldFacet: Int, _ newFacet: Int, _ run: inout SameRun) {
    guard isUnchanged(oldFacet, newFacet) else {
      facets.add(oldFacet, newFacet)
      return waiting.append((oldFacet, newFacet))
    }
    // Equal subtrees have equal shapes, and each is one run of numbers.
    let size = Int(newIndex.sizes[newFacet])
    if !run.grow(by: size, to: oldFacet, newFacet) {
      facets.add(run)
      run = SameRun(oldFacet, newFacet, size: size)
    }
  }

  @inline(__always)
  private func isUnchanged(_ oldFacet: Int, _ newFacet: Int) -> Bool {
    comparesLogging
      ? oldIndex.whole[oldFacet] == newIndex.whole[newFacet] : oldIndex.visible[oldFacet] == newIndex.visible[newFacet]
  }

  /// The parts that may differ in a facet or below it.
  @inline(__always)
  func suspects(_ oldFacet: Int, _ newFacet: Int) -> FacetParts {
    let logged: FacetParts = comparesLogging ? .logging : []
    guard oldIndex.visible[oldFacet] == newIndex.visible[newFacet] else { return [.visible, logged] }
    return oldIndex.whole[oldFacet] == newIndex.whole[newFacet] ? [] : logged
  }

  /// What has gone here may have come elsewhere: an id that stands once in either feed says so.
  private mutating func matchOnlyOnes() {
    let gone = facets.newFacets.indices.filter { facets.newFacets[$0] < 0 }
    guard !gone.isEmpty, facets.oldFacets.contains(-1) else { return }
    for facet in gone where facets.newFacets[facet] < 0 {
      let id = old.tree.records[facet].id
      if oldIndex.onlyOnes[id] == facet, let newFacet = newIndex.onlyOnes[id] {
        var run = SameRun()
        pair(facet, newFacet, &run)
        facets.add(run)
      }
    }
    matchWaiting()
  }
}
