import Drawing
import FacetModel
import Prism
import Text

/// One frame to standard output: same input, same bytes, whatever the machine.
enum RenderCommand: Command {
  static let name = "render"
  static let usage: SafeText = "SOURCE [--size 100x40] [--format text] [--brand NAME] [--facets-version X.Y.Z]"
  static let summary: SafeText = "print one frame"

  static let defaultSize = Size(100, 40)

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(words, accepting: [.brand, .size, .format, .facetsVersion], command: name)
    let path = try program.source(arguments, of: Self.self)
    let brand = try program.brand(named: arguments[.brand])
    let version = try program.version(arguments[.facetsVersion])
    let size = try size(arguments[.size])
    guard [nil, "text"].contains(arguments[.format]) else {
      throw .usage("no format '\(arguments[.format] ?? "")'; the formats are text")
    }
    let app = App(
      feed: try program.loadFeed(path), title: SafeText(Program.title(of: path)), brand: brand, depth: .truecolor,
      factory: try program.makeFactory(), version: version, size: size)
    for row in app.frame().textRows {
      program.console.print(SafeText(row))
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
