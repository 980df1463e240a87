import Components
import Drawing
import FacetModel
import Prism
import Terminal
import Text
import Wording

/// A source and how it is to be looked at: on a terminal, or printed where there is none.
struct Browser {
  let program: Program
  let look: Look
  let version: SemanticVersion
  let source: Source
  /// Whether plain components stand in for unknown ones.
  var drawsByCategory = false
  /// Where orders go to.
  var address: SafeText?
  /// What happens first, as if somebody did it.
  var script: KeyScript?
  /// What stands beside the first page.
  var comparison: Comparison?
  var isLinear = false
  var hearsMouse = true
  var habits = Habits()
  /// Where what happens is written down, if anybody wants that.
  var recording: Recording?
  /// Where what is seen and clicked on is written down, if anybody wants that.
  var logging: LogOptions?

  /// On a terminal. The result is the status to end with.
  func show() throws(Failure) -> Int32 {
    try expectScreenForKeys()
    return try isLinear ? read() : browse()
  }

  func expectScreenForKeys() throws(Failure) {
    guard isLinear, script != nil else { return }
    throw .usage("--keys presses keys on a screen; 'render --linear --keys' prints what would be said")
  }

  /// The page looks the same wherever it goes.
  func printPage() throws(Failure) {
    var source = source
    let page = try page(
      of: try source.wholePage(brand: look.brand.name), look.theme(try look.values(scheme: .light), depth: .truecolor))
    let wardrobe = look.wardrobe(
      comparison?.brands(program.brands) ?? program.brands, scheme: .light, depth: .truecolor)
    let printer = PagePrinter(page: page, wardrobe: wardrobe, console: program.console, name: program.name)
    guard let comparison else {
      return try printer.printAll(as: isLinear ? .linear : .text, width: RenderCommand.defaultSize.width)
    }
    var app = App(page: page, wardrobe: wardrobe, size: RenderCommand.defaultSize)
    let former = try comparison.former(of: page.feed, before: try source.furtherPages(), in: program)
    app.compare(comparison.variation, former: former)
    try printer.printAll(of: app, as: .text, width: RenderCommand.defaultSize.width)
  }

  /// Line by line, for who has no use for a screen. Where nobody can press a key the page is read to its end. The result
  /// is the status to end with.
  func read() throws(Failure) -> Int32 {
    let scheme = Surroundings().scheme
    var source = source
    let first = try source.entry(brand: look.brand.name)
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
    var habits = habits
    habits.readsLines = true
    habits.asksServer = !source.hosts.isEmpty
    // It stands on standard error already, where it can be seen.
    habits.message = nil
    let setup = setup(scheme, .monochrome, runtime.size, habits)
    let (app, noted) = try begin(setup, values, with: first, nil, recorder)
    let status = runtime.run(app, on: source, recorder: noted, log: log)
    complain(runtime.lastComplaint)
    return status
  }

  /// The result is the status to end with.
  func browse() throws(Failure) -> Int32 {
    // Before the terminal is taken: a feed or a brand with faults must not flash a screen.
    var habits = habits
    var source = source
    let first = try firstPage(&source, &habits)
    let former = try comparison?.former(of: first.feed, before: [], in: program)
    let scheme = Surroundings().scheme
    let values = try look.values(scheme: scheme)
    let recorder = try recording?.recorder(isTimed: true, in: program)
    let log = try logging?.open(isTimed: true)
    var runtime: Runtime
    do throws(TerminalError) {
      runtime = try Runtime(depth: look.depth, hearsMouse: hearsMouse)
    } catch {
      throw .usage(Message { error.message(in: $0) })
    }
    let setup = setup(scheme, runtime.depth, runtime.size, habits)
    let (app, noted) = try begin(setup, values, with: first, former, recorder)
    let status = try runtime.run(app, on: source, playing: script, recorder: noted, log: log)
    complain(runtime.lastComplaint)
    return status
  }

  private func complain(_ reason: SafeText?) {
    if let reason { program.console.complain(SafeText(program.name) + ": " + reason) }
  }

  /// Without a terminal: a script is all that happens, and no time passes but what it waits for.
  func play(_ script: KeyScript, size: Size) throws(Failure) {
    var source = source
    let first = try source.entry(brand: look.brand.name)
    var habits = habits
    habits.readsLines = isLinear
    let former = try comparison?.former(of: first.feed, before: [], in: program)
    let setup = setup(.light, .truecolor, size, habits)
    let recorder = try recording?.recorder(isTimed: false, in: program)
    let log = try logging?.open(isTimed: false)
    let (app, noted) = try begin(setup, try setup.values(), with: first, former, recorder)
    var run = ScriptedRun(app, on: source, recorder: noted, log: log)
    try run.play(script)
    if let fault = run.fault { throw Failure(status: .cannotWrite, message: fault) }
  }

  private func setup(_ scheme: Scheme, _ depth: Depth, _ size: Size, _ habits: Habits) -> AppSetup {
    var setup = AppSetup(
      look, in: program, scheme: scheme, depth: depth, version: version, size: size, source: source, address: address,
      habits: habits)
    if let comparison { setup.brands = comparison.brands(setup.brands) }
    setup.comparison = comparison?.variation
    setup.drawsByCategory = drawsByCategory
    return setup
  }

  private func begin(
    _ setup: AppSetup, _ values: ThemeValues, with first: LoadedPage, _ former: Feed?, _ recorder: Recorder?
  ) throws(Failure) -> (App, Recorder?) {
    guard var recorder else { return (try setup.app(showing: first, values, former: former, in: program), nil) }
    recorder.hide(source.ownHeaders, address: source.home, posted: source.posted)
    let first = try recorder.masked(first)
    // The app of a recorded session sees no secrets of the older page either.
    let old = try former.map { former throws(Failure) in
      try recorder.masked(LoadedPage(feed: former, title: first.title, number: first.number)).feed
    }
    recorder.begin(setup, first: first, former: old, home: source.home, posted: source.posted)
    return (try setup.app(showing: first, values, former: old, in: program), recorder)
  }

  private func firstPage(_ source: inout Source, _ habits: inout Habits) throws(Failure) -> LoadedPage {
    switch source {
    case .server(var server):
      defer { source = .server(server) }
      habits.asksServer = true
      let kept = try server.keptEntry(brand: look.brand.name)
      if let complaint = server.keeper.takeComplaint(in: program.words) {
        program.console.complain(SafeText(program.name) + ": " + complaint)
        habits.message = habits.message ?? complaint
      }
      habits.awaitsFirstPage = kept == nil
      if let kept { return kept }
      return try server.nothingYet()
    case .saved(let saved):
      if habits.welcomes, let welcome = try saved.welcome() { return welcome }
      return try saved.entry()
    case .session(let session): return try session.answer(.home, from: 0)
    }
  }

  private func page(of loaded: LoadedPage, _ theme: Theme) throws(Failure) -> Page {
    Page(
      feed: loaded.feed, title: loaded.title, brand: look.brand, theme: theme,
      factory: try program.makeFactory(for: look.brand, drawsByCategory: drawsByCategory),
      version: version, hosts: source.hosts, state: ClientState(words: look.words, address: address))
  }
}
