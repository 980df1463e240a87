import Text
import ViewTree

/// The search for words on the page.
extension PageSession {
  /// Searches for words from the focus on, and moves to the first match.
  package mutating func look(for query: SafeText) {
    var search = search ?? PageSearch(page.speechSequence)
    search.look(for: query, from: startOfSearch)
    self.search = search
    showMatch()
  }

  /// Whether the search has not read the whole page yet.
  package var isSearching: Bool { search.map { !$0.isComplete } ?? false }

  /// Reads the next piece of the page.
  package mutating func goOnSearching() {
    guard isSearching else { return }
    search?.readOn()
    if search?.isAwaited == true { showMatch() }
  }

  /// Moves to the next or the previous match. Returns whether the move went past an end of the page; `nil` if there is
  /// no match.
  package mutating func stepToMatch(isForward: Bool) -> Bool? {
    self.search?.readToEnd()
    guard var search, search.count > 0 else { return nil }
    // If the user has moved on since the last match, the search goes on from the focus.
    let here = focusedNumber == focusAtMatch ? search.facet : focusedNumber
    let isPastEnd = search.step(from: here, isForward: isForward)
    self.search = search
    showMatch()
    return isPastEnd
  }

  package mutating func stopSearching() {
    search = nil
  }

  private mutating func showMatch() {
    guard let facet = search?.facet else { return settle() }
    search?.isShown()
    let isRead = reads(.facet(facet))
    if !isRead { focus = viewport.bringIntoSight(facet: facet) }
    focusAtMatch = focusedNumber
    settle()
    if !isRead { land(on: facet) }
  }

  /// The facet of the last jump or the focused one, or else the facet at the top of the screen.
  private var startOfSearch: Int? {
    if let chosenFacet { return chosenFacet.index }
    let node = viewport.position.node
    return viewport.layout.tree.nodes.indices.contains(node) ? viewport.layout.tree.nodes[node].facet : nil
  }
}
