import FacetModel
import Text

/// The browser; where there is no terminal to browse on, the page as text.
enum OpenCommand: Command {
  static let name = "open"
  static let usage: SafeText =
    "[SOURCE…] [--facets-version X.Y.Z] [--linear] [--reduced-motion] [--no-mouse] " + Look.usage
  static let summary: SafeText =
    "browse a feed, or with --linear hear it line by line; without SOURCE, the brand's own"

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(
      words,
      accepting: Look.options(in: program).union([.facetsVersion, .linear, .reducedMotion, .noMouse]),
      command: name)
    let configuration = program.configuration
    let look = try Look(arguments, in: program, defaults: configuration)
    if let warning = configuration.warning {
      program.console.complain(SafeText(program.name) + ": " + warning)
    }
    let hasSource = !arguments.operands.isEmpty
    var browser = Browser(
      program: program, look: look, version: try program.version(arguments[.facetsVersion]),
      source: hasSource ? try program.sources(arguments, of: Self.self) : try sample(look, in: program))
    browser.isLinear = arguments.has(.linear)
    guard program.console.isTerminal else {
      try browser.printPage()
      return ExitStatus.success.rawValue
    }
    browser.hearsMouse = !arguments.has(.noMouse) && configuration.hearsMouse ?? true
    browser.habits = Habits(reducesMotion: arguments.has(.reducedMotion) || configuration.reducesMotion ?? false)
    browser.habits.keymap = configuration.keymap
    browser.habits.message = configuration.warning
    browser.habits.welcomes = !hasSource && !browser.habits.reducesMotion && !browser.isLinear
    return try browser.isLinear ? browser.read() : browser.browse()
  }

  /// A brand that is a folder carries nothing: the first one does.
  private static func sample(_ look: Look, in program: Program) throws(Failure) -> ReplaySource {
    guard let sample = look.brand.sample ?? program.brands.lazy.compactMap(\.sample).first else {
      throw .usage("\(name) needs a SOURCE: \(program.name) \(name) \(usage)")
    }
    return try ReplaySource(sample, in: program)
  }
}
