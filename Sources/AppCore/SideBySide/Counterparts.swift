import FacetModel
import ViewTree

/// The counterparts of facets on two pages beside each other, in both directions.
struct Counterparts {
  /// `nil` where both pages show the same feed: every facet is itself.
  private var others: [Int32]?
  private var diff: FeedDiff?

  static var same: Counterparts { Counterparts() }

  private init() {}

  /// `diff` leads from the page beside, which is the older one, to the page.
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

  /// A facet of the page, on the page beside it.
  func other(of facet: Int) -> Int? {
    guard let others else { return facet }
    return others.indices.contains(facet) && others[facet] >= 0 ? Int(others[facet]) : nil
  }

  /// The other way round.
  func own(of facet: Int) -> Int? {
    guard let diff else { return facet }
    return Self.successor(of: facet, in: diff)
  }

  /// Translates a page's state (focus, scrolling, carousels) to the page beside it.
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
