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
  /// By the place of a new facet in the order: which of its old siblings it was, if its parent is the same; else -1.
  private(set) var origins: [Int32]
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
    origins = Array(repeating: -1, count: new.tree.order.count)
    isSame = Array(repeating: false, count: new.tree.count)
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
    let (oldOrder, newOrder) = (old.tree.order, new.tree.order)
    for position in newRange where origins[position] >= 0 {
      pair(Int(oldOrder[oldRange.lowerBound + Int(origins[position])]), Int(newOrder[position]))
    }
  }

  @inline(__always)
  private mutating func pair(_ oldFacet: Int, _ newFacet: Int) {
    newFacets[oldFacet] = Int32(newFacet)
    oldFacets[newFacet] = Int32(oldFacet)
    guard suspects(oldFacet, newFacet).isEmpty else { return waiting.append((oldFacet, newFacet)) }
    // Equal subtrees have equal shapes, and each is one run of numbers.
    for distance in 0..<Int(oldIndex.sizes[oldFacet]) {
      newFacets[oldFacet - distance] = Int32(newFacet - distance)
      oldFacets[newFacet - distance] = Int32(oldFacet - distance)
      isSame[newFacet - distance] = true
    }
  }

  /// The parts that may differ in a facet or below it.
  @inline(__always)
  func suspects(_ oldFacet: Int, _ newFacet: Int) -> FacetParts {
    var parts: FacetParts = oldIndex.visible[oldFacet] == newIndex.visible[newFacet] ? [] : .visible
    if comparesLogging, oldIndex.logged[oldFacet] != newIndex.logged[newFacet] { parts.insert(.logging) }
    return parts
  }

  /// What has gone here may have come elsewhere: an id that stands once in either feed says so.
  private mutating func matchOnlyOnes() {
    guard newFacets.contains(-1), oldFacets.contains(-1) else { return }
    for facet in newFacets.indices where newFacets[facet] < 0 {
      let id = old.tree.records[facet].id
      if oldIndex.onlyOnes[id] == facet, let newFacet = newIndex.onlyOnes[id] {
        pair(facet, newFacet)
      }
    }
    matchWaiting()
  }
}
