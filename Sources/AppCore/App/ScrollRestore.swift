import ViewTree

/// How a page stood before something took a part of its room, and after.
struct ScrollRestore {
  let before: ScrollPosition
  let after: ScrollPosition
  let moves: Int
  let generation: Int
}

extension App {
  /// Something has come beside the page, which stood at `position` before.
  mutating func narrow(from position: ScrollPosition?) -> ScrollRestore? {
    history.current.makeRoom(pageSize)
    guard let position, let page = history.current.page else { return nil }
    return ScrollRestore(
      before: position, after: page.viewport.position, moves: history.moves, generation: page.generation)
  }

  /// It has gone. Whoever has not moved the page meanwhile finds it as it was, row by row.
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
