/// Applies a list of changes to an old page as the manual describes it. For each parent, remove deleted and moved
/// facets, then insert new and moved ones at `to.index` in ascending order.
public struct PageEditing {
  private let page: PageNode
  private let new: PageNode
  private let edits: [PageEdit]
  private var arrivals: [(node: PageNode, place: PageEdit.Place)] = []

  /// Returns the old page after the changes. The new page supplies the contents of inserted facets and updated parts.
  public static func apply(_ edits: [PageEdit], to old: PageNode, from new: PageNode) throws -> PageNode {
    var editing = PageEditing(page: old.copy(), new: new, edits: edits)
    try editing.takeOut()
    try editing.bringIn()
    try editing.putIn()
    try editing.update()
    return editing.page
  }

  private init(page: PageNode, new: PageNode, edits: [PageEdit]) {
    self.page = page
    self.new = new
    self.edits = edits
  }

  private mutating func takeOut() throws {
    var left: [(node: PageNode, place: PageEdit.Place, size: Int?)] = []
    for edit in edits {
      switch edit {
      case .delete(let id, let place, let size):
        left.append((try find(id, at: place, in: page), place, size))
      case .move(let id, let origin, let place):
        let node = try find(id, at: origin, in: page)
        left.append((node, origin, nil))
        arrivals.append((node, place))
      case .insert, .update: break
      }
    }
    // Places refer to the old page, so all of them are looked up before anything is removed.
    let lists = try left.map { try list(at: $0.place, in: page) }
    for ((node, _, _), (owner, list)) in zip(left, lists) {
      owner[list].removeAll { $0 === node }
    }
    for (node, place, size) in left {
      if let size, size != node.facetCount {
        throw PageEditFault(
          description: "the size of the facet removed from \(place) is \(node.facetCount), not \(size)")
      }
    }
  }

  private mutating func bringIn() throws {
    let moved = try edits.compactMap { edit -> ObjectIdentifier? in
      guard case .move(let id, _, let place) = edit else { return nil }
      return ObjectIdentifier(try find(id, at: place, in: new))
    }
    for case .insert(let id, let place, let size) in edits {
      let node = try find(id, at: place, in: new).copy(without: Set(moved))
      guard node.facetCount == size else {
        throw PageEditFault(
          description: "the size of the facet inserted at \(place) is \(node.facetCount), not \(size)")
      }
      arrivals.append((node, place))
    }
  }

  /// Inserts from the outside in: a list can only be found when all lists around it are complete.
  private func putIn() throws {
    let ordered = arrivals.sorted { left, right in
      (depth(of: left.place), left.place.index) < (depth(of: right.place), right.place.index)
    }
    for (node, place) in ordered {
      let (owner, list) = try list(at: place, in: page)
      guard place.index <= owner[list].count else {
        throw PageEditFault(description: "\(place) is behind the end of its list")
      }
      owner[list].insert(node, at: place.index)
    }
  }

  private func update() throws {
    for case .update(let id, let place, let parts) in edits {
      let node = try find(id, at: place, in: page)
      let now = try find(id, at: place, in: new).content
      for part in parts {
        guard node.content[part] != now[part] else {
          throw PageEditFault(description: "\(part) of \(place) has not changed")
        }
        node.content[part] = now[part]
      }
    }
  }

  private func depth(of place: PageEdit.Place) -> Int {
    place.parent.isEmpty ? 0 : place.parent.split(separator: "/", omittingEmptySubsequences: false).count
  }

  private func list(at place: PageEdit.Place, in page: PageNode) throws -> (PageNode, String) {
    guard let found = page.list(at: place.parent) else {
      throw PageEditFault(description: "there is no '\(place.parent)'")
    }
    return found
  }

  /// Returns the node at a place; its name must be the one in the change.
  private func find(_ id: String, at place: PageEdit.Place, in page: PageNode) throws -> PageNode {
    let (owner, list) = try list(at: place, in: page)
    guard owner[list].indices.contains(place.index) else {
      throw PageEditFault(description: "there is nothing at \(place)")
    }
    let name = PageNode.names(of: owner[list], in: list)[place.index]
    let plain = name.replacing("~2", with: "#").replacing("~1", with: "/").replacing("~0", with: "~")
    guard plain == id else { throw PageEditFault(description: "'\(plain)' is at \(place), not '\(id)'") }
    return owner[list][place.index]
  }
}
