import FacetModel
import Feeds
import Text

/// The browser; where there is no terminal to browse on, the page as text.
enum OpenCommand: Command {
  static let name = "open"
  static let usage: SafeText = "[SOURCE…] " + options
  static let options: SafeText =
    "[--facets-version X.Y.Z] [--linear] [--reduced-motion] [--no-mouse] [--keys KEYS] [--address WORDS] "
    + HTTPOptions.usage
    + " " + Look.usage
  static let summary: SafeText =
    "browse a feed, or with --linear hear it line by line; without SOURCE, the brand's own"

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    try run(words, as: Self.self, in: program)
  }

  /// Under any name.
  static func run(
    _ words: ArraySlice<String>, as command: any Command.Type, in program: Program
  ) throws(Failure) -> Int32 {
    var arguments = try Arguments(
      words,
      accepting: Look.options(in: program).union([.facetsVersion, .linear, .reducedMotion, .noMouse, .address, .keys])
        .union(HTTPOptions.options),
      command: command.name)
    if arguments.operands.isEmpty, StandardInput.holdsSomething() { arguments.operands = ["-"] }
    let configuration = program.configuration
    let look = try Look(arguments, in: program, defaults: configuration)
    if let warning = configuration.warning {
      program.console.complain(SafeText(program.name) + ": " + warning)
    }
    let hasSource = !arguments.operands.isEmpty
    let version = try program.version(arguments[.facetsVersion])
    var browser = Browser(
      program: program, look: look, version: version,
      source: try source(arguments, look, of: command, version, configuration.cacheSize, in: program))
    browser.address = (arguments[.address] ?? configuration.address).map { SafeText($0) }
    browser.script = try arguments.script()
    if browser.script != nil, arguments.has(.linear) {
      throw .usage("--keys presses keys on a screen; 'render --linear --keys' prints what would be said")
    }
    browser.isLinear = arguments.has(.linear)
    guard program.console.isTerminal else {
      try browser.printPage()
      return ExitStatus.success.rawValue
    }
    browser.hearsMouse = !arguments.has(.noMouse) && configuration.hearsMouse ?? true
    browser.habits = Habits(reducesMotion: arguments.has(.reducedMotion) || configuration.reducesMotion ?? false)
    browser.habits.prefetches = arguments.has(.prefetch)
    browser.habits.keymap = configuration.keymap
    browser.habits.message = configuration.warning
    browser.habits.welcomes = !hasSource && !browser.habits.reducesMotion && !browser.isLinear
    return try browser.isLinear ? browser.read() : browser.browse()
  }

  /// Only the browser itself has something to show where nobody names a source.
  private static func source(
    _ arguments: Arguments, _ look: Look, of command: any Command.Type, _ version: SemanticVersion,
    _ cacheSize: Int?, in program: Program
  ) throws(Failure) -> Source {
    // A brand that is a folder carries nothing: the first one does.
    let sample = look.brand.sample ?? program.brands.lazy.compactMap(\.sample).first
    guard arguments.operands.isEmpty, command == Self.self, let sample else {
      return try program.sources(
        arguments, of: command, version: version, isWatched: program.console.isTerminal, cacheSize: cacheSize)
    }
    return .saved(try ReplaySource(sample, in: program))
  }
}
