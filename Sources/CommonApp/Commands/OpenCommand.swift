import Drawing
import FacetModel
import Prism
import Terminal
import Text

/// The browser; where there is no terminal to browse on, the page as text.
enum OpenCommand: Command {
  static let name = "open"
  static let usage: SafeText = "SOURCE [--brand NAME]"
  static let summary: SafeText = "browse a feed"

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> ExitStatus {
    let arguments = try Arguments(words, accepting: [.brand], command: name)
    let path = try program.source(arguments, of: Self.self)
    let brand = try program.brand(named: arguments[.brand])
    let feed = try program.loadFeed(path)
    let factory = try program.makeFactory()
    guard program.console.isTerminal else {
      PageText(feed: feed, factory: factory).print(to: program.console, width: RenderCommand.defaultSize.width)
      return .success
    }
    do throws(TerminalError) {
      var runtime = try Runtime()
      runtime.run { size, depth in
        App(
          feed: feed, title: SafeText(Program.title(of: path)), brand: brand, depth: depth, factory: factory, size: size
        )
      }
      return .success
    } catch {
      throw .usage("\(error.description)")
    }
  }
}
