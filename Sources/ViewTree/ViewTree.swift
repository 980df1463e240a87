import FacetModel

/// The facets of a page that are shown, in reading order, each with its depth. Views are made when something near the
/// screen is laid out, so a tree costs a few bytes a facet, whatever the facet says.
public struct ViewTree {
  public struct Node {
    public let facet: Facet
    /// How many facets it stands in.
    public let level: Int
  }

  public let nodes: [Node]

  public init(_ feed: Feed, admitted admission: Admission) {
    var nodes: [Node] = []
    nodes.reserveCapacity(admission.shownCount)
    Self.append(feed.header, admission, to: &nodes)
    for section in feed.sections {
      Self.append(section.header, admission, to: &nodes)
      Self.append(section.body, admission, to: &nodes)
      Self.append(section.footer, admission, to: &nodes)
    }
    Self.append(feed.footer, admission, to: &nodes)
    self.nodes = nodes
  }

  /// The decoder limits how deep facets nest, and with that this recursion.
  private static func append(_ list: FacetList, _ admission: Admission, to nodes: inout [Node], level: Int = 0) {
    for facet in list where admission.isShown(facet) {
      nodes.append(Node(facet: facet, level: level))
      append(facet.children, admission, to: &nodes, level: level + 1)
    }
  }
}
