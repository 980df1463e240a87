import ViewTree

/// The scroll position of a page before and after a part of its room was taken away.
struct ScrollRestore {
  let before: ScrollPosition
  let after: ScrollPosition
  let moves: Int
  let generation: Int
}

extension App {
  /// Makes room for something beside the page, which was scrolled to `position` before.
  mutating func narrow(from position: ScrollPosition?) -> ScrollRestore? {
    history.current.makeRoom(pageSize)
    guard let position, let page = history.current.page else { return nil }
    return ScrollRestore(
      before: position, after: page.viewport.position, moves: history.moves, generation: page.generation)
  }

  /// Gives the room back. The page is scrolled as before, if the user has not moved it meanwhile.
  mutating func widen(after narrowing: ScrollRestore?, from position: ScrollPosition?) {
    history.current.makeRoom(pageSize)
    guard let narrowing, narrowing.after == position, narrowing.moves == history.moves,
      narrowing.generation == history.current.page?.generation
    else { return }
    history.current.page?.viewport.scroll(to: narrowing.before)
    history.current.page?.settle()
  }

  var scrollPosition: ScrollPosition? { history.current.page?.viewport.position }
}
