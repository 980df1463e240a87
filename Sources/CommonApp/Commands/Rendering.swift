import Components
import Drawing
import FacetModel
import Text

/// What is to be printed, and how: all that a command line says of it.
struct Rendering {
  let program: Program
  let look: Look
  let version: SemanticVersion
  let size: Size
  let format: RenderFormat
  let script: KeyScript?
  let isFull: Bool
  let reducesMotion: Bool
  let address: SafeText?
  let logging: LogOptions?
  let comparison: Comparison?
  /// Whether plain components stand in for unknown ones.
  let drawsByCategory: Bool

  /// Reads the source from the beginning. The result is the source as it has been used, with all it was asked for.
  @discardableResult
  func print(_ source: Source) throws(Failure) -> Source {
    var source = source
    // Keys bring further pages themselves.
    let loaded = script == nil ? try source.wholePage(brand: look.brand.name) : try source.entry(brand: look.brand.name)
    let page = Page(
      feed: loaded.feed, title: loaded.title, brand: look.brand,
      theme: look.theme(try look.values(scheme: .light), depth: .truecolor),
      factory: try program.makeFactory(for: look.brand, drawsByCategory: drawsByCategory), version: version,
      hosts: source.hosts, state: ClientState(words: look.words, address: address))
    let brands = comparison?.brands(program.brands) ?? program.brands
    let wardrobe = look.wardrobe(brands, scheme: .light, depth: .truecolor)
    let printer = PagePrinter(page: page, wardrobe: wardrobe, console: program.console, name: program.name)
    if let script {
      return try print(after: script, page, wardrobe, printer, source)
    }
    if comparison != nil {
      let app = try app(page, wardrobe, Habits(), on: source)
      if isFull {
        try printer.printAll(of: app, as: format, width: size.width)
      } else {
        printer.printFrame(of: app, as: format, size: size)
      }
    } else if isFull {
      try printer.printAll(as: format, width: size.width)
    } else {
      printer.printFrame(as: format, size: size)
    }
    return source
  }

  private func app(_ page: Page, _ wardrobe: Wardrobe, _ habits: Habits, on source: Source) throws(Failure) -> App {
    var app = App(page: page, wardrobe: wardrobe, size: size, habits: habits)
    if let comparison {
      let further = script == nil ? try source.furtherPages() : []
      app.compare(
        comparison.variation, former: try comparison.former(of: page.feed, before: further, in: program))
    }
    return app
  }

  private func print(
    after script: KeyScript, _ page: Page, _ wardrobe: Wardrobe, _ printer: PagePrinter, _ source: Source
  ) throws(Failure) -> Source {
    var habits = Habits(reducesMotion: reducesMotion)
    habits.readsLines = format == .linear
    habits.findsSeen = source.findsSeen
    habits.impressions = logging?.rule
    let log = try logging?.open(isTimed: false)
    var run = ScriptedRun(try app(page, wardrobe, habits, on: source), on: source, log: log)
    try run.play(script)
    if let transcript = run.transcript {
      transcript.lines.forEach(program.console.show)
    } else {
      printer.printFrame(of: run.app, as: format, size: run.app.size)
    }
    if let fault = run.fault { throw Failure(status: .cannotWrite, message: fault) }
    return run.source
  }

  /// What a page is compared with, too. What came through a pipe cannot be read again, whatever else has changed.
  func filesRead(from source: Source) -> [String] {
    let files = source.openFiles.map(\.path)
    return files.isEmpty ? [] : files + [comparison?.path].compactMap(\.self)
  }

  /// Prints again whenever a file has changed that was read; what cannot be read is complained of, and waited for.
  func printAgain(_ source: Source, _ files: inout OpenFiles) {
    var source = source
    while files.wait() {
      guard !files.changes(among: filesRead(from: source)).isEmpty else { continue }
      do throws(Failure) {
        source = try print(source)
      } catch {
        program.console.complain(SafeText(program.name) + ": " + error.message.text(in: look.words))
      }
    }
  }
}
