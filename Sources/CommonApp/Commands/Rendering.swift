import AppCore
import AppRuntime
import Components
import Drawing
import FacetModel
import Input
import Pages
import Pictures
import Reporting
import Sessions
import Text

/// The source and the options of a command line that prints a page.
struct Rendering {
  var program: Program
  let look: Look
  let version: SemanticVersion
  let size: Size
  let format: RenderFormat
  let script: KeyScript?
  /// The place of the facet to show: an id, a pointer or a line.
  let place: String?
  let isFull: Bool
  let reducesMotion: Bool
  let address: SafeText?
  let logging: LogOptions?
  let comparison: Comparison?
  /// Whether plain components replace unknown ones.
  let drawsByCategory: Bool
  /// The file that output goes to; `nil` and `-` for standard output.
  let output: String?
  /// The options for pictures from servers.
  let servers: HTTPOptions

  /// Writes the source to the file, or prints it. A source that cannot be drawn leaves the file as it was.
  @discardableResult
  func write(_ source: Source) throws(Failure) -> Source {
    guard let output, output != "-" else { return try print(source) }
    let file = try ReplacingFile(output)
    var rendering = self
    rendering.program.console.file = file
    let read: Source
    do throws(Failure) {
      read = try rendering.print(source)
    } catch {
      file.discard()
      throw error
    }
    try file.finish()
    return read
  }

  /// Prints the source from its beginning. Returns the source with the pages that were loaded.
  @discardableResult
  func print(_ source: Source) throws(Failure) -> Source {
    var source = source
    // With a script, further pages are loaded by its keys.
    let loaded =
      script == nil && place == nil
      ? try source.wholePage(brand: look.brand.name) : try source.entry(brand: look.brand.name)
    let page = Page(
      feed: loaded.feed, title: loaded.title, brand: look.brand,
      theme: look.theme(try look.values(scheme: .light), depth: .truecolor),
      factory: try program.context.makeFactory(for: look.brand, drawsByCategory: drawsByCategory), version: version,
      hosts: source.hosts,
      state: ClientState(
        words: look.words, address: address,
        pictures: pictureMode == nil ? .off : PictureSettings(isOn: true, reach: reach(source))))
    let brands = comparison?.brands(program.brands) ?? program.brands
    let themeSelection = look.themeSelection(brands, scheme: .light, depth: .truecolor)
    var printer = PagePrinter(page: page, themeSelection: themeSelection, console: program.console, name: program.name)
    if let pictureMode, let loader = pictureLoader(source) {
      printer.pictures = PagePictureSource(
        mode: pictureMode, loader: loader, source: source, pageNumber: loaded.number)
    }
    if script != nil || place != nil {
      try loaded.expect(place)
      return try print(after: script ?? KeyScript(), page, themeSelection, printer, source)
    }
    if comparison != nil {
      var options = AppOptions()
      options.pictureMode = pictureMode
      var app = try app(page, themeSelection, options, on: source)
      if let pictures = printer.pictures { app.load(from: pictures) }
      if isFull {
        try printer.printAll(of: app, as: format, width: size.width)
      } else {
        app.showArrivalDialog()
        printer.printFrame(of: app, as: format, size: size)
      }
    } else if isFull {
      try printer.printAll(as: format, width: size.width)
    } else {
      printer.printFrame(as: format, size: size)
    }
    return source
  }

  /// The way to show pictures in the format.
  private var pictureMode: PictureMode? {
    // Two whole pages beside each other have blocks, since all their pictures would be very many.
    if comparison != nil, isFull { return nil }
    let isAuto = look.pictures == .auto
    switch format {
    case .ansi: return look.pictures.mode
    case .svg where isAuto, .html where isAuto: return .photo(cell: Self.pixelsOfCell)
    // An SVG draws half blocks and quadrants as shapes. Sextants would be letters of a font that may not be there.
    case .svg, .html: return look.pictures.mode.map { _ in .cells(.blocks) }
    case .text: return isAuto ? nil : look.pictures.mode
    case .linear, .json: return nil
    }
  }

  /// The pixels for a cell of an SVG, one and a half times its own units.
  private static let pixelsOfCell = Size(14, 30)

  private func pictureLoader(_ source: Source) -> PictureLoader? {
    pictureMode.map { _ in
      PictureLoader(
        program: program.context.decoder, asking: PictureAsking(servers, servers: reach(source).servers))
    }
  }

  private func reach(_ source: Source) -> PictureReach { source.pictureReach(hosts: look.pictureHosts) }

  private func app(_ page: Page, _ themeSelection: ThemeSelection, _ options: AppOptions, on source: Source)
    throws(Failure) -> App
  {
    var app = App(page: page, themeSelection: themeSelection, size: size, options: options)
    app.mask = program.context.secrets
    if let comparison {
      let further = script == nil ? try source.furtherPages() : []
      app.compare(
        comparison.variation,
        earlier: try comparison.earlier(of: page.feed, titled: page.title, before: further, in: program))
    }
    return app
  }

  private func print(
    after script: KeyScript, _ page: Page, _ themeSelection: ThemeSelection, _ printer: PagePrinter, _ source: Source
  ) throws(Failure) -> Source {
    var options = AppOptions(reducesMotion: reducesMotion)
    options.pictureMode = pictureMode
    options.place = place
    options.readsLines = format == .linear
    options.findsSeen = source.findsSeen
    options.impressions = logging?.rule
    let log = try logging?.open(isTimed: false)
    var run = ScriptedRun(
      try app(page, themeSelection, options, on: source), on: source, log: log, pictures: pictureLoader(source))
    try run.play(script)
    if let transcript = run.transcript {
      transcript.lines.forEach(program.console.show)
    } else {
      printer.printFrame(of: run.app, as: format, size: run.app.screen.size)
    }
    if let fault = run.fault { throw Failure(status: .cannotWrite, message: fault) }
    return run.source
  }

  /// The files read, also those of a comparison. Pipes are left out, because they cannot be read again.
  func filesRead(from source: Source) -> [String] {
    let files = source.openFiles.map(\.path)
    return files.isEmpty ? [] : files + [comparison?.path].compactMap(\.self)
  }

  /// Prints again whenever one of the files has changed. A file that cannot be read is reported and waited for.
  func printAgain(_ source: Source, _ files: inout OpenFiles) {
    var source = source
    while files.wait() {
      guard !files.changes(among: filesRead(from: source)).isEmpty else { continue }
      do throws(Failure) {
        source = try write(source)
      } catch {
        program.console.complain(SafeText(program.name) + ": " + error.message.text(in: look.words))
      }
    }
  }
}
