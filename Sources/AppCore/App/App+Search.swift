import Pages
import Text

/// Searching a page.
extension App {
  mutating func beginSearch() {
    guard let page = history.current.page else {
      notices.message = words.nothingToSearch
      return
    }
    present(SearchPrompt(origin: page.bookmark))
    history.current.page?.look(for: "")
  }

  /// Searches the page for words, from a place or else from where the page is now.
  mutating func search(for words: SafeText, from origin: PageSession.Bookmark?) {
    if let origin { history.current.page?.goBack(to: origin) }
    history.current.page?.look(for: words)
    // The linear mode announces the number of matches once, so it has to be complete.
    while options.readsLines, isAtWork { history.current.page?.goOnSearching() }
  }

  mutating func leaveSearch(at origin: PageSession.Bookmark) {
    history.current.page?.goBack(to: origin)
    history.current.page?.searchAgain(as: origin)
  }

  mutating func stepToMatch(isForward: Bool) {
    guard let query = history.current.page?.search?.query, !query.isEmpty else {
      notices.message = words.searchFirst
      return
    }
    let isPastEnd = history.current.page?.stepToMatch(isForward: isForward) ?? nil
    let turn: SafeText = isPastEnd == true ? isForward ? words.onFromTheTop : words.onFromTheEnd : ""
    notices.message = "/" + query + "  " + matchWords + turn
  }
}
