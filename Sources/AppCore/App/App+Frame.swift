import Drawing
import Inspection
import Pages
import Prism
import Text
import ViewTree

/// Drawing the screen.
extension App {
  public func frame() -> Canvas {
    var canvas = Canvas(size: screen.size, style: screen.theme.fill(.background(.primary)))
    if SmallScreen.isTooSmall(screen.size) {
      let block = SmallScreen(brand: screen.themeSelection.brand, size: screen.size, words: words).block
      block.draw(on: &canvas, x: 0, y: 0, clip: canvas.bounds, theme: screen.theme)
    } else if case .launching(let launch) = open.mode {
      launch.draw(on: &canvas, brand: screen.themeSelection.brand, theme: screen.theme, words: words, now: now)
      drawStatusLine(on: &canvas)
    } else {
      drawPlace(on: &canvas)
    }
    if screen.theme.icons.usesASCII {
      canvas.foldToASCII()
    }
    return canvas
  }

  private func drawPlace(on canvas: inout Canvas) {
    let area = Rect(x: 0, y: 0, width: screen.size.width, height: Self.pageSize(of: screen.size).height)
    let frame = open.mode.panel.flatMap { $0.frame(in: PanelContext(self)) }
    if frame?.coversPage != true { drawPage(on: &canvas) }
    frame?.draw(on: &canvas, clip: area, theme: screen.theme)
    drawStatusLine(on: &canvas)
  }

  /// Draws the page with the inspector or the comparison pane beside it. On a narrow screen the inspector covers the
  /// page.
  private func drawPage(on canvas: inout Canvas) {
    if let comparisonPane = open.comparisonPane, let sides { return drawSides(comparisonPane, sides, on: &canvas) }
    let split = split
    if !split.hidesPage { drawCurrent(on: &canvas, at: split.page) }
    guard let panelBeside = open.panelBeside else { return }
    let context = PanelContext(self, .beside)
    split.draw(panelBeside.panel.frame(in: context), hasKeys: context.hasKeys, on: &canvas, theme: screen.theme)
  }

  func drawCurrent(on canvas: inout Canvas, at area: Rect) {
    history.current.draw(on: &canvas, at: area, pictures: pictures.shelf, memory: drawnBlocks)
    if screen.showsOutlines, let page = history.current.page {
      LayoutOverlay(page: page).draw(on: &canvas, clip: area)
    }
    if case .hinting(let hints) = open.mode {
      hints.draw(on: &canvas, clip: area, theme: screen.theme)
    }
  }

  private func drawStatusLine(on canvas: inout Canvas) {
    let row = Self.pageSize(of: screen.size).height
    lastStatusLine.draw(statusLine, on: &canvas, row: row, theme: screen.theme)
  }

  private var statusLine: StatusLine {
    if case .hinting = open.mode {
      var line = StatusLine(left: Phrase(words.lettersOpen, .statusLineText), keys: [])
      line.lastKeys = [words.escBack]
      return line
    }
    guard let slot = slotWithKeys, let panel = panel(in: slot) else {
      let page = notices.message == nil ? placeWords : nil
      var line = StatusLine(left: pageWords, keys: pageKeys)
      line.lastKeys = lastKeys
      line.page = page
      return line
    }
    let context = PanelContext(self, slot)
    let title = panel.title(in: context)
    let showsMessage = title == nil && notices.message != nil
    let page = title == nil && !showsMessage ? placeWords : nil
    var line = StatusLine(
      left: title ?? pageWords, placeholder: placeholder(of: panel, in: context), isTyped: panel.isTyped,
      keys: showsMessage ? [] : panel.keys(in: context))
    let message = showsMessage ? notices.message?.columns ?? 0 : 0
    let leaving = panel.leavingKey(in: context)
    // A message that is too long for the line beside the key can be read in full.
    line.lastKeys = message + leaving.columns + 4 > screen.size.width ? lastKeys : [leaving]
    line.page = page
    return line
  }

  /// A message that arrives while the user types stands behind the typed words.
  private func placeholder(of panel: any Panel, in context: PanelContext) -> SafeText {
    guard panel.isTyped, let message = notices.message else { return panel.placeholder(in: context) }
    return "  " + message
  }

  /// The message, or the look of the words about the page, which shorten themselves.
  private var pageWords: Phrase {
    notices.message.map { Phrase($0, .statusLineText) } ?? Phrase("", .statusLineTitle)
  }

  private var placeWords: StatusLineWords {
    StatusLineWords(
      place: history.current, trail: breadcrumbs, brand: screen.themeSelection.brand, words: words,
      loading: loadingWords, pictureKey: pictureKey)
  }

  /// The keys that narrow screens leave out last. Beside a message that is too long for the line, it is the key that
  /// shows messages in full.
  private var lastKeys: [SafeText] {
    if case .launching = open.mode { return [words.escStop] }
    guard let message = notices.message else { return Self.lastCommands.compactMap { hint($0) } }
    return message.columns > screen.size.width - 2 ? [hint(.messages)].compactMap(\.self) : []
  }

  private static let lastCommands: [Keymap.Command] = [.help, .quit]

  private func hint(_ command: Keymap.Command) -> SafeText? { options.keymap.hint(command, in: words) }

  private var loadingWords: SafeText {
    requests.amount(now: now).map { words.loading + " " + $0 }
      ?? (requests.visit != nil || isReloading ? words.loading : "")
  }

  /// Whether parts of the current page are loading that have no row of their own yet.
  var isReloading: Bool { history.current.withPage { requests.isReloading($0.id) } ?? false }

  /// `3 of 17`
  var matchWords: SafeText {
    guard let search = history.current.page?.search, !search.query.isEmpty else { return "" }
    guard let current = search.current else { return search.isComplete ? words.notOnThisPage : words.looking }
    return words.place(current + 1, of: search.count) + (search.isComplete ? "" : "+")
  }

  /// The hints of keys that work on the page, or while the first page is loading.
  private var pageKeys: [SafeText] {
    if case .launching = open.mode { return [] }
    guard notices.message == nil else { return [] }
    return lastStatusLine.hints(
      usefulCommands.filter { !Self.lastCommands.contains($0) }, of: options.keymap, in: words)
  }

  var usefulCommands: [Keymap.Command] {
    var commands: [Keymap.Command] = []
    let page = history.current.withPage { (offersRetry: $0.offersRetry, matches: $0.search?.count ?? 0) }
    if page?.offersRetry == true { commands.append(.reload) }
    if page?.matches ?? 0 > 0 { commands += [.nextMatch, .previousMatch, .escape] }
    if choices.count > 0 { commands.append(.clearFilters) }
    if isWelcome { commands += [.open, .escape] }
    if open.comparisonPane != nil { commands += [.sideBySide] }
    if let panel = open.panelBeside?.panel {
      commands += [panel.opener, .escape].compactMap(\.self).filter { !commands.contains($0) }
    }
    return commands
      + Keymap.usualHints.filter { command in
        switch command {
        case .back: history.canGoBack
        case .search: page != nil
        default: !commands.contains(command)
        }
      }
  }

  var isWelcome: Bool { options.welcomes && !history.canGoBack }
}
