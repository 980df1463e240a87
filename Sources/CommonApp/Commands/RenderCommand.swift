import Drawing
import FacetModel
import Prism
import Text
import ViewTree

/// One frame to standard output: same input, same bytes, whatever the machine.
enum RenderCommand: Command {
  static let name = "render"
  static let usage: SafeText =
    "SOURCE [--size 100x40] [--full] [--format text|ansi|svg|linear|json] [--linear] [--facets-version X.Y.Z] \(Look.usage)"
  static let summary: SafeText = "print one frame, or with --full the whole page with nothing hidden"

  static let defaultSize = Size(100, 40)

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(
      words,
      accepting: Look.options(in: program).union([.size, .format, .facetsVersion, .full, .linear, .reducedMotion]),
      command: name)
    let path = try program.source(arguments, of: Self.self)
    let look = try Look(arguments, in: program)
    let version = try program.version(arguments[.facetsVersion])
    let size = try size(arguments[.size])
    let format = try RenderFormat(arguments)
    let page = Page(
      feed: try program.loadFeed(path), title: SafeText(Program.title(of: path)), brand: look.brand,
      theme: look.theme(try look.values(scheme: .light), depth: .truecolor),
      factory: try program.makeFactory(), version: version)
    let printer = PagePrinter(page: page, console: program.console)
    if arguments.has(.full) {
      try printer.printAll(as: format, width: size.width)
    } else {
      printer.printFrame(as: format, size: size)
    }
    return ExitStatus.success.rawValue
  }

  private static func size(_ argument: String?) throws(Failure) -> Size {
    guard let argument else { return defaultSize }
    guard let size = Size(argument: argument) else {
      throw .usage("'\(argument)' is no size; write columns x rows: --size 100x40")
    }
    return size
  }
}
