/// The walk through a new feed beside an old feed, which records the differences.
struct ChangeCollector {
  private(set) var found = ChangeList()
  let old: Feed
  let new: Feed
  let matcher: FeedMatcher
  let oldPositions: [UInt32]
  /// The number of facets below each facet, including itself. A single facet is recognised without reading its record.
  let oldSizes: [UInt32]
  private let newSizes: [UInt32]
  private let relations: [FacetRelation]
  private var longestRun = LongestIncreasingRun()
  /// The number of new sections and facets.
  private var inserted = 0

  init(_ old: Feed, _ new: Feed, _ matcher: FeedMatcher) {
    self.old = old
    self.new = new
    self.matcher = matcher
    oldPositions = old.tree.index.positions
    oldSizes = old.tree.index.sizes
    newSizes = new.tree.index.sizes
    relations = matcher.facets.relations
  }

  mutating func collect() {
    visitFacets(old.tree.header, new.tree.header)
    visitSections()
    visitFacets(old.tree.footer, new.tree.footer)
    found.finish(all: new.tree.index.count + new.sections.count, inserted: inserted)
  }

  private mutating func visitSections() {
    let origins = matcher.oldSections
    let gone = matcher.newSections.indices.filter { matcher.newSections[$0] < 0 }
    let isUnchanged = [Bool](repeating: false, count: origins.count)
    let plan = SiblingPlan(origins: origins.span, gone: gone, isUnchanged: isUnchanged.span, &longestRun)
    for step in plan.steps {
      switch step {
      case .delete(let number): found.delete(.section(number), at: number, size: goneSize(of: old.sections[number]))
      case .keep(let number): visitSection(number, hasMoved: false)
      case .move(let number): visitSection(number, hasMoved: true)
      case .arrive(let number):
        let section = new.sections[number]
        insert(.section(number), at: number, facets: section.lists.map(\.range))
      }
    }
  }

  private mutating func visitSection(_ number: Int, hasMoved: Bool) {
    let oldNumber = Int(matcher.oldSections[number])
    let (oldSection, newSection) = (old.sections[oldNumber], new.sections[number])
    found.note(
      from: FeedPlace(node: .section(oldNumber), index: oldNumber),
      to: FeedPlace(node: .section(number), index: number),
      hasMoved: hasMoved,
      PartComparison(section: oldNumber, of: old.tree, number, of: new.tree).firstChange)
    for (oldList, newList) in zip(oldSection.lists, newSection.lists) {
      visitFacets(oldList.range, newList.range)
    }
  }

  /// Visits the children of two paired parents, or two paired lists.
  private mutating func visitFacets(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    guard !oldRange.isEmpty || !newRange.isEmpty else { return }
    let (order, origins, isUnchanged) = (new.tree.order, matcher.origins, matcher.isUnchanged)
    let plan = SiblingPlan(
      origins: origins.span.extracting(newRange), gone: gone(from: oldRange),
      isUnchanged: isUnchanged.span.extracting(newRange), &longestRun)
    found.reserve(plan.steps.count)
    for step in plan.steps {
      switch step {
      case .delete(let index):
        let facet = Int(old.tree.order[oldRange.lowerBound + index])
        found.delete(.facet(facet), at: index, size: goneSize(of: facet))
      case .keep(let index), .move(let index), .arrive(let index):
        let position = newRange.lowerBound + index
        let hasMoved = if case .keep = step { false } else { true }
        visitFacet(Int(order[position]), at: index, from: Int(origins[position]), hasMoved: hasMoved)
      }
    }
  }

  /// Visits a facet of the new feed. `oldIndex` is known if the parents are paired; otherwise it is -1.
  private mutating func visitFacet(_ facet: Int, at index: Int, from oldIndex: Int, hasMoved: Bool) {
    let oldFacet = Int(matcher.facets.oldFacets[facet])
    guard oldFacet >= 0 else {
      return insert(.facet(facet), at: index, facets: newSizes[facet] > 1 ? [new.tree.records[facet].childRange] : [])
    }
    let relation = relations[facet]
    let part: FacetParts? =
      switch relation {
      case .same: nil
      case .otherText: .text
      case .unknown:
        PartComparison(oldFacet, of: old.tree, facet, of: new.tree, in: matcher.suspects(oldFacet, facet)).firstChange
      }
    found.note(
      from: FeedPlace(node: .facet(oldFacet), index: oldIndex >= 0 ? oldIndex : self.oldIndex(of: oldFacet)),
      to: FeedPlace(node: .facet(facet), index: index), hasMoved: hasMoved, part)
    if relation == .unknown {
      visitFacets(old.tree.records[oldFacet].childRange, new.tree.records[facet].childRange)
    }
  }

  /// Records an inserted section or facet, and visits the facets that have moved into it.
  private mutating func insert(_ node: FeedNode, at index: Int, facets ranges: [Range<Int>]) {
    let place = FeedPlace(node: node, index: index)
    let position = found.insert(place)
    var size = if case .facet = node { 1 } else { 0 }
    inserted += size == 0 ? 1 : 0
    for range in ranges {
      size += visitInserted(range)
    }
    inserted += size
    found.finishInsert(place, at: position, size: size)
  }

  /// Returns the number of facets below an inserted node that are new as well.
  private mutating func visitInserted(_ range: Range<Int>) -> Int {
    var size = 0
    for (index, facet) in new.tree.order[range].enumerated() {
      if matcher.facets.oldFacets[Int(facet)] >= 0 {
        visitFacet(Int(facet), at: index, from: -1, hasMoved: true)
      } else {
        size += 1 + visitInserted(new.tree.records[Int(facet)].childRange)
      }
    }
    return size
  }
}
