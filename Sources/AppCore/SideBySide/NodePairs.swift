import FacetModel
import ViewTree

/// The nodes of two pages that stand beside each other: as many as possible in the common order of both. A row of a grid
/// is named by its first node.
struct NodePairs {
  struct Pair {
    let own: Int?
    let other: Int?
    /// Whether they are the same facet, or two that stand beside each other by chance.
    let isMatch: Bool
  }

  let inOrder: [Pair]

  /// `counterpart` returns the facet of the other page for a facet of the own one.
  init(_ own: inout PageLayout, _ other: inout PageLayout, counterpart: (Int) -> Int?) {
    let (ours, theirs) = (Self.steps(of: &own), Self.steps(of: &other))
    var places = [Int32](repeating: -1, count: other.tree.feed.tree.count)
    for (place, step) in theirs.enumerated() { places[other.tree.nodes[step].facet] = Int32(place) }
    var counterparts = ours.map { step in
      counterpart(own.tree.nodes[step].facet).map { places[$0] } ?? -1
    }
    var run = LongestIncreasingRun()
    let isKept = run.kept(of: counterparts.span)
    for place in counterparts.indices where !isKept[place] { counterparts[place] = -1 }
    var pairs: [Pair] = []
    var (ownPlace, otherPlace) = (0, 0)
    for (place, counterpart) in counterparts.enumerated() where counterpart >= 0 {
      pairs += Self.beside(ours[ownPlace..<place], theirs[otherPlace..<Int(counterpart)])
      pairs.append(Pair(own: ours[place], other: theirs[Int(counterpart)], isMatch: true))
      (ownPlace, otherPlace) = (place + 1, Int(counterpart) + 1)
    }
    inOrder = pairs + Self.beside(ours[ownPlace...], theirs[otherPlace...])
  }

  private static func steps(of layout: inout PageLayout) -> [Int] {
    var steps: [Int] = []
    var node = 0
    while node < layout.nodeCount {
      steps.append(node)
      node = layout.next(after: node)
    }
    return steps
  }

  /// Pairs the nodes without a counterpart in their order.
  private static func beside(_ ours: ArraySlice<Int>, _ theirs: ArraySlice<Int>) -> [Pair] {
    (0..<max(ours.count, theirs.count)).map { index in
      Pair(own: ours.dropFirst(index).first, other: theirs.dropFirst(index).first, isMatch: false)
    }
  }
}
