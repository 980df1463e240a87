import Drawing
import FacetModel
import Prism
import Text

/// One frame to standard output: same input, same bytes, whatever the machine.
enum RenderCommand: Command {
  static let name = "render"
  static let usage: SafeText = "SOURCE [--size 100x40] [--format text|ansi|svg] [--facets-version X.Y.Z] " + Look.usage
  static let summary: SafeText = "print one frame"

  static let defaultSize = Size(100, 40)

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(
      words, accepting: Look.options(in: program).union([.size, .format, .facetsVersion]), command: name)
    let path = try program.source(arguments, of: Self.self)
    let look = try Look(arguments, in: program)
    let version = try program.version(arguments[.facetsVersion])
    let size = try size(arguments[.size])
    let format = try format(arguments[.format])
    let app = App(
      feed: try program.loadFeed(path), title: SafeText(Program.title(of: path)), brand: look.brand,
      theme: look.theme(try look.values(scheme: .light), depth: .truecolor),
      factory: try program.makeFactory(), version: version, size: size)
    let frame = app.frame()
    switch format {
    case .text: program.console.print(frame.textRows)
    case .ansi: program.console.print(frame.ansiRows)
    case .svg: program.console.print([frame.svg])
    }
    return ExitStatus.success.rawValue
  }

  private enum Format: String, CaseIterable {
    case text, ansi, svg
  }

  private static func format(_ word: String?) throws(Failure) -> Format {
    guard let word else { return .text }
    guard let format = Format(rawValue: word) else {
      let known = Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("no format '\(word)'; the formats are \(known)")
    }
    return format
  }

  private static func size(_ argument: String?) throws(Failure) -> Size {
    guard let argument else { return defaultSize }
    guard let size = Size(argument: argument) else {
      throw .usage("'\(argument)' is no size; write columns x rows: --size 100x40")
    }
    return size
  }
}
