import Components
import Drawing
import FacetModel
import Prism
import Text
import ViewTree

/// One frame to standard output: same input, same bytes, whatever the machine.
enum RenderCommand: Command {
  static let name = "render"
  static let usage: SafeText =
    "SOURCE… [--size 100x40] [--full] [--keys KEYS] [--format text|ansi|svg|linear|json] [--linear] [--facets-version X.Y.Z] [--address WORDS] \(Look.usage)"
  static let summary: SafeText = "print one frame, or with --full the whole page with nothing hidden"

  static let defaultSize = Size(100, 40)

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(
      words,
      accepting: Look.options(in: program).union([
        .size, .format, .facetsVersion, .full, .keys, .linear, .reducedMotion, .address,
      ]),
      command: name)
    let look = try Look(arguments, in: program)
    let version = try program.version(arguments[.facetsVersion])
    let size = try size(arguments[.size])
    let format = try RenderFormat(arguments)
    let script = try script(arguments)
    let source = try program.sources(arguments, of: Self.self)
    // Keys bring further pages themselves.
    let loaded = script == nil ? try source.wholePage() : try source.entry()
    let page = Page(
      feed: loaded.feed, title: loaded.title, brand: look.brand,
      theme: look.theme(try look.values(scheme: .light), depth: .truecolor),
      factory: try program.makeFactory(), version: version,
      state: ClientState(address: arguments[.address].map { SafeText($0) }))
    let wardrobe = look.wardrobe(program.brands, scheme: .light, depth: .truecolor)
    let printer = PagePrinter(page: page, wardrobe: wardrobe, console: program.console)
    if let script {
      var habits = Habits(reducesMotion: arguments.has(.reducedMotion))
      habits.readsLines = format == .linear
      var run = ScriptedRun(App(page: page, wardrobe: wardrobe, size: size, habits: habits), on: source)
      try run.play(script)
      if let transcript = run.transcript {
        program.console.print(transcript.lines)
      } else {
        printer.printFrame(of: run.app, as: format, size: run.app.size)
      }
    } else if arguments.has(.full) {
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

  private static func script(_ arguments: Arguments) throws(Failure) -> KeyScript? {
    guard let words = arguments[.keys] else { return nil }
    guard !arguments.has(.full) else {
      throw .usage("--keys shows the frame after those keys; --full shows all of the page before them")
    }
    do throws(KeyScript.Fault) {
      return try KeyScript(words)
    } catch {
      throw .usage("'\(error.word)' is no key; write names and characters: --keys \"j Down Enter Ctrl-f\"")
    }
  }
}
