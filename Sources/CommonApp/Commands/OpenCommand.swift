import AppCore
import FacetModel
import Feeds
import Reporting
import Sessions
import Text

/// Browses a source; without a terminal it prints the page.
enum OpenCommand: Command {
  static let name = "open"
  static let speaks = true
  static let guide = CommandGuide(
    summary: "browse a feed; with --linear, read it line by line",
    forms: ["[SOURCE…]"],
    notes: [
      "'open' may be left out. Without SOURCE it shows the brand's own sample. Without a terminal it prints the whole page as text."
    ],
    groups: groups,
    examples: [
      ("SampleFeeds", "browse a folder of saved pages"),
      ("home.json --brand NAME --scheme dark", "show it in another look"),
      ("home.json --at card.store:7", "open it at this facet"),
      ("https://feeds.example/home --header-file headers.txt", "browse a server"),
    ])

  /// The options for browsing.
  static var groups: [OptionGroup] {
    [
      OptionGroup(
        "Page", .at, .facetsVersion, .fallback, .operation, .address, .language, .compare, .keys, .linear,
        .reducedMotion, .noMouse, .noSocket),
      Look.group, HTTPOptions.group, LogOptions.group,
    ]
  }

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    try run(words, as: Self.self, in: program)
  }

  /// Runs the command under any of its names.
  static func run(
    _ words: ArraySlice<String>, as command: any Command.Type, in program: Program
  ) throws(Failure) -> Int32 {
    let arguments = try Arguments(words, for: command, in: program)
    let browser = try browser(arguments, as: command, program.configuration, in: program)
    try browser.expectScreenForKeys()
    guard program.console.isTerminal else {
      guard browser.options.place == nil else {
        throw .usage("--at goes to a place on a screen; 'render' prints the page")
      }
      try browser.printPage()
      return ExitStatus.success.rawValue
    }
    return try browser.show()
  }

  /// Makes the browser from a command line and the configuration.
  static func browser(
    _ arguments: Arguments, as command: any Command.Type, _ configuration: Configuration, in program: Program
  ) throws(Failure) -> Browser {
    var arguments = arguments
    let isGallery = command == GalleryCommand.self
    var options = try HTTPOptions(arguments, isWatched: program.console.isTerminal)
    options.cacheSize = configuration.cacheSize ?? options.cacheSize
    arguments.operands = options.operands(arguments.operands)
    if options.saved != nil { try options.expectAddress(among: arguments.operands) }
    if arguments.operands.isEmpty, !isGallery, StandardInput.holdsSomething() { arguments.operands = ["-"] }
    let look = try Look(arguments, in: program, defaults: configuration)
    if let warning = configuration.warning {
      program.console.complain(SafeText(program.name) + ": " + warning.text(in: look.words))
    }
    let hasSource = isGallery || !arguments.operands.isEmpty
    let version = try program.version(arguments[.facetsVersion])
    var program = program
    program.context.words = look.words
    var browser = Browser(
      program: program, look: look, version: version,
      source: try source(arguments, options, look, of: command, version, in: program))
    browser.servers = options
    browser.drawsByCategory = try arguments.drawsByCategory()
    browser.address = (arguments[.address] ?? configuration.address).map { SafeText($0) }
    browser.script = try arguments.script()
    browser.isLinear = arguments.has(.linear)
    browser.comparison = try Comparison(arguments, look, version, in: program)
    guard browser.comparison == nil || !browser.isLinear else {
      throw .usage("--compare shows two pages side by side, which takes a screen; 'diff' says what differs")
    }
    browser.hearsMouse = !arguments.has(.noMouse) && configuration.hearsMouse ?? true
    browser.hearsEditors = !arguments.has(.noSocket)
    browser.options = AppOptions(reducesMotion: arguments.has(.reducedMotion) || configuration.reducesMotion ?? false)
    browser.options.prefetches = arguments.has(.prefetch) || browser.source.answersLinksByItself
    browser.options.findsSeen = browser.source.findsSeen
    browser.options.place = arguments[.at]
    browser.options.keymap = configuration.keymap
    browser.options.message = configuration.warning?.text(in: look.words)
    browser.logging = try LogOptions(arguments, user: configuration.userID)
    browser.options.impressions = browser.logging?.rule
    browser.options.welcomes = !hasSource && !browser.options.reducesMotion && !browser.isLinear
    return browser
  }

  /// The source of the command line. Only the browser itself has a default when no source is given.
  private static func source(
    _ arguments: Arguments, _ options: HTTPOptions, _ look: Look, of command: any Command.Type,
    _ version: SemanticVersion, in program: Program
  ) throws(Failure) -> Source {
    if command == GalleryCommand.self {
      guard arguments.operands.isEmpty else {
        throw .usage("gallery shows all components and takes no SOURCE; '\(arguments.operands[0])' is too many")
      }
      return .saved(
        try ReplaySource(Gallery(factory: try program.context.makeFactory(for: look.brand)).sample, in: program.context)
      )
    }
    // A brand in a folder has no sample, so the first sample of the program is shown.
    let sample = look.brand.sample ?? program.brands.lazy.compactMap(\.sample).first
    guard arguments.operands.isEmpty, command != ReplayCommand.self, let sample else {
      return try program.sources(arguments, options, of: command, version: version)
    }
    return .saved(try ReplaySource(sample, in: program.context))
  }
}
