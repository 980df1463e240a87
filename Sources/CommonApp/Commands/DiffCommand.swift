import FacetModel
import Reporting
import Sessions
import Text

/// Prints the changes from one feed to another, by the ids of facets.
enum DiffCommand: Command {
  static let name = "diff"
  static let guide = CommandGuide(
    summary: "list what changed from one feed to another: inserted, deleted, moved, updated",
    forms: ["OLD NEW", "--stream [FILE.jsonl]"],
    groups: [
      OptionGroup(
        "Options", [OptionUse(.format, usual: "text"), OptionUse(.all), OptionUse(.operation), OptionUse(.quiet)]),
      OptionGroup("Streams", .stream, .key, .old, .new, .maxLine, .jobs),
    ],
    examples: [("old.json new.json", "the fewest changes, by the ids of facets")],
    statuses: [(1, "the feeds differ")])

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(words, for: Self.self, in: program)
    var program = program
    program.console.isQuiet = arguments.has(.quiet)
    let format = arguments[.format] ?? "text"
    guard ["text", "json"].contains(format) else {
      throw .usage("no format '\(format)'; the formats are text, json")
    }
    if arguments.has(.stream) { return try DiffStream.run(arguments, in: program) }
    try StreamOptions.refuse([.key, .old, .new, .maxLine, .jobs], in: arguments)
    let operands = arguments.operands
    guard operands.count == 2 else {
      let trouble: SafeText =
        operands.count < 2 ? "needs two feeds" : "compares two feeds; '\(operands[2])' is too many"
      throw .usage("diff \(trouble): \(program.usage(of: Self.self))")
    }
    guard operands != ["-", "-"] else {
      throw .usage("standard input holds one feed; only OLD or NEW can be -")
    }
    let old = try program.context.chooseFeed(operands[0], isNamed: true, operation: arguments[.operation])
    let new = try program.context.chooseFeed(
      operands[1], isNamed: true, interner: old.feed.document.interner, operation: arguments[.operation],
      likely: old.name)
    if arguments[.operation] == nil, !program.console.isQuiet {
      for (path, choice) in [(operands[0], old), (operands[1], new)] where !choice.others.isEmpty {
        program.console.complain(
          SafeText(program.name) + ": " + say(choice, of: SafeText(ProgramContext.name(of: path))))
      }
    }
    let diff = FeedDiff(from: old.feed, to: new.feed)
    if format == "json" {
      program.console.print(DiffJSONReport(diff: diff, showsLogging: arguments.has(.all)).json)
    } else {
      var report = DiffTextReport(diff: diff, showsLogging: arguments.has(.all))
      report.printLines { program.console.print($0) }
    }
    return (diff.isVisible ? ExitStatus.findings : .success).rawValue
  }

  /// Says which of several feeds is compared.
  private static func say(_ choice: ChosenFeed, of file: SafeText) -> SafeText {
    let names = choice.others.prefix(mostNames).map { SafeText(quoted($0)) }.joined(separator: ", ")
    let more: SafeText = choice.others.count > mostNames ? ", …" : ""
    return "\(file): \(SafeText(quoted(choice.name ?? ""))) is compared, one of \(choice.others.count + 1) feeds; "
      + "--operation compares another: " + names + more
  }

  /// The most names of other feeds in a message.
  private static let mostNames = 5
}
