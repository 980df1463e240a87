import Components
import FacetModel
import Input
import Pages
import Prism
import Text
import ViewTree

/// Handling keys.
extension App {
  package mutating func press(_ key: Key) -> [Effect] {
    guard !SmallScreen.isTooSmall(screen.size) else { return pressUnseen(key) }
    if notices.message != notices.offer?.words { notices.offer = nil }
    notices.message = nil
    switch open.mode {
    case .browsing, .panel: return slotWithKeys.map { update($0, with: .key(key)) } ?? pressOnPage(key)
    case .launching: return pressWhileWaiting(key)
    case .hinting(let hints): return choose(hints, key)
    }
  }

  /// Returns the two keys that Alt with a character stands for, because a terminal sends the same bytes for Escape and a
  /// character. `nil` for other keys, where the user types, and where a command has the key.
  func keysWithoutAlt(_ key: Key) -> [Key]? {
    guard case .alt(let scalar) = key, options.keymap.command(for: key) == nil,
      slotWithKeys.flatMap({ panel(in: $0) })?.takesText != true
    else { return nil }
    return [.escape, scalar == Key.erase ? .backspace : .character(scalar)]
  }

  /// Handles a key on a screen that is too small to show the page: only quit and suspend work.
  private func pressUnseen(_ key: Key) -> [Effect] {
    switch options.keymap.command(for: key) {
    case .quit: [.quit]
    case .suspend: [.suspend]
    default: []
    }
  }

  /// Handles a key while the first page is loading: the user can wait or stop.
  private mutating func pressWhileWaiting(_ key: Key) -> [Effect] {
    switch options.keymap.command(for: key) {
    case .escape, .quit, .back: callOffVisit() + [.quit]
    case .suspend: [.suspend]
    default: []
    }
  }

  mutating func pressOnPage(_ key: Key) -> [Effect] {
    if options.keymap.command(for: key) == nil, let longer = Self.count(keyMemory.count, key) {
      keyMemory.count = longer
      return []
    }
    defer { keyMemory.count = nil }
    guard let command = options.keymap.command(for: key) else { return explainUnbound(key) }
    guard command.isRepeatable else { return perform(command) }
    return (0..<(keyMemory.count ?? 1)).flatMap { _ in perform(command) }
  }

  /// Says that a key without a command does nothing, the first time that it is pressed. The linear mode says so itself.
  private mutating func explainUnbound(_ key: Key) -> [Effect] {
    guard !options.readsLines, keyMemory.unbound.insert(key).inserted else { return [] }
    let help = options.keymap.keys(for: .help).first.map { words.listsAllKeys("\($0)") } ?? ""
    return explain(words.doesNothingHere(SafeText(key.description)) + help)
  }

  /// The most repetitions of a key.
  private static let mostRepeats = 999

  /// Returns the number typed so far with one more digit. A number does not begin with zero.
  private static func count(_ count: Int?, _ key: Key) -> Int? {
    guard case .character(let letter) = key, letter.isASCII, let digit = Character(letter).wholeNumberValue,
      count != nil || digit > 0
    else { return nil }
    return min(mostRepeats, (count ?? 0) * 10 + digit)
  }

