import ViewTree

/// Collects the anchors of a page's nodes from the top to the end.
struct RowAnchors {
  private var anchors: [Int: RowAnchor] = [:]
  private var last: (own: Int, beside: Int)?
  /// The nodes since the last pair.
  private var alone: [(node: Int, height: Int)] = []

  /// Adds a node with one beside it. It is the anchor of the nodes before it that stand alone.
  mutating func add(_ own: Int, beside: Int) {
    var rows = 0
    anchors[own] = .pair(own: own, beside: beside, rows: rows)
    for (node, height) in alone.reversed() {
      rows += height
      anchors[node] = .pair(own: own, beside: beside, rows: rows)
    }
    alone.removeAll()
    last = (own, beside)
  }

  /// Adds a node that stands alone.
  mutating func add(_ node: Int, height: Int) {
    alone.append((node, height))
  }

  /// Returns all anchors. Nodes behind the last pair have that as theirs, or the top of a page without pairs. `height`
  /// returns the height of the last pair's node, with the empty rows above it.
  func atEnd(height: (Int) -> Int) -> [Int: RowAnchor] {
    var anchors = anchors
    var rows = last.map { height($0.own) } ?? 0
    for (node, ownHeight) in alone {
      anchors[node] = last.map { .pair(own: $0.own, beside: $0.beside, rows: -rows) } ?? .top(rows: rows)
      rows += ownHeight
    }
    return anchors
  }
}
