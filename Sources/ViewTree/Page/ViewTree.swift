import FacetModel

/// The nodes of a page in reading order: single facets, carousels with their cards, and members of grids.
///
/// A view is made only when a node near the screen is laid out. So a tree costs a few bytes for each facet, however
/// large the facet is. A class, because nothing of it changes, and layouts are copied.
public final class ViewTree {
  public struct Node: Sendable {
    /// The facet's number in its tree.
    public let facet: Int
    let traits: ViewTraits
    let run: Int
    /// The number of the node's section; negative for the page's own header and footer.
    let section: Int
    let role: ListRole
  }

  /// Neighbouring nodes of one list and one component, which can share the width of the page.
  struct Run: Sendable {
    let start: Int
    var count: Int
    /// The number of the grid around the nodes, if any.
    let grid: Int?
  }

  struct Section {
    var header: Range<Int>
    var all: Range<Int>
    let isSticky: Bool
    let layout: FacetLayout
    let style: FacetStyle
    /// Whether the backend sends a layout or style for the section.
    let hasLook: Bool
  }

  public let feed: Feed
  public let admission: Admission
  public let nodes: [Node]
  let runs: [Run]
  let sections: [Section]

  /// Creates the tree of a feed. In an unrolled tree a carousel with very many cards becomes a grid, because a grid is
  /// laid out row by row.
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

  /// The node of each facet, by the facet's number; -1 for a facet that is not a node.
  public var nodesByFacet: [Int32] {
    var result = [Int32](repeating: -1, count: feed.tree.count)
    for (number, node) in nodes.enumerated() where result[node.facet] < 0 {
      result[node.facet] = Int32(number)
    }
    return result
  }
}
