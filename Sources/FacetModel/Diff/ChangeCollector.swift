/// Walks a new feed beside an old one and writes down what differs.
struct ChangeCollector {
  private(set) var changes: [FeedChange] = []
  private(set) var counts = FeedDiff.Counts()
  let old: Feed
  let new: Feed
  let matcher: FeedMatcher
  let oldPositions: [UInt32]
  private let isSame: [Bool]
  private var longestRun = LongestIncreasingRun()
  /// How many sections and facets are new, and how many are in both feeds but not as they were.
  private var inserted = 0
  private var changed = 0

  init(_ old: Feed, _ new: Feed, _ matcher: FeedMatcher) {
    self.old = old
    self.new = new
    self.matcher = matcher
    oldPositions = old.tree.index.positions
    isSame = matcher.facets.isSame
  }

  mutating func collect() {
    visitFacets(old.tree.header, new.tree.header)
    visitSections()
    visitFacets(old.tree.footer, new.tree.footer)
    counts.same = new.tree.index.count + new.sections.count - inserted - changed
  }

  private mutating func visitSections() {
    let gone = matcher.newSections.indices.filter { matcher.newSections[$0] < 0 }
    let plan = SiblingPlan(origins: matcher.oldSections, gone: gone, isSame: { _ in false }, &longestRun)
    for step in plan.steps {
      switch step {
      case .delete(let number): delete(.section(number), at: number, size: goneSize(of: old.sections[number]))
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
    note(
      from: FeedPlace(node: .section(oldNumber), index: oldNumber),
      to: FeedPlace(node: .section(number), index: number),
      hasMoved: hasMoved,
      PartComparison(section: oldNumber, of: old.tree, number, of: new.tree).firstChange)
    for (oldList, newList) in zip(oldSection.lists, newSection.lists) {
      visitFacets(oldList.range, newList.range)
    }
  }

  /// The children of two parents that are the same, or two lists.
  private mutating func visitFacets(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    guard !oldRange.isEmpty || !newRange.isEmpty else { return }
    let (order, isSame) = (new.tree.order, isSame)
    let plan = SiblingPlan(
      origins: Array(matcher.origins[newRange]), gone: gone(from: oldRange),
      isSame: { isSame[Int(order[newRange.lowerBound + $0])] }, &longestRun)
    for step in plan.steps {
      switch step {
      case .delete(let index):
        let facet = Int(old.tree.order[oldRange.lowerBound + index])
        delete(.facet(facet), at: index, size: goneSize(of: facet))
      case .keep(let index):
        visitFacet(Int(new.tree.order[newRange.lowerBound + index]), at: index, hasMoved: false)
      case .move(let index), .arrive(let index):
        visitFacet(Int(new.tree.order[newRange.lowerBound + index]), at: index, hasMoved: true)
      }
    }
  }

  private mutating func visitFacet(_ facet: Int, at index: Int, hasMoved: Bool) {
    let oldFacet = Int(matcher.facets.oldFacets[facet])
    guard oldFacet >= 0 else {
      return insert(.facet(facet), at: index, facets: [new.tree.records[facet].childRange])
    }
    let isSame = isSame[facet]
    let part =
      isSame
      ? nil
      : PartComparison(oldFacet, of: old.tree, facet, of: new.tree, in: matcher.suspects(oldFacet, facet)).firstChange
    note(
      from: FeedPlace(node: .facet(oldFacet), index: oldIndex(of: oldFacet)),
      to: FeedPlace(node: .facet(facet), index: index), hasMoved: hasMoved, part)
    if !isSame {
      visitFacets(old.tree.records[oldFacet].childRange, new.tree.records[facet].childRange)
    }
  }

  private mutating func note(from origin: FeedPlace, to place: FeedPlace, hasMoved: Bool, _ part: FacetParts?) {
    if hasMoved {
      changes.append(.move(from: origin, to: place))
      counts.move += 1
    }
    if let part {
      changes.append(.update(from: origin, at: place, isVisible: part != .logging))
      if part == .logging {
        counts.logging += 1
      } else {
        counts.update += 1
      }
    }
    changed += hasMoved || part != nil ? 1 : 0
  }

  private mutating func delete(_ node: FeedNode, at index: Int, size: Int) {
    changes.append(.delete(FeedPlace(node: node, index: index), size: size))
    counts.delete += 1
  }

  /// Something new, and whatever has moved into it.
  private mutating func insert(_ node: FeedNode, at index: Int, facets ranges: [Range<Int>]) {
    let position = changes.count
    let place = FeedPlace(node: node, index: index)
    changes.append(.insert(place, size: 0))
    counts.insert += 1
    var size = if case .facet = node { 1 } else { 0 }
    inserted += size == 0 ? 1 : 0
    for range in ranges {
      size += visitInserted(range)
    }
    inserted += size
    changes[position] = .insert(place, size: size)
  }

  /// How many facets below something new are new as well.
  private mutating func visitInserted(_ range: Range<Int>) -> Int {
    var size = 0
    for (index, facet) in new.tree.order[range].enumerated() {
      if matcher.facets.oldFacets[Int(facet)] >= 0 {
        visitFacet(Int(facet), at: index, hasMoved: true)
      } else {
        size += 1 + visitInserted(new.tree.records[Int(facet)].childRange)
      }
    }
    return size
  }
}
