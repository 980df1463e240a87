import FacetModel
import ViewTree

/// The pairs of facets that correspond to each other on two pages.
struct Counterparts {
  /// `nil` if both pages show the same feed, so that every facet is its own counterpart.
  private var others: [Int32]?
  private var diff: FeedDiff?

  static var same: Counterparts { Counterparts() }

  private init() {}

  /// Makes the pairs from a diff, which leads from the older page in the pane to the page.
  init(_ diff: FeedDiff) {
    var others = [Int32](repeating: -1, count: diff.new.tree.count)
    for facet in 0..<diff.old.tree.count {
      if let new = Self.successor(of: facet, in: diff) { others[new] = Int32(facet) }
    }
    self.others = others
    self.diff = diff
  }

  private static func successor(of facet: Int, in diff: FeedDiff) -> Int? {
    if case .facet(let number)? = diff.successor(of: FeedNode.facet(facet)) { number } else { nil }
  }

  /// Returns the facet in the pane for a facet of the page.
  func other(of facet: Int) -> Int? {
    guard let others else { return facet }
    return others.indices.contains(facet) && others[facet] >= 0 ? Int(others[facet]) : nil
  }

  /// Returns the facet of the page for a facet in the pane.
  func own(of facet: Int) -> Int? {
    guard let diff else { return facet }
    return Self.successor(of: facet, in: diff)
  }

  /// Translates the state of a page to the page in the pane.
  func state(_ state: PageState) -> PageState {
    guard let diff else { return state }
    let follow = { (identity: Identity) -> Identity? in
      diff.new.facet(identity).flatMap { other(of: $0.index) }.map { diff.old.tree[$0].identity }
    }
    var state = state
    state.follow(follow) { identity, offset in follow(identity).map { ($0, offset) } }
    return state
  }
}
