import JSON

/// The pairs of sections and facets in an old feed and a new feed.
///
/// Siblings with the same name under paired parents are pairs. Facets whose id occurs once in either feed are pairs
/// too, wherever they stand. Equal subtrees are not compared further.
struct FeedMatcher {
  private(set) var facets: FacetPairs
  /// The partner of each section by its number; -1 if there is none.
  private(set) var newSections: [Int32]
  private(set) var oldSections: [Int32]
  /// The old sibling of each new facet, by position in the order, if their parents are paired; otherwise -1.
  private(set) var origins: [Int32]

  private let old: Feed
  private let new: Feed
  private let oldIndex: TreeIndex
  private let newIndex: TreeIndex
  private let comparesLogging: Bool
  private var siblings: SiblingMatcher
  /// The pairs of facets whose subtrees differ and are still to be compared.
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
    matchUniqueFacets()
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

  /// Pairs the children of two paired parents, or the facets of two paired lists.
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

  /// Pairs two facets. Unchanged facets are collected in a run as long as their numbers are consecutive.
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

  /// Returns the parts that may differ in a facet or below it.
  @inline(__always)
  func suspects(_ oldFacet: Int, _ newFacet: Int) -> FacetParts {
    let logged: FacetParts = comparesLogging ? .logging : []
    guard oldIndex.visible[oldFacet] == newIndex.visible[newFacet] else { return [.visible, logged] }
    return oldIndex.whole[oldFacet] == newIndex.whole[newFacet] ? [] : logged
  }

  /// Pairs facets that have moved to another parent, by ids that occur once in either feed.
  private mutating func matchUniqueFacets() {
    let gone = facets.newFacets.indices.filter { facets.newFacets[$0] < 0 }
    guard !gone.isEmpty, facets.oldFacets.contains(-1) else { return }
    for facet in gone where facets.newFacets[facet] < 0 {
      let id = old.tree.records[facet].id
      if oldIndex.uniqueFacets[id] == facet, let newFacet = newIndex.uniqueFacets[id] {
        var run = SameRun()
        pair(facet, newFacet, &run)
        facets.add(run)
      }
    }
    matchWaiting()
  }
}
