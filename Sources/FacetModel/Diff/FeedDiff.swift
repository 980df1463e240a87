/// The steps from an old feed to a new one, by identity, with the fewest moves in every list.
///
/// Both feeds have their names numbered by one interner. To build the new list of a parent, remove the deleted and
/// moved nodes. Then insert the new and moved nodes at their new indexes, in ascending order.
public struct FeedDiff {
  public let old: Feed
  public let new: Feed
  /// The changes in the order of the new page. A deletion stands at the place of the deleted node.
  public let changes: [FeedChange]
  public let counts: Counts
  /// Whether a further page follows the new page, if that is a change. It counts as an update. Cursors are not compared,
  /// because they change with every response.
  public let furtherPageFollows: Bool?
  /// The other parts of the page itself that have changed. Each counts as an update.
  public let pageParts: [PagePart]
  /// The parts that were compared.
  private let compared: FacetParts
  private let newFacets: [Int32]
  private let newSections: [Int32]
  /// The relation of each new facet to its old facet.
  private let relations: [FacetRelation]

  /// The number of changes of each kind, and the number of unchanged sections and facets.
  public struct Counts: Hashable, Sendable {
    public internal(set) var insert = 0
    public internal(set) var delete = 0
    public internal(set) var move = 0
    public internal(set) var update = 0
    /// The number of updates that change only logging.
    public internal(set) var logging = 0
    public internal(set) var same = 0

    public init() {}
  }

  /// Compares two feeds. Logging changes with every response; a caller that only draws can leave it out.
  public init(from old: Feed, to new: Feed, comparingLogging: Bool = true) {
    let old = old.numbered(by: new.document.interner)
    let matcher = FeedMatcher(old, new, comparesLogging: comparingLogging)
    var collector = ChangeCollector(old, new, matcher)
    collector.collect()
    self.old = old
    self.new = new
    compared = comparingLogging ? [.visible, .logging] : .visible
    changes = collector.found.changes
    let followed = old.page.next != nil
    let follows = new.page.next != nil
    furtherPageFollows = follows == followed ? nil : follows
    var counts = collector.found.counts
    if follows != followed { counts.update += 1 }
    pageParts = PagePart.allCases.filter { $0.differs(old, new) }
    counts.update += pageParts.count
    self.counts = counts
    newFacets = matcher.facets.newFacets
    newSections = matcher.newSections
    relations = matcher.facets.relations
  }

  /// Whether the diff has visible changes.
  public var isVisible: Bool { counts.insert + counts.delete + counts.move + counts.update > 0 }

  /// Returns the node of the new feed that a node of the old feed has become; `nil` if it is gone.
  public func successor(of node: FeedNode) -> FeedNode? {
    switch node {
    case .section(let number): newSections[number] >= 0 ? .section(Int(newSections[number])) : nil
    case .facet(let number): newFacets[number] >= 0 ? .facet(Int(newFacets[number])) : nil
    }
  }

  /// Returns the new facet that an old facet has become, if it looks unchanged, including everything below it.
  public func unchangedSuccessor(ofFacet facet: Int) -> Int? {
    let successor = Int(newFacets[facet])
    return successor >= 0 && relations[successor] == .same ? successor : nil
  }

  /// Returns the parent in the new feed that a parent of the old feed has become; `nil` if it is gone.
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

  /// Returns the parts of an updated section or facet that have changed: `text.title`, `images.icon`, `component`.
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
