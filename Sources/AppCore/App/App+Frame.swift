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
    if case .help(let help) = mode {
      helpScreen(help).block(in: area.size).draw(on: &canvas, x: 0, y: -help.scroll, clip: area, theme: theme)
    } else {
      drawPage(on: &canvas)
    }
    switch mode {
    case .choosing(let palette):
      lay(PalettePanel(palette: palette, size: area.size, words: words).block, over: &canvas, area)
    case .picking(let picker):
      lay(FilterPanel(picker: picker, size: area.size).block(icons: theme.icons), over: &canvas, area)
    case .reviewing(let review):
      lay(VersionPanel(review: review, size: area.size, words: words).block, over: &canvas, area)
    case .comparing(let picker):
      lay(VariationPanel(picker: picker, size: area.size, words: words).block, over: &canvas, area)
    case .dialog(let dialog):
      lay(panel(of: dialog).block, over: &canvas, area)
    case .browsing, .help, .hinting, .launching, .searching, .addressing:
      break
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

  private func lay(_ panel: Block, over canvas: inout Canvas, _ area: Rect) {
    let place = Panel.place(of: panel, in: area.size)
    panel.draw(on: &canvas, x: place.x, y: place.y, clip: area, theme: theme)
  }

  private var statusLine: StatusLine {
    StatusLine(left: statusWords, placeholder: placeholder, isTyped: isTyping, keys: statusKeys)
  }

  private var isTyping: Bool {
    switch mode {
    case .searching, .addressing: true
    case .help(let help): help.isTyping
    case .browsing, .choosing, .picking, .reviewing, .comparing, .hinting, .launching, .dialog: false
    }
  }

  /// What can be typed into the status line, while nothing has been typed.
  private var placeholder: SafeText {
    switch mode {
    case .searching(let prompt) where prompt.field.isEmpty: words.wordsOnThisPage
    case .addressing(let field) where field.isEmpty: words.streetAndTown
    case .help(let help) where help.isTyping && help.field.isEmpty: words.whatOrAKey
    default: ""
    }
  }

  /// Where one is and what goes on, or what is being typed, or what has happened.
  private var statusWords: Phrase {
    switch mode {
    case .searching(let prompt):
      let count = matchWords
      return Phrase("/" + prompt.field.text + "▏" + (count.isEmpty ? "" : "  " + count), .statusLineText)
    case .help(let help): return statusWords(help)
    case .hinting: return Phrase(words.lettersOpen, .statusLineText)
    case .addressing(let field): return Phrase(words.deliverTo(field.text + "▏"), .statusLineText)
    case .browsing, .choosing, .picking, .reviewing, .comparing, .launching, .dialog: break
    }
    if let message { return Phrase(message, .statusLineText) }
    return Phrase(
      PlaceWords(
        place: history.current, trail: breadcrumbs, brand: themeSelection.brand, words: words, loading: loadingWords
      ).text,
      .statusLineTitle)
  }

  private var loadingWords: SafeText {
    loading.amount(now: now).map { words.loading + " " + $0 }
      ?? (visit != nil || history.current.page?.isReloading == true ? words.loading : "")
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
    case .help(let help): statusKeys(help)
    case .searching: [words.enterDone, words.escBack]
    case .hinting: [words.escBack]
    case .choosing: [words.enterDoIt, words.chooseKeys, words.escBack]
    case .picking: [words.enterChoose, words.spaceMark, words.backspaceNone, words.escBack]
    case .reviewing(.choosing): [words.enterBeThatClient, words.chooseKeys, words.escBack]
    case .comparing: [words.enterPutThemThere, words.chooseKeys, words.escBack]
    case .reviewing(.reading): [words.enterGoThere, words.chooseKeys, words.escBack]
    case .addressing: [words.enterDone, words.escBack]
    case .dialog(let dialog): dialogKeys(dialog)
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
