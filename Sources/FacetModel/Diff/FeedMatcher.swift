import JSON

/// Finds out which section and which facet of an old feed is which of a new one.
///
/// Siblings with one name under parents that are the same are the same; so are facets whose id stands once in either
/// feed, wherever they are. Equal subtrees are not looked into.
struct FeedMatcher {
  /// By number; -1 for what has gone or come.
  private(set) var newFacets: [Int32]
  private(set) var oldFacets: [Int32]
  private(set) var newSections: [Int32]
  private(set) var oldSections: [Int32]
  /// New facets that are as they were, and all below them.
  private(set) var isSame: [Bool]

  private let old: Feed
  private let new: Feed
  private let oldIndex: TreeIndex
  private let newIndex: TreeIndex
  private let comparesLogging: Bool
  private var siblings: SiblingMatcher
  /// Facets that were found, but whose subtrees differ.
  private var waiting: [(old: Int, new: Int)] = []
  private var oldKeys: [SiblingKey] = []
  private var newKeys: [SiblingKey] = []
  private var partners: [Int32] = []

  init(_ old: Feed, _ new: Feed, comparesLogging: Bool) {
    self.old = old
    self.new = new
    self.comparesLogging = comparesLogging
    oldIndex = old.tree.index
    newIndex = new.tree.index
    siblings = SiblingMatcher(new.document.interner)
    newFacets = Array(repeating: -1, count: old.tree.count)
    oldFacets = Array(repeating: -1, count: new.tree.count)
    newSections = Array(repeating: -1, count: old.sections.count)
    oldSections = Array(repeating: -1, count: new.sections.count)
    isSame = Array(repeating: false, count: new.tree.count)
    matchSections()
    matchLists(old.header.range, new.header.range)
    matchLists(old.footer.range, new.footer.range)
    matchWaiting()
    matchOnlyOnes()
  }

  private mutating func matchSections() {
    func keys(_ tree: FacetTree) -> [SiblingKey] {
      tree.sections.map { SiblingKey(id: $0.id, occurrence: UInt32($0.occurrence)) }
    }
    siblings.match(keys(old.tree), keys(new.tree), into: &partners)
    oldSections = partners
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
    Self.read(oldRange, of: old.tree, into: &oldKeys)
    Self.read(newRange, of: new.tree, into: &newKeys)
    siblings.match(oldKeys, newKeys, into: &partners)
    for (position, partner) in partners.enumerated() where partner >= 0 {
      pair(
        Int(old.tree.order[oldRange.lowerBound + Int(partner)]), Int(new.tree.order[newRange.lowerBound + position]))
    }
  }

  private static func read(_ range: Range<Int>, of tree: FacetTree, into keys: inout [SiblingKey]) {
    keys.removeAll(keepingCapacity: true)
    for facet in tree.order[range] {
      let record = tree.records[Int(facet)]
      keys.append(SiblingKey(id: record.id, occurrence: record.occurrence))
    }
  }

  private mutating func pair(_ oldFacet: Int, _ newFacet: Int) {
    if oldIndex.visible[oldFacet] == newIndex.visible[newFacet],
      !comparesLogging || oldIndex.logged[oldFacet] == newIndex.logged[newFacet]
    {
      // Equal subtrees have equal shapes, and each is one run of numbers.
      for distance in 0..<Int(oldIndex.sizes[oldFacet]) {
        newFacets[oldFacet - distance] = Int32(newFacet - distance)
        oldFacets[newFacet - distance] = Int32(oldFacet - distance)
        isSame[newFacet - distance] = true
      }
    } else {
      newFacets[oldFacet] = Int32(newFacet)
      oldFacets[newFacet] = Int32(oldFacet)
      waiting.append((oldFacet, newFacet))
    }
  }

  /// What has gone here may have come elsewhere: an id that stands once in either feed says so.
  private mutating func matchOnlyOnes() {
    guard newFacets.contains(-1), oldFacets.contains(-1) else { return }
    let onlyOld = OnlyOnes(old.tree)
    let onlyNew = OnlyOnes(new.tree)
    for facet in newFacets.indices where newFacets[facet] < 0 {
      let id = old.tree.records[facet].id
      if onlyOld[id] == facet, let newFacet = onlyNew[id] {
        pair(facet, newFacet)
      }
    }
    matchWaiting()
  }
}
