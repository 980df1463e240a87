import Drawing
import FacetModel
import Prism
import Terminal
import Text

/// The browser; where there is no terminal to browse on, the page as text.
enum OpenCommand: Command {
  static let name = "open"
  static let usage: SafeText = "SOURCE [--facets-version X.Y.Z] [--linear] [--reduced-motion] " + Look.usage
  static let summary: SafeText = "browse a feed"

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(
      words, accepting: Look.options(in: program).union([.facetsVersion, .linear, .reducedMotion]), command: name)
    let path = try program.source(arguments, of: Self.self)
    let look = try Look(arguments, in: program)
    let version = try program.version(arguments[.facetsVersion])
    let feed = try program.loadFeed(path)
    let factory = try program.makeFactory()
    let title = SafeText(Program.title(of: path))
    guard program.console.isTerminal else {
      // No terminal: the page looks the same wherever it goes.
      let theme = look.theme(try look.values(scheme: .light), depth: .truecolor)
      let page = Page(
        feed: feed, title: title, brand: look.brand, theme: theme, factory: factory, version: version)
      let printer = PagePrinter(page: page, console: program.console)
      try printer.printAll(as: arguments.has(.linear) ? .linear : .text, width: RenderCommand.defaultSize.width)
      return ExitStatus.success.rawValue
    }
    // Before the terminal is taken: a brand with faults must not flash a screen.
    let values = try look.values(scheme: Surroundings().scheme)
    var runtime: Runtime
    do throws(TerminalError) {
      runtime = try Runtime()
    } catch {
      throw .usage("\(error.description)")
    }
    let theme = look.theme(values, depth: runtime.depth)
    let page = Page(feed: feed, title: title, brand: look.brand, theme: theme, factory: factory, version: version)
    return runtime.run(App(page: page, size: runtime.size, reducesMotion: arguments.has(.reducedMotion)))
  }
}
