import ViewTree

/// The empty rows that two pages need to have equal facets in the same rows, as editors compare two texts.
struct RowAlignment {
  let fillings: (own: Filling, other: Filling)
  private let anchors: [Int: RowAnchor]

  /// The most nodes that are laid out for it. Pages that differ in more are not aligned.
  private static let mostMeasured = 2000

  /// Aligns two pages; `nil` if they differ in too much. `counterpart` returns the facet of the other page for one of
  /// the own page. `isSame` tells whether a facet of the other page looks the same on the own one.
  init?(_ own: PageLayout, _ other: PageLayout, counterpart: (Int) -> Int?, isSame: (Int) -> Bool) {
    var sides = (own: own, other: other)
    let pairs = NodePairs(&sides.own, &sides.other, counterpart: counterpart)
    var rows = RowCounts()
    var above: (own: [Int: Int], other: [Int: Int]) = ([:], [:])
    var anchors = RowAnchors()
    var measured = 0
    for pair in pairs.inOrder {
      guard measured <= Self.mostMeasured else { return nil }
      if pair.isMatch, let ours = pair.own, let theirs = pair.other {
        let looksSame = isSame(other.tree.nodes[theirs].facet)
        if looksSame, rows.areLevel {
          anchors.add(ours, beside: theirs)
          continue
        }
        measured += 2
        if let first = sides.own.rowsAbove(ours), let second = sides.other.rowsAbove(theirs) {
          anchors.add(ours, beside: theirs)
          rows.add(first, second)
          if rows.missing.own > 0 { above.own[ours] = rows.missing.own }
          if rows.missing.other > 0 { above.other[theirs] = rows.missing.other }
          rows = RowCounts()
          if !looksSame { rows.add(sides.own.heights(of: ours).content, sides.other.heights(of: theirs).content) }
          continue
        }
      } else {
        measured += 1
      }
      let height = pair.own.map { sides.own.heights(of: $0).block } ?? 0
      if let node = pair.own { anchors.add(node, height: height) }
      rows.add(height, pair.other.map { sides.other.heights(of: $0).block } ?? 0)
    }
    self.anchors = anchors.atEnd { node in sides.own.heights(of: node).block + (above.own[node] ?? 0) }
    var below: (own: [Int: Int], other: [Int: Int]) = ([:], [:])
    if rows.missing.own > 0, let last = pairs.inOrder.lastShown(\.own, in: &sides.own) {
      below.own[last] = rows.missing.own
    }
    if rows.missing.other > 0, let last = pairs.inOrder.lastShown(\.other, in: &sides.other) {
      below.other[last] = rows.missing.other
    }
    fillings = (Filling(above: above.own, below: below.own), Filling(above: above.other, below: below.other))
  }

  /// Returns the anchor of a node of the own page, so that no key has to lay out all nodes up to the next pair.
  func anchor(of node: Int) -> RowAnchor? { anchors[node] }
}

/// The rows of two pages since the last place where both were level.
private struct RowCounts {
  private var own = 0
  private var other = 0

  var areLevel: Bool { own == other }

  mutating func add(_ ownRows: Int, _ otherRows: Int) {
    own += ownRows
    other += otherRows
  }

  /// The rows that each page needs to become as long as the other.
  var missing: (own: Int, other: Int) { (max(0, other - own), max(0, own - other)) }
}

extension [NodePairs.Pair] {
  /// Returns the last node of a page that shows something.
  fileprivate func lastShown(_ side: KeyPath<NodePairs.Pair, Int?>, in layout: inout PageLayout) -> Int? {
    for pair in reversed() {
      if let node = pair[keyPath: side], layout.rowsAbove(node) != nil { return node }
    }
    return nil
  }
}
