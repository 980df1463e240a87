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
  /// Whether each new facet, by position in the order, is unchanged and has such a sibling.
  private(set) var isUnchanged: [Bool]

  private let old: Feed
  private let new: Feed
  private let oldIndex: TreeIndex
  private let newIndex: TreeIndex
  private let comparesLogging: Bool
  /// The fingerprints that tell whether a facet is unchanged.
  private let oldPrints: [Fingerprint]
  private let newPrints: [Fingerprint]
  private var siblings: SiblingMatcher
  /// The pairs of facets whose subtrees differ and are still to be compared.
  private var waiting: [(old: Int, new: Int)] = []

  init(_ old: Feed, _ new: Feed, comparesLogging: Bool) {
    self.old = old
    self.new = new
    self.comparesLogging = comparesLogging
    oldIndex = old.tree.index
    newIndex = new.tree.index
    oldPrints = comparesLogging ? old.tree.wholeFingerprints : oldIndex.visible
    newPrints = comparesLogging ? new.tree.wholeFingerprints : newIndex.visible
    siblings = SiblingMatcher(new.document.interner)
    facets = FacetPairs(oldCount: old.tree.count, newCount: new.tree.count)
    newSections = Array(repeating: -1, count: old.sections.count)
    oldSections = Array(repeating: -1, count: new.sections.count)
    origins = Array(repeating: -1, count: new.tree.order.count)
    isUnchanged = Array(repeating: false, count: new.tree.order.count)
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
    pairSiblings(oldRange, newRange)
  }

  /// Pairs the facets of two lists whose names have been matched. The arrays of the feeds are read directly, because
  /// most of the time of a comparison passes here.
  private mutating func pairSiblings(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    let (oldOrder, newOrder) = (old.tree.order, new.tree.order)
    let (oldPrints, newPrints) = (oldPrints, newPrints)
    let oldFacets = oldOrder.span.extracting(oldRange)
    let newFacets = newOrder.span.extracting(newRange)
    let oldSpan = oldPrints.span
    let newSpan = newPrints.span
    let newSizes = newIndex.sizes
    let sizes = newSizes.span
    let partners = origins
    let oldIndexes = partners.span.extracting(newRange)
    // Taken out of this value for the loop, so that no step checks whether anything else refers to it.
    var marks: [Bool] = []
    swap(&marks, &isUnchanged)
    defer { swap(&marks, &isUnchanged) }
    var marked = marks.mutableSpan
    var run = SameRun()
    let firstChanged = waiting.count
    // All positions are those of the two lists, and all numbers those of their facets.
    for index in 0..<newFacets.count {
      let oldIndex = oldIndexes[unchecked: index]
      guard oldIndex >= 0 else { continue }
      let oldFacet = Int(oldFacets[unchecked: Int(oldIndex)])
      let newFacet = Int(newFacets[unchecked: index])
      if oldSpan[unchecked: oldFacet] == newSpan[unchecked: newFacet] {
        marked[unchecked: newRange.lowerBound &+ index] = true
        grow(&run, by: Int(sizes[unchecked: newFacet]), to: oldFacet, newFacet)
      } else {
        addChanged(oldFacet, newFacet)
      }
    }
    facets.add(run)
    for facet in ChangedTexts.find(in: waiting[firstChanged...], old.tree, new.tree) {
      facets.noteOtherText(of: facet)
    }
  }

  /// Pairs two facets wherever they stand.
  private mutating func pair(_ oldFacet: Int, _ newFacet: Int) {
    guard oldPrints[oldFacet] == newPrints[newFacet] else {
      return addChanged(oldFacet, newFacet)
    }
    facets.add(SameRun(oldFacet, newFacet, size: Int(newIndex.sizes[newFacet])))
  }

  /// Adds two equal subtrees to a run of them, as long as their numbers are consecutive. Equal subtrees have equal
  /// shapes, and each is one run of numbers.
  @inline(__always)
  private mutating func grow(_ run: inout SameRun, by size: Int, to oldFacet: Int, _ newFacet: Int) {
    if !run.grow(by: size, to: oldFacet, newFacet) {
      facets.add(run)
      run = SameRun(oldFacet, newFacet, size: size)
    }
  }

  private mutating func addChanged(_ oldFacet: Int, _ newFacet: Int) {
    facets.add(oldFacet, newFacet)
    waiting.append((oldFacet, newFacet))
  }

  /// Returns the parts that may differ in a facet or below it.
  @inline(__always)
  func suspects(_ oldFacet: Int, _ newFacet: Int) -> FacetParts {
    let logged: FacetParts = comparesLogging ? .logging : []
    guard oldIndex.visible[oldFacet] == newIndex.visible[newFacet] else { return [.visible, logged] }
    return oldPrints[oldFacet] == newPrints[newFacet] ? [] : logged
  }

  /// Pairs facets that have moved to another parent, by ids that occur once in either feed.
  private mutating func matchUniqueFacets() {
    let unpaired = NegativeNumbers.positions(in: facets.newFacets)
    guard !unpaired.isEmpty, facets.oldFacets.contains(-1) else { return }
    for facet in unpaired {
      // Few gone facets are far apart in memory, and names are the smaller table.
      let id = oldIndex.names[Int(oldIndex.positions[facet])].id
      if let newFacet = newIndex.uniqueFacets[id], oldIndex.uniqueFacets[id] == facet { pair(facet, newFacet) }
    }
    matchWaiting()
  }
}
