import AppCore
import AppRuntime
import Components
import Drawing
import FacetModel
import Input
import Inspection
import Pages
import Pictures
import Prism
import Reporting
import Sessions
import Terminal
import Text
import Wording

/// A source and its options, shown on a terminal or printed without one.
struct Browser {
  let program: Program
  let look: Look
  let version: SemanticVersion
  let source: Source
  /// Whether plain components replace unknown ones.
  var drawsByCategory = false
  /// The delivery address.
  var address: SafeText?
  /// Input that is played first.
  var script: KeyScript?
  /// The comparison of the first page.
  var comparison: Comparison?
  var isLinear = false
  var hearsMouse = true
  /// Whether an editor may ask for a facet.
  var hearsEditors = true
  var options = AppOptions()
  /// The options for recording the session, if it is recorded.
  var recording: Recording?
  /// The options of the event log, if there is one.
  var logging: LogOptions?
  /// The options for pictures from servers.
  var servers = HTTPOptions()

  /// Shows the source on a terminal. Returns the exit status.
  func show() throws(Failure) -> Int32 {
    try expectScreenForKeys()
    return try isLinear ? read() : browse()
  }

  func expectScreenForKeys() throws(Failure) {
    guard isLinear, script != nil else { return }
    throw .usage("--keys presses keys on a screen; 'render --linear --keys' prints what would be said")
  }

  /// Prints the page, which looks the same on every output.
  func printPage() throws(Failure) {
    var source = source
    let page = try page(
      of: try source.wholePage(brand: look.brand.name), look.theme(try look.values(scheme: .light), depth: .truecolor))
    let themeSelection = look.themeSelection(
      comparison?.brands(program.brands) ?? program.brands, scheme: .light, depth: .truecolor)
    let printer = PagePrinter(page: page, themeSelection: themeSelection, console: program.console, name: program.name)
    guard let comparison else {
      return try printer.printAll(as: isLinear ? .linear : .text, width: RenderCommand.defaultSize.width)
    }
    var app = App(page: page, themeSelection: themeSelection, size: RenderCommand.defaultSize)
    let earlier = try comparison.earlier(
      of: page.feed, titled: page.title, before: try source.furtherPages(), in: program)
    app.compare(comparison.variation, earlier: earlier)
    try printer.printAll(of: app, as: .text, width: RenderCommand.defaultSize.width)
  }

  /// Reads the source line by line, in the linear mode. Without a terminal the page is read to its end. Returns the
  /// exit status.
  func read() throws(Failure) -> Int32 {
    let scheme = Surroundings().scheme
    var source = source
    let first = try source.entry(brand: look.brand.name)
    try first.expect(options.place)
    let values = try look.values(scheme: scheme)
    let recorder = try recording?.recorder(isTimed: true, in: program)
    let log = try logging?.open(isTimed: true)
    var runtime: LinearRuntime
    do throws(TerminalError) {
      runtime = try LinearRuntime(usesASCII: look.usesASCII, words: look.words)
    } catch {
      try printPage()
      return ExitStatus.success.rawValue
    }
    var options = options
    options.readsLines = true
    options.asksServer = !source.hosts.isEmpty
    // The message is already on standard error.
    options.message = nil
    let setup = setup(scheme, .monochrome, runtime.size, options)
    let (app, noted) = try begin(setup, values, with: first, nil, recorder)
    let status = try runtime.run(app, on: source, recorder: noted, log: log)
    complain(runtime.lastComplaint)
    return status
  }

  /// Browses the source on a screen. Returns the exit status.
  func browse() throws(Failure) -> Int32 {
    // Done before the terminal is taken over: a faulty feed or brand must not flash a screen.
    var options = options
    var source = source
    let first = try firstPage(&source, &options)
    if !options.awaitsFirstPage { try first.expect(options.place) }
    let earlier = try comparison?.earlier(of: first.feed, titled: first.title, before: [], in: program)
    let scheme = Surroundings().scheme
    let values = try look.values(scheme: scheme)
    let recorder = try recording?.recorder(isTimed: true, in: program)
    let log = try logging?.open(isTimed: true)
    var runtime: Runtime
    do throws(TerminalError) {
      runtime = try Runtime(
        depth: look.depth, hearsMouse: hearsMouse, pictures: look.pictures.wish,
        hearsEditors: hearsEditors)
    } catch {
      throw .usage(Message { error.message(in: $0) })
    }
    runtime.watcher = program.context.watcher
    options.pictureMode = runtime.pictureWay.map(PictureMode.init) ?? look.pictures.mode
    var setup = setup(scheme, runtime.depth, runtime.size, options)
    if options.pictureMode != nil {
      setup.pictures = PictureSettings(isOn: look.pictures.isOn(depth: runtime.depth), reach: pictureReach)
    }
    // Handed over, because this scope would keep the first page in memory however often the page changes.
    let (app, noted) = try begin(setup, values, with: consume first, earlier, recorder)
    let status = try runtime.run(
      consume app, on: source, playing: script, recorder: noted, log: log, pictures: pictureLoader(options))
    complain(runtime.lastComplaint)
    return status
  }

