extension PageNode {
  /// The names of siblings in a path: `~` is `~0`, `/` is `~1`, `#` is `~2`, and repeats are numbered.
  public static func names(of nodes: [PageNode], in list: String) -> [String] {
    // A section without an id must not have the empty name, which belongs to the page's own lists.
    var counts: [String: Int] = list == "sections" ? ["": 1] : [:]
    return nodes.map { node in
      let id = node.id ?? ""
      counts[id, default: 0] += 1
      let repeats = counts[id] == 1 ? "" : "#\(counts[id] ?? 0)"
      return id.map { ["~": "~0", "/": "~1", "#": "~2"][$0] ?? String($0) }.joined() + repeats
    }
  }

  /// The node and its list under a path such as `store_feed/body/carousel:1`.
  func list(at path: String) -> (node: PageNode, list: String)? {
    guard !path.isEmpty else { return (self, "sections") }
    var names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)[...]
    let section = names.removeFirst()
    guard let list = names.popFirst() else { return nil }
    guard var node = section.isEmpty ? self : child(section, of: "sections") else { return nil }
    guard !names.isEmpty else { return (node, list) }
    guard let first = node.child(names.removeFirst(), of: list) else { return nil }
    node = first
    for name in names {
      guard let next = node.child(name, of: "children") else { return nil }
      node = next
    }
    return (node, "children")
  }

  func node(at place: PageEdit.Place) -> PageNode? {
    list(at: place.parent).flatMap { node, list in
      node[list].indices.contains(place.index) ? node[list][place.index] : nil
    }
  }

  private func child(_ name: String, of list: String) -> PageNode? {
    PageNode.names(of: self[list], in: list).firstIndex(of: name).map { self[list][$0] }
  }
}
