/// A page, a section or a facet as a name, its content and lists of others: a simple model for comparisons.
public final class PageNode {
  public enum Kind {
    case page, section, facet

    /// The names of its lists, in the order of the page.
    public var lists: [String] {
      switch self {
      case .page: ["header", "sections", "footer"]
      case .section: ["header", "body", "footer"]
      case .facet: ["children"]
      }
    }
  }

  public let kind: Kind
  /// The id on the wire, if there is one.
  public var id: String?
  /// The content by part, such as `text.title`, as JSON.
  public var content: [String: String]
  public var lists: [String: [PageNode]] = [:]

  public init(_ kind: Kind, id: String? = nil, content: [String: String] = [:]) {
    self.kind = kind
    self.id = id
    self.content = content
  }

  public subscript(list: String) -> [PageNode] {
    get { lists[list] ?? [] }
    set { lists[list] = newValue }
  }

  public var allLists: [[PageNode]] { kind.lists.map { self[$0] } }

  /// The node and all nodes below it.
  public var all: [PageNode] { [self] + allLists.joined().flatMap(\.all) }

  public var facetCount: Int { all.count { $0.kind == .facet } }

  public func copy(without left: Set<ObjectIdentifier> = []) -> PageNode {
    let copy = PageNode(kind, id: id, content: content)
    for (name, nodes) in lists {
      copy[name] = nodes.filter { !left.contains(ObjectIdentifier($0)) }.map { $0.copy(without: left) }
    }
    return copy
  }

  /// Whether both nodes have the same content, all nodes below included.
  public func isSame(as other: PageNode) -> Bool {
    kind == other.kind && id == other.id && content == other.content
      && kind.lists.allSatisfy { list in self[list].elementsEqual(other[list]) { $0.isSame(as: $1) } }
  }

  /// All nodes below, a line each, with numbered names.
  public var outline: String {
    kind.lists.flatMap { list in
      zip(self[list], PageNode.names(of: self[list], in: list)).map { node, name in
        let says = node.content.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
        let below = node.outline.split(separator: "\n").map { "  \($0)\n" }.joined()
        return "\(list): \(name) \(says)\n\(below)"
      }
    }.joined()
  }
}
