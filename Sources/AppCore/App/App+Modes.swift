import FacetModel
import Input
import Pages
import Text
import ViewTree

/// Searching, letters, and the entries of the palette.
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

  mutating func perform(_ choice: PaletteEntry.Choice) -> [Effect] {
    switch choice {
    case .command(let command): return perform(command)
    case .crumb(let steps):
      // An open visit would use up the first step back, which would only cancel it.
      return callOffVisit() + (0..<steps).flatMap { _ in perform(.back) }
    case .section(let number): history.current.page?.scrollToSection(number: number)
    case .place(let place): return go(to: place)
    case .brand(let name): apply(screen.themeSelection.change(to: name, words))
    case .feed(let name): return beginVisit(.operation(name), from: history.current.page?.number ?? 0)
    case .find(let words): return beginVisit(.find(words), from: history.current.page?.number ?? 0)
    }
    return []
  }

  /// The entries of the palette: commands, pages of the history, and sections of the page.
  var paletteEntries: [PaletteEntry] {
    let commands = Keymap.Command.allCases.compactMap { command -> PaletteEntry? in
      guard let title = options.readsLines ? command.linearSummary(in: words) : command.summary(in: words) else {
        return nil
      }
      return PaletteEntry(
        title: title,
        keys: options.keymap.keys(for: command).map { SafeText($0.description) }.joined(separator: " "),
        choice: .command(command))
    }
    let brands = screen.themeSelection.brands.filter { $0.name != screen.themeSelection.brand.name }.map { brand in
      PaletteEntry(title: words.wear(SafeText(brand.displayName)), choice: .brand(brand.name))
    }
    let crumbs = breadcrumbs.dropLast().reversed().enumerated().map { index, title in
      PaletteEntry(title: words.backTo(title), choice: .crumb(index + 1))
    }
    let sections = (history.current.page?.sectionTitles ?? []).map { number, title in
      PaletteEntry(title: words.section(title), choice: .section(number))
    }
    let feeds = (history.current.page?.page.feed.others ?? []).map { feed in
      PaletteEntry(title: words.feed(SafeText(feed.name), feed.facetCount), choice: .feed(feed.name))
    }
    return commands + brands + crumbs + sections + feeds
  }
}

extension App {
  /// Takes an answer that came while a panel or letters are open. Keys keep their meaning: a panel goes on with the changed
  /// page. Letters close, unless all of them have the same places as before.
  mutating func keepMode(facetsAreSame: Bool) {
    if case .hinting(let hints) = open.mode {
      open.mode = (facetsAreSame ? hints.onto(history.current.targets) : nil).map(Mode.hinting) ?? .browsing
    }
    if !facetsAreSame { renewPanels() }
  }
}