  private func pictureLoader(_ options: AppOptions) -> PictureLoader? {
    guard options.pictureMode != nil else { return nil }
    return PictureLoader(
      program: program.context.decoder, asking: PictureAsking(servers, servers: pictureReach.servers))
  }

  private var pictureReach: PictureReach { source.pictureReach(hosts: look.pictureHosts) }

  private func complain(_ reason: SafeText?) {
    if let reason { program.console.complain(SafeText(program.name) + ": " + reason) }
  }

  /// Runs without a terminal: the script is the only input, and only its waits move the clock.
  func play(_ script: KeyScript, size: Size) throws(Failure) {
    var source = source
    let first = try source.entry(brand: look.brand.name)
    try first.expect(options.place)
    var options = options
    options.readsLines = isLinear
    let earlier = try comparison?.earlier(of: first.feed, titled: first.title, before: [], in: program)
    // Without a terminal, pictures are shown only on request.
    options.pictureMode = look.pictures == .auto ? nil : look.pictures.mode
    var setup = setup(.light, .truecolor, size, options)
    if options.pictureMode != nil { setup.pictures = PictureSettings(isOn: true, reach: pictureReach) }
    let recorder = try recording?.recorder(isTimed: false, in: program)
    let log = try logging?.open(isTimed: false)
    let (app, noted) = try begin(setup, try setup.values(), with: first, earlier, recorder)
    var run = ScriptedRun(app, on: source, recorder: noted, log: log, pictures: pictureLoader(options))
    try run.play(script)
    if let fault = run.fault { throw Failure(status: .cannotWrite, message: fault) }
  }

  private func setup(_ scheme: Scheme, _ depth: Depth, _ size: Size, _ options: AppOptions) -> AppSetup {
    var setup = AppSetup(
      look, in: program.context, scheme: scheme, depth: depth, version: version, size: size, source: source,
      address: address,
      options: options)
    if let comparison { setup.brands = comparison.brands(setup.brands) }
    setup.comparison = comparison?.variation
    setup.drawsByCategory = drawsByCategory
    return setup
  }

  private func begin(
    _ setup: AppSetup, _ values: ThemeValues, with first: LoadedPage, _ earlier: Feed?, _ recorder: Recorder?
  ) throws(Failure) -> (App, Recorder?) {
    guard var recorder else {
      return (try setup.app(showing: first, values, earlier: earlier, in: program.context), nil)
    }
    recorder.hide(source.ownHeaders, address: source.home, posted: source.posted)
    let first = try recorder.masked(first)
    // The secrets of the older page are masked as well.
    let old = try earlier.map { earlier throws(Failure) in
      try recorder.masked(LoadedPage(feed: earlier, title: first.title, number: first.number)).feed
    }
    recorder.begin(setup, first: first, earlier: old, home: source.home, posted: source.posted)
    return (try setup.app(showing: first, values, earlier: old, in: program.context), recorder)
  }

  private func firstPage(_ source: inout Source, _ options: inout AppOptions) throws(Failure) -> LoadedPage {
    switch source {
    case .server(var server):
      defer { source = .server(server) }
      options.asksServer = true
      let kept = try server.keptEntry(brand: look.brand.name)
      if let complaint = server.keeper.takeComplaint(in: program.context.words) {
        program.console.complain(SafeText(program.name) + ": " + complaint)
        options.message = options.message ?? complaint
      }
      options.awaitsFirstPage = kept == nil
      if let kept { return kept }
      return try server.nothingYet()
    case .saved(let saved):
      if options.welcomes, let welcome = try saved.welcome() { return welcome }
      return try saved.entry()
    case .session(let session): return try session.answer(.home, from: 0)
    }
  }

  private func page(of loaded: LoadedPage, _ theme: Theme) throws(Failure) -> Page {
    Page(
      feed: loaded.feed, title: loaded.title, brand: look.brand, theme: theme,
      factory: try program.context.makeFactory(for: look.brand, drawsByCategory: drawsByCategory),
      version: version, hosts: source.hosts, state: ClientState(words: look.words, address: address))
  }
}
