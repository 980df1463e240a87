import Drawing
import FacetModel
import Prism
import Terminal
import Text

/// The browser; where there is no terminal to browse on, the page as text.
enum OpenCommand: Command {
  static let name = "open"
  static let usage: SafeText = "SOURCE [--brand NAME] [--facets-version X.Y.Z]"
  static let summary: SafeText = "browse a feed"

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(words, accepting: [.brand, .facetsVersion], command: name)
    let path = try program.source(arguments, of: Self.self)
    let brand = try program.brand(named: arguments[.brand])
    let version = try program.version(arguments[.facetsVersion])
    let feed = try program.loadFeed(path)
    let factory = try program.makeFactory()
    guard program.console.isTerminal else {
      PageText(feed: feed, factory: factory, version: version).print(
        to: program.console, width: RenderCommand.defaultSize.width)
      return ExitStatus.success.rawValue
    }
    do throws(TerminalError) {
      var runtime = try Runtime()
      return runtime.run { size, depth in
        App(
          feed: feed, title: SafeText(Program.title(of: path)), brand: brand, depth: depth, factory: factory,
          version: version, size: size
        )
      }
    } catch {
      throw .usage("\(error.description)")
    }
  }
}
