import AppRuntime
import Drawing
import Reporting
import Sessions
import Text

/// Prints one frame; the same input gives the same bytes on every machine.
enum RenderCommand: Command {
  static let name = "render"
  static let speaks = true
  static let guide = CommandGuide(
    summary: "print one frame, or with --full the whole page with nothing hidden",
    forms: ["SOURCE…"],
    notes: ["The same input gives the same bytes on every machine."],
    groups: [
      OptionGroup(
        "Page",
        [
          OptionUse(.size, usual: "100x40"), OptionUse(.full), OptionUse(.watch), OptionUse(.at), OptionUse(.keys),
          OptionUse(.output, summary: "write to this file, which is replaced when the output is complete"),
          OptionUse(.format, choices: RenderFormat.allCases.map(\.rawValue), usual: "text, in colour on a terminal"),
          OptionUse(.linear, summary: "the same as --format linear"), OptionUse(.facetsVersion), OptionUse(.fallback),
          OptionUse(.operation), OptionUse(.compare), OptionUse(.address), OptionUse(.language),
          OptionUse(.reducedMotion),
        ]),
      Look.group, HTTPOptions.group, LogOptions.group,
    ],
    examples: [
      ("home.json --size 80x24", "print what a small terminal shows"),
      ("home.json --full --size 140x40 --format svg -o home.svg", "draw the whole page as a picture"),
      ("SampleFeeds --keys \"8 j Enter\"", "print the page that these keys open"),
    ])

  static let defaultSize = Size(100, 40)

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    var arguments = try Arguments(words, for: Self.self, in: program)
    guard arguments[.keys] == nil || !arguments.has(.full) else {
      throw .usage(
        "--keys and --full cannot be combined: --keys shows one screen after the keys, --full the whole page")
    }
    guard arguments[.at] == nil || !arguments.has(.full) else {
      throw .usage("--at and --full cannot be combined: --at shows the screen around a facet, --full the whole page")
    }
    let version = try program.version(arguments[.facetsVersion])
    let options = try HTTPOptions(arguments)
    arguments.operands = options.operands(arguments.operands)
    guard !arguments.has(.watch) || !arguments.operands.contains(where: HTTPOptions.isAddress) else {
      throw .usage("--watch follows files; a server does not tell when its answer changes")
    }
    let logging = try LogOptions(arguments)
    guard logging == nil || arguments[.keys] != nil else {
      throw .usage("--log needs --keys, the keys and waits to log: --keys \"Wait:1200ms\" --log events.jsonl")
    }
    let look = try Look(arguments, in: program)
    let format = try RenderFormat(arguments)
    let comparison = try Comparison(arguments, look, version, in: program)
    guard comparison == nil || format.isPicture else {
      throw .usage("--compare shows two pages side by side, which \(format.rawValue) cannot; 'diff' says what differs")
    }
    var program = program
    program.context.words = look.words
    let rendering = Rendering(
      program: program, look: look, version: version, size: try size(arguments[.size]), format: format,
      script: try arguments.script(), place: arguments[.at],
      isFull: arguments.has(.full), reducesMotion: arguments.has(.reducedMotion),
      address: arguments[.address].map { SafeText($0) }, logging: logging, comparison: comparison,
      drawsByCategory: try arguments.drawsByCategory(), output: arguments[.output], servers: options)
    let source = try program.sources(arguments, options, of: Self.self, version: version)
    guard arguments.has(.watch) else {
      try rendering.write(source)
      return ExitStatus.success.rawValue
    }
    var files = OpenFiles()
    // Taken before the first output, so that every later change is noticed.
    _ = files.changes(among: rendering.filesRead(from: source))
    rendering.printAgain(try rendering.write(source), &files)
    return ExitStatus.success.rawValue
  }

  private static func size(_ argument: String?) throws(Failure) -> Size {
    guard let argument else { return defaultSize }
    return try Arguments.size(argument)
  }
}
