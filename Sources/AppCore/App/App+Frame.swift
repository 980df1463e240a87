import Drawing
import Pages
import Prism
import Text
import ViewTree

/// What is on the screen.
extension App {
  public func frame() -> Canvas {
    var canvas = Canvas(size: size, style: theme.fill(.background(.primary)))
    if SmallScreen.isTooSmall(size) {
      let block = SmallScreen(brand: themeSelection.brand, size: size, words: words).block
      block.draw(on: &canvas, x: 0, y: 0, clip: canvas.bounds, theme: theme)
    } else if case .launching(let launch) = mode {
      launch.draw(on: &canvas, brand: themeSelection.brand, theme: theme, words: words, now: now)
      if awaitsFirstPage { drawStatusLine(on: &canvas) }
    } else {
      drawPlace(on: &canvas)
    }
    if theme.icons.usesASCII {
      canvas.foldToASCII()
    }
    return canvas
  }

  private func drawPlace(on canvas: inout Canvas) {
    let area = Rect(x: 0, y: 0, width: size.width, height: Self.pageSize(of: size).height)
    let frame = mode.panel.map { $0.frame(in: PanelContext(self)) }
    if frame?.coversPage != true { drawPage(on: &canvas) }
    frame?.draw(on: &canvas, clip: area, theme: theme)
    if case .dialog(let dialog) = mode {
      PanelFrame(block: panel(of: dialog).block).draw(on: &canvas, clip: area, theme: theme)
    }
    drawStatusLine(on: &canvas)
  }

  /// What is looked into stands beside it, or in front of it; what it is compared with, beside it.
  private func drawPage(on canvas: inout Canvas) {
    if let comparisonPane, let sides { return drawSides(comparisonPane, sides, on: &canvas) }
    let split = split
    if inspector == nil || !split.hidesPage { drawCurrent(on: &canvas, at: split.page) }
    guard let inspector else { return }
    InspectorPanel(inspector: inspector, page: history.current.page, split: split, words: words)
      .draw(on: &canvas, theme: theme)
  }

  func drawCurrent(on canvas: inout Canvas, at area: Rect) {
    history.current.draw(on: &canvas, at: area)
    if showsOutlines, let page = history.current.page {
      LayoutOverlay(page: page).draw(on: &canvas, clip: area)
    }
    if case .hinting(let hints) = mode {
      hints.draw(on: &canvas, clip: area, theme: theme)
    }
  }

  private func drawStatusLine(on canvas: inout Canvas) {
    let row = Self.pageSize(of: size).height
    statusLine.block(width: size.width).draw(on: &canvas, x: 0, y: row, clip: canvas.bounds, theme: theme)
  }

  private var statusLine: StatusLine {
    if let panel = mode.panel {
      let context = PanelContext(self)
      return StatusLine(
        left: panel.title(in: context) ?? pageWords, placeholder: panel.placeholder(in: context),
        isTyped: panel.isTyped, keys: panel.keys(in: context))
    }
    return StatusLine(left: statusWords, placeholder: placeholder, isTyped: isTyping, keys: statusKeys)
  }

  private var isTyping: Bool {
    switch mode {
    case .searching, .addressing: true
    case .browsing, .hinting, .launching, .dialog, .panel: false
    }
  }

  /// What to type into the status line, while the user has typed nothing.
  private var placeholder: SafeText {
    switch mode {
    case .searching(let prompt) where prompt.field.isEmpty: words.wordsOnThisPage
    case .addressing(let field) where field.isEmpty: words.streetAndTown
    default: ""
    }
  }

  /// The typed text, or else the words about the page.
  private var statusWords: Phrase {
    switch mode {
    case .searching(let prompt):
      let count = matchWords
      return Phrase("/" + prompt.field.text + "▏" + (count.isEmpty ? "" : "  " + count), .statusLineText)
    case .hinting: return Phrase(words.lettersOpen, .statusLineText)
    case .addressing(let field): return Phrase(words.deliverTo(field.text + "▏"), .statusLineText)
    case .browsing, .launching, .dialog, .panel: return pageWords
    }
  }

  /// The message, or else the place of the page and what is loading.
  private var pageWords: Phrase {
    if let message { return Phrase(message, .statusLineText) }
    return Phrase(
      PlaceWords(
        place: history.current, trail: breadcrumbs, brand: themeSelection.brand, words: words, loading: loadingWords
      ).text,
      .statusLineTitle)
  }

  private var loadingWords: SafeText {
    requests.amount(now: now).map { words.loading + " " + $0 }
      ?? (requests.visit != nil || history.current.page?.isReloading == true ? words.loading : "")
  }

  /// `3 of 17`
  var matchWords: SafeText {
    guard let search = history.current.page?.search, !search.query.isEmpty else { return "" }
    guard let current = search.current else { return search.isComplete ? words.notOnThisPage : words.looking }
    return words.place(current + 1, of: search.count) + (search.isComplete ? "" : "+")
  }

  /// The keys that work here.
  private var statusKeys: [SafeText] {
    switch mode {
    case .searching: [words.enterDone, words.escBack]
    case .hinting: [words.escBack]
    case .addressing: [words.enterDone, words.escBack]
    case .dialog(let dialog): dialogKeys(dialog)
    case .panel(let panel): panel.keys(in: PanelContext(self))
    case .launching: awaitsFirstPage ? [words.escStop] : []
    case .browsing where inspector?.hasKeys == true: message == nil ? inspectorKeys : []
    case .browsing: message == nil ? usefulCommands.compactMap { keymap.hint($0, in: words) } : []
    }
  }

  private var usefulCommands: [Keymap.Command] {
    var commands: [Keymap.Command] = []
    if history.current.page?.canRetry == true { commands.append(.reload) }
    if history.current.page?.search?.count ?? 0 > 0 { commands += [.nextMatch, .previousMatch, .escape] }
    if choices.count > 0 { commands.append(.clearFilters) }
    if isWelcome { commands += [.open, .escape] }
    if comparisonPane != nil { commands += [.sideBySide] }
    if inspector != nil { commands += [.inspect, .escape].filter { !commands.contains($0) } }
    return commands
      + Keymap.usualHints.filter { command in
        switch command {
        case .back: history.canGoBack
        case .search: history.current.page != nil
        default: !commands.contains(command)
        }
      }
  }

  var isWelcome: Bool { welcomesTo != nil && !history.canGoBack }
}
