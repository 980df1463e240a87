import Text
import ViewTree

/// Looking for words on the page.
extension PageSession {
  /// Looks for words from where the focus is, and goes to the first match.
  package mutating func look(for query: SafeText) {
    var search = search ?? PageSearch(page.recital)
    search.look(for: query, from: startOfSearch)
    self.search = search
    showMatch()
  }

  /// There is more to be read of a long page.
  package var isSearching: Bool { search.map { !$0.isComplete } ?? false }

  /// Reads another piece of it.
  package mutating func goOnSearching() {
    guard isSearching else { return }
    search?.readOn()
    if search?.isAwaited == true { showMatch() }
  }

  /// To the next match, or the one before; says whether that was past an end of the page, `nil` where there is none.
  package mutating func stepToMatch(isForward: Bool) -> Bool? {
    self.search?.readToEnd()
    guard var search, search.count > 0 else { return nil }
    // Whoever has moved on since goes on from there.
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
    defer { settle() }
    guard let facet = search?.facet else { return }
    search?.isShown()
    if !reads(.facet(facet)) {
      focus = viewport.bringIntoSight(facet: facet)
    }
    focusAtMatch = focusedNumber
  }

  /// What has the focus, or else what is at the top of the screen.
  private var startOfSearch: Int? {
    if let focusedNumber { return focusedNumber }
    let node = viewport.position.node
    return viewport.layout.tree.nodes.indices.contains(node) ? viewport.layout.tree.nodes[node].facet : nil
  }
}