  package mutating func perform(_ command: Keymap.Command) -> [Effect] {
    // After another command the user would not know which page is tried again.
    if command != .reload { requests.forgetFailedVisit() }
    if command != .copySource { keyMemory.copiedSource = nil }
    if command != .copy { notices.offer = nil }
    switch command {
    case .moveUp: history.current.move(.up)
    case .moveDown: history.current.move(.down)
    case .moveLeft: history.current.move(.left)
    case .moveRight: history.current.move(.right)
    case .nextTarget: history.current.step(isForward: true)
    case .previousTarget: history.current.step(isForward: false)
    case .nextSection: history.current.page?.scrollToSection(isForward: true)
    case .previousSection: history.current.page?.scrollToSection(isForward: false)
    case .scrollUp: scroll(by: -1)
    case .scrollDown: scroll(by: 1)
    case .pageUp: history.current.turnPage(isForward: false, rows: pageRows)
    case .pageDown: history.current.turnPage(isForward: true, rows: pageRows)
    case .halfPageUp: scroll(by: -pageRows / 2)
    case .halfPageDown: scroll(by: pageRows / 2)
    case .top: history.current.scrollToTop()
    case .end: history.current.scrollToEnd()
    case .open: return openFocused()
    case .toggle: return toggleFocused()
    case .back: return go(history.canGoBack, words.nothingToGoBackTo) { $0.goBack() }
    case .forward: return go(history.canGoForward, words.nothingToGoForwardTo) { $0.goForward() }
    case .escape: return escape()
    case .more: return adjust(by: 1)
    case .less: return adjust(by: -1)
    case .clearFilters: return clearFilters()
    case .search: beginSearch()
    case .nextMatch: stepToMatch(isForward: true)
    case .previousMatch: stepToMatch(isForward: false)
    case .hints: beginHints()
    case .palette: present(Palette(paletteEntries, words: words, findsSeen: options.findsSeen))
    case .versions: return beginReview()
    case .sideBySide: return toggleSides()
    case .reload: return reloadPage()
    case .brand: apply(screen.themeSelection.changeBrand(words))
    case .scheme: apply(screen.themeSelection.changeScheme(words))
    case .help: present(KeyHelp())
    case .messages: present(MessageLog(of: self))
    case .quit: return [.quit]
    case .suspend: return [.suspend]
    case .pictures: return togglePictures()
    case .mouse where options.readsLines: return explain(words.nothingToPointAt)
    case .mouse: return [.toggleMouse]
    case .copy: return copy()
    case .copySource: return copySource()
    case .openOutside: return openOutside()
    case .openPicture: return openPicture()
    case .inspect, .outlines: return look(into: command)
    case .goTo: present(PlacePrompt())
    case .edit: return edit()
    case .setMark: return beginMark()
    case .goToMark: return beginGoingToMark()
    case .nextLeftOut: return stepToLeftOut(isForward: true)
    case .previousLeftOut: return stepToLeftOut(isForward: false)
    }
    return []
  }

  mutating func explain(_ words: SafeText) -> [Effect] {
    notices.message = words
    return []
  }

  private var pageRows: Int { pageSize.height }

  private mutating func scroll(by rows: Int) {
    history.current.scroll(by: rows)
  }

  /// Switches the focused control. Without one, the key turns the page, as in every pager.
  private mutating func toggleFocused() -> [Effect] {
    if let control = history.current.page?.focusedControl { return toggle(control) }
    if history.current.page?.focusIsOnControl ?? true { return openFocused() }
    history.current.turnPage(isForward: true, rows: pageRows)
    return []
  }

  /// Handles Escape: cancels a request, ends a search, or leaves the welcome page.
  private mutating func escape() -> [Effect] {
    if requests.visit != nil { return callOffVisit() }
    if history.current.page?.search != nil {
      history.current.page?.stopSearching()
      return []
    }
    let calledOff = callOffRequests()
    guard calledOff.isEmpty else { return calledOff }
    if open.panelBeside != nil {
      close(.beside)
      return []
    }
    if open.comparisonPane != nil {
      closeSides()
      return []
    }
    guard isWelcome else { return [] }
    return follow(.open(.home))
  }

  private mutating func go(_ isPossible: Bool, _ complaint: SafeText, _ step: (inout History<HistoryEntry>) -> Void)
    -> [Effect]
  {
    if requests.visit != nil { return callOffVisit() }
    guard isPossible else { return explain(complaint) }
    step(&history)
    settleIn()
    return []
  }

  /// Updates the page after a move in the history, because the size may have changed meanwhile.
  mutating func settleIn() {
    // The dialog belonged to the page before.
    open.arrivalDialog = nil
    history.current.resize(to: pageSize)
    history.current.setClock(now)
  }
}
