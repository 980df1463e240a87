import Input
import Pages

/// Letters beside everything that can be opened.
extension App {
  mutating func beginHints() {
    if split.hidesPage {
      notices.message = words.pageHidden
      return
    }
    let hints = LetterHints(history.current.targets)
    if hints.isEmpty {
      notices.message = words.nothingCanBeOpened
    } else {
      open.mode = .hinting(hints)
    }
  }

  mutating func choose(_ hints: LetterHints, _ key: Key) -> [Effect] {
    var hints = hints
    open.mode = .browsing
    switch hints.take(key) {
    case .chosen(.facet(let target)):
      history.current.page?.focus(on: target)
      return openFocused()
    case .chosen(.line(let facet)):
      _ = history.current.page?.reads(.facet(facet))
      return openFocused()
    case .chosen(.step(let step)):
      history.current.screen?.choose(step)
      return openFocused()
    case .waiting:
      open.mode = .hinting(hints)
    case .nothing:
      // The carousels that stood still meanwhile go on.
      history.current.setClock(now)
    }
    return []
  }

  /// Takes an answer that came while a panel or letters are open. Keys keep their meaning: a panel goes on with the changed
  /// page. Letters close, unless all of them have the same places as before.
  mutating func keepMode(facetsAreSame: Bool) {
    if case .hinting(let hints) = open.mode {
      open.mode = (facetsAreSame ? hints.onto(history.current.targets) : nil).map(Mode.hinting) ?? .browsing
    }
    if !facetsAreSame { renewPanels() }
  }
}
