/// What has to be done to an old feed to get a new one: by identity, with the fewest moves in every list.
///
/// Equal names of both feeds have equal numbers. Per parent: take out what was deleted or moved away, then put in inserts
/// and moves at their new indexes in ascending order: that is the new list.
public struct FeedDiff {
  public let old: Feed
  public let new: Feed
  /// In the order of the new page; what was deleted stands where it was.
  public let changes: [FeedChange]
  public let counts: Counts
  /// The parts that were looked at.
  private let compared: FacetParts
  private let newFacets: [Int32]
  private let newSections: [Int32]
  /// New facets that look as they did, with all that stands in them.
  private let looksSame: [Bool]

  /// How many changes of each kind there are, and how many sections and facets have none.
  public struct Counts: Hashable, Sendable {
    public internal(set) var insert = 0
    public internal(set) var delete = 0
    public internal(set) var move = 0
    public internal(set) var update = 0
    /// Updates that touch nothing but what is logged.
    public internal(set) var logging = 0
    public internal(set) var same = 0
  }

  /// What is logged changes with every response; whoever only wants to draw need not look at it.
  public init(from old: Feed, to new: Feed, comparingLogging: Bool = true) {
    let old = old.numbered(by: new.document.interner)
    let matcher = FeedMatcher(old, new, comparesLogging: comparingLogging)
    var collector = ChangeCollector(old, new, matcher)
    collector.collect()
    self.old = old
    self.new = new
    compared = comparingLogging ? [.visible, .logging] : .visible
    changes = collector.found.changes
    counts = collector.found.counts
    newFacets = matcher.facets.newFacets
    newSections = matcher.newSections
    looksSame = matcher.facets.isSame
  }

  /// Whether there is anything to see.
  public var isVisible: Bool { counts.insert + counts.delete + counts.move + counts.update > 0 }

  /// What a section or facet of the old feed is in the new one; `nil` when it has gone.
  public func successor(of node: FeedNode) -> FeedNode? {
    switch node {
    case .section(let number): newSections[number] >= 0 ? .section(Int(newSections[number])) : nil
    case .facet(let number): newFacets[number] >= 0 ? .facet(Int(newFacets[number])) : nil
    }
  }

  /// What a facet of the old feed is in the new one, if it looks as it did, with all that stands in it.
  public func unchangedSuccessor(ofFacet facet: Int) -> Int? {
    let successor = Int(newFacets[facet])
    return successor >= 0 && looksSame[successor] ? successor : nil
  }

  /// What stands in the new feed for something that others stood in; `nil` when it has gone.
  public func successor(ofParent parent: FeedParent) -> FeedParent? {
    switch parent {
    case .page, .list(section: nil, _): return parent
    case .list(let section?, let role):
      guard case .section(let number)? = successor(of: .section(section)) else { return nil }
      return .list(section: number, role)
    case .facet(let facet):
      guard case .facet(let number)? = successor(of: .facet(facet)) else { return nil }
      return .facet(number)
    }
  }

  /// The parts of an updated section or facet that changed: `text.title`, `images.icon`, `component`.
  public func partNames(from oldNode: FeedNode, to newNode: FeedNode) -> [String] {
    switch (oldNode, newNode) {
    case (.facet(let old), .facet(let new)):
      PartComparison(old, of: self.old.tree, new, of: self.new.tree, in: compared).names
    case (.section(let old), .section(let new)):
      PartComparison(section: old, of: self.old.tree, new, of: self.new.tree).names
    case (.facet, .section), (.section, .facet): []
    }
  }
}
