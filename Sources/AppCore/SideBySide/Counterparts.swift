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

  /// Whether a facet in the pane looks the same on the page, with everything inside it.
  func looksSame(_ other: Int) -> Bool { diff.map { $0.unchangedSuccessor(ofFacet: other) != nil } ?? true }

  /// Translates the state of a page to the page in the pane. `admissions` tell which cards each shows.
  func state(_ state: PageState, _ admissions: (own: Admission, other: Admission)) -> PageState {
    guard let diff else { return state }
    let follow = { (identity: Identity) -> Identity? in
      diff.new.facet(identity).flatMap { other(of: $0.index) }.map { diff.old.tree[$0].identity }
    }
    var state = state
    state.follow(follow) { identity, offset in
      guard let own = diff.new.facet(identity), let place = other(of: own.index) else { return nil }
      let carousel = diff.old.tree[place]
      let cards = carousel.children.filter(admissions.other.isShown).map(\.index)
      return (carousel.identity, first(of: cards, from: offset, of: own.children.filter(admissions.own.isShown)))
    }
    return state
  }

  /// Returns the number of the card that is the counterpart of the first card in front which has one. The cards before
  /// that stay in front of it.
  private func first(of others: [Int], from offset: Int, of cards: [Facet]) -> Int {
    for number in cards.indices.dropFirst(offset) {
      guard let card = other(of: cards[number].index), let place = others.firstIndex(of: card) else { continue }
      return max(0, place - (number - offset))
    }
    return offset
  }
}
