import Drawing
import Reporting
import Text

/// Browses a source and records the session in a file.
enum RecordCommand: Command {
  static let name = "record"
  static let speaks = true
  static let guide = CommandGuide(
    summary: "browse, and record the session in a file; with --size and --keys, without a terminal",
    forms: ["[SOURCE…] -o FILE.jsonl"],
    notes: ["Tokens, cookies and what servers are sent in secret are masked in the file."],
    groups: [
      OptionGroup(
        "Recording",
        [
          OptionUse(.output, value: "FILE.jsonl", summary: "write the session to this file"),
          OptionUse(.keepSecrets),
          OptionUse(.size, summary: "record without a terminal, on a screen of this size"),
        ])
    ] + OpenCommand.groups,
    examples: [
      ("SampleFeeds -o session.jsonl", "record until q"),
      ("home.json -o session.jsonl --size 80x24 --keys \"8 j Enter\"", "record these keys"),
    ])

  /// The default size of the screen for scripts.
  private static let usualSize = Size(80, 24)

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(words, for: Self.self, in: program)
    guard let path = arguments[.output] else {
      throw .usage("record needs a file to write to: \(program.name) record SOURCE -o session.jsonl")
    }
    let size = try size(arguments[.size])
    let isHeadless = size != nil || !program.console.isTerminal
    // A recording without a terminal is the same on every machine.
    var configuration = isHeadless ? Configuration() : program.configuration
    // The language of the configuration is not used, so that recordings from different machines can be compared.
    configuration.language = nil
    var browser = try OpenCommand.browser(arguments, as: Self.self, configuration, in: program)
    guard path != "-" || isHeadless else {
      throw .usage("the screen is on standard output, so the recording needs a file: -o session.jsonl")
    }
    browser.recording = Recording(path: path == "-" ? "/dev/stdout" : path, keepsSecrets: arguments.has(.keepSecrets))
    guard isHeadless else { return try browser.show() }
    guard let script = browser.script else {
      throw .usage("without a terminal, --keys has to say which keys to press: --size 80x24 --keys \"j j Enter\"")
    }
    browser.options.welcomes = false
    try browser.play(script, size: size ?? usualSize)
    return ExitStatus.success.rawValue
  }

  private static func size(_ argument: String?) throws(Failure) -> Size? {
    guard let argument else { return nil }
    return try Arguments.size(argument)
  }
}
