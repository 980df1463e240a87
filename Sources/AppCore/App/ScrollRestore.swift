import ViewTree

/// The scroll positions of a page before and after a pane opened beside it.
struct ScrollRestore {
  let before: ScrollPosition
  let after: ScrollPosition
  let moves: Int
  let generation: Int
}

extension App {
  /// Makes room for a pane beside the page. `position` is the scroll position before.
  mutating func narrow(from position: ScrollPosition?) -> ScrollRestore? {
    history.current.makeRoom(pageSize)
    guard let position, let page = history.current.page else { return nil }
    return ScrollRestore(
      before: position, after: page.viewport.position, moves: history.moves, generation: page.generation)
  }

  /// Gives the room of a closed pane back to the page. If the user has not scrolled meanwhile, the old scroll position
  /// is restored exactly.
  mutating func widen(after narrowing: ScrollRestore?, from position: ScrollPosition?) {
    history.current.makeRoom(pageSize)
    guard let narrowing, narrowing.after == position, narrowing.moves == history.moves,
      narrowing.generation == history.current.page?.generation
    else { return }
    history.current.page?.scroll(backTo: narrowing.before)
  }

  var scrollPosition: ScrollPosition? { history.current.page?.viewport.position }
}
