import FacetModel

/// The parts of a page that stand one below the other, in reading order: facets by themselves, carousels with their
/// cards, members of grids. Views are made when something near the screen is laid out, so a tree costs a few bytes a
/// facet, whatever the facet says.
public struct ViewTree {
  public struct Node: Sendable {
    /// The facet's number in its tree.
    public let facet: Int
    let traits: ViewTraits
    let run: Int
    /// The number of its section, negative for the page's own lists.
    let section: Int
    let role: ListRole
  }

  /// Neighbours of one list and one component, which can stand beside each other where there is room.
  struct Run: Sendable {
    let start: Int
    var count: Int
    /// The grid they are in, if any.
    let grid: Int?
  }

  struct Section {
    var header: Range<Int>
    var all: Range<Int>
    let isSticky: Bool
    let layout: FacetLayout
    let style: FacetStyle
    /// Whether the backend says anything about its layout or style.
    let hasLook: Bool
  }

  public let feed: Feed
  public let admission: Admission
  public let nodes: [Node]
  let runs: [Run]
  let sections: [Section]

  /// Unrolled, a carousel of very many cards is a grid: it is laid out row by row, as everything long is.
  public init(_ feed: Feed, admitted admission: Admission, views: any ViewMaking, isUnrolled: Bool = false) {
    var builder = ViewTreeBuilder(
      admission: admission, views: views, isUnrolled: isUnrolled, expected: admission.shownCount)
    builder.build(feed)
    self.feed = feed
    self.admission = admission
    nodes = builder.nodes
    runs = builder.runs
    sections = builder.sections
  }

  /// The nodes of each section that shows anything.
  public var shownSections: [Range<Int>] { sections.map(\.all).filter { !$0.isEmpty } }

  /// The first node of each section that shows anything.
  var sectionStarts: [Int] { shownSections.map(\.lowerBound) }

  public func facet(_ index: Int) -> Facet { feed.tree[index] }

  public func facet(at node: Int) -> Facet { feed.tree[nodes[node].facet] }

  /// The node of each facet, by the facet's number; -1 for those that are no node.
  public var nodesByFacet: [Int32] {
    var result = [Int32](repeating: -1, count: feed.tree.count)
    for (number, node) in nodes.enumerated() where result[node.facet] < 0 {
      result[node.facet] = Int32(number)
    }
    return result
  }
}
