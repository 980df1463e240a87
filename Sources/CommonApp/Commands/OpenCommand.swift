import Drawing
import FacetModel
import Feeds
import Prism
import Terminal
import Text

/// The browser; where there is no terminal to browse on, the page as text.
enum OpenCommand: Command {
  static let name = "open"
  static let usage: SafeText =
    "SOURCE… [--facets-version X.Y.Z] [--linear] [--reduced-motion] [--no-mouse] " + Look.usage
  static let summary: SafeText = "browse a feed"

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    try run(words, as: Self.self, in: program)
  }

  /// Under any name.
  static func run(
    _ words: ArraySlice<String>, as command: any Command.Type, in program: Program
  ) throws(Failure) -> Int32 {
    var arguments = try Arguments(
      words,
      accepting: Look.options(in: program).union([.facetsVersion, .linear, .reducedMotion, .noMouse]),
      command: command.name)
    if arguments.operands.isEmpty, StandardInput.holdsSomething() { arguments.operands = ["-"] }
    let look = try Look(arguments, in: program)
    let version = try program.version(arguments[.facetsVersion])
    let source = try program.sources(arguments, of: command)
    let factory = try program.makeFactory()
    guard program.console.isTerminal else {
      // No terminal: the page looks the same wherever it goes.
      let theme = look.theme(try look.values(scheme: .light), depth: .truecolor)
      let whole = try source.wholePage()
      let page = Page(
        feed: whole.feed, title: whole.title, brand: look.brand, theme: theme, factory: factory, version: version)
      let wardrobe = look.wardrobe(program.brands, scheme: .light, depth: .truecolor)
      let printer = PagePrinter(page: page, wardrobe: wardrobe, console: program.console)
      try printer.printAll(as: arguments.has(.linear) ? .linear : .text, width: RenderCommand.defaultSize.width)
      return ExitStatus.success.rawValue
    }
    // Before the terminal is taken: a feed or a brand with faults must not flash a screen.
    let entry = try source.entry()
    let values = try look.values(scheme: Surroundings().scheme)
    var runtime: Runtime
    do throws(TerminalError) {
      runtime = try Runtime(depth: look.depth, hearsMouse: !arguments.has(.noMouse))
    } catch {
      throw .usage("\(error.description)")
    }
    let theme = look.theme(values, depth: runtime.depth)
    let page = Page(
      feed: entry.feed, title: entry.title, brand: look.brand, theme: theme, factory: factory, version: version)
    let wardrobe = look.wardrobe(program.brands, scheme: Surroundings().scheme, depth: runtime.depth)
    let app = App(page: page, wardrobe: wardrobe, size: runtime.size, reducesMotion: arguments.has(.reducedMotion))
    return runtime.run(app, on: source)
  }
}
