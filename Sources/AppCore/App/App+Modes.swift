import FacetModel
import Input
import Text
import ViewTree

/// Searching, hints, the entries of the palette.
extension App {
  mutating func beginSearch() {
    guard let page = history.current.page else {
      message = words.nothingToSearch
      return
    }
    mode = .searching(SearchPrompt(origin: page.bookmark))
    history.current.page?.look(for: "")
  }

  mutating func search(_ prompt: SearchPrompt, _ key: Key) {
    var prompt = prompt
    switch key {
    case .enter: accept(prompt)
    case .escape, .control("c"): leaveSearch(prompt)
    case .backspace where prompt.field.isEmpty: leaveSearch(prompt)
    default:
      guard prompt.field.take(key) else { return }
      mode = .searching(prompt)
      look(prompt)
    }
  }

  package mutating func paste(_ text: String) -> [Effect] {
    switch mode {
    case .searching(var prompt):
      prompt.field.insert(text)
      mode = .searching(prompt)
      look(prompt)
    case .panel(let panel): return update(panel, with: .paste(text))
    case .addressing(var field):
      field.insert(text)
      mode = .addressing(field)
    case .browsing, .hinting, .launching, .dialog:
      // Pasted text is never taken as keys.
      break
    }
    return []
  }

  /// From where the search began, not from the last match: the first one behind that is meant.
  private mutating func look(_ prompt: SearchPrompt) {
    history.current.page?.goBack(to: prompt.origin)
    history.current.page?.look(for: prompt.field.text)
    // Whoever hears a page is told once, and in full.
    while readsLines, isAtWork { history.current.page?.goOnSearching() }
  }

  /// Looking for nothing is looking for what one looked for before.
  mutating func accept(_ prompt: SearchPrompt) {
    if prompt.field.isEmpty { return leaveSearch(prompt) }
    mode = .browsing
  }

  private mutating func leaveSearch(_ prompt: SearchPrompt) {
    mode = .browsing
    history.current.page?.goBack(to: prompt.origin)
    history.current.page?.searchAgain(as: prompt.origin)
  }

  mutating func stepToMatch(isForward: Bool) {
    guard let query = history.current.page?.search?.query, !query.isEmpty else {
      message = words.searchFirst
      return
    }
    let isPastEnd = history.current.page?.stepToMatch(isForward: isForward) ?? nil
    let turn: SafeText = isPastEnd == true ? isForward ? words.onFromTheTop : words.onFromTheEnd : ""
    message = "/" + query + "  " + matchWords + turn
  }

  mutating func beginHints() {
    let hints = LetterHints(history.current.targets)
    if hints.isEmpty {
      message = words.nothingCanBeOpened
    } else {
      mode = .hinting(hints)
    }
  }

  mutating func choose(_ hints: LetterHints, _ key: Key) -> [Effect] {
    var hints = hints
    mode = .browsing
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
      mode = .hinting(hints)
    case .nothing:
      // What has stood still meanwhile goes on.
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
    case .brand(let name): wear(themeSelection.change(to: name, words))
    case .feed(let name): return beginVisit(.operation(name), from: history.current.page?.number ?? 0)
    case .find(let words): return beginVisit(.find(words), from: history.current.page?.number ?? 0)
    }
    return []
  }

  /// What can be done, what one has come through, and what the page has.
  var paletteEntries: [PaletteEntry] {
    let commands = Keymap.Command.allCases.compactMap { command -> PaletteEntry? in
      guard let title = readsLines ? command.linearSummary(in: words) : command.summary(in: words) else { return nil }
      return PaletteEntry(
        title: title,
        keys: keymap.keys(for: command).map { SafeText($0.description) }.joined(separator: " "),
        choice: .command(command))
    }
    let brands = themeSelection.brands.filter { $0.name != themeSelection.brand.name }.map { brand in
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
  /// Something has come while somebody was in the middle of something. What they type is no command all of a sudden:
  /// prompts go on with what is there now. Letters go, unless all of them still stand where they stood.
  mutating func keepMode(facetsAreSame: Bool) {
    switch mode {
    case .hinting(let hints):
      mode = (facetsAreSame ? hints.onto(history.current.targets) : nil).map(Mode.hinting) ?? .browsing
    case .searching(let prompt) where !facetsAreSame:
      guard let page = history.current.page else { return mode = .browsing }
      mode = .searching(SearchPrompt(field: prompt.field, origin: page.bookmark.withoutSearch))
      history.current.page?.look(for: prompt.field.text)
    case .panel(var panel) where !facetsAreSame:
      mode = panel.renew(in: PanelContext(self)) ? .panel(panel) : .browsing
    case .browsing, .launching, .searching, .panel, .addressing, .dialog:
      // A dialog is read to its end: a key that is meant to close it must not open something on the page that has come.
      break
    }
  }
}
