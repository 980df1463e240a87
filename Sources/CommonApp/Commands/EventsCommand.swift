import JSON
import Reporting
import Sessions
import Streams
import Text

/// Summarises a log of clicks and impressions.
enum EventsCommand: Command {
  static let name = "events"
  static let guide = CommandGuide(
    summary: "sum up a log of impressions and clicks",
    forms: ["FILE.jsonl"],
    notes: ["FILE.jsonl may be packed with gzip or zstd; - is standard input."],
    groups: [
      OptionGroup(
        "Options",
        [OptionUse(.format, choices: ["text", "json", "html"], usual: "text"), OptionUse(.ascii), OptionUse(.output)])
    ],
    examples: [("events.jsonl", "sum up what 'open --log events.jsonl' wrote")])

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(words, for: Self.self, in: program)
    let format = try ReportFormat(arguments)
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("events needs one log: \(program.usage(of: Self.self))")
    }
    let file = SafeText(ProgramContext.name(of: path))
    var lines = LineBlocks(try StreamOptions.open(path == "-" ? nil : path), longest: StreamOptions.usualLongest)
    var summary = EventSummary()
    lines.forEachLine { line, number in summary.add(line.map { ByteBuffer($0) }, number: number) }
    if let fault = lines.fault {
      program.console.complain(SafeText(program.name) + ": " + file + ": \(SafeText(fault))")
    }
    for fault in summary.faults {
      program.console.complain(
        SafeText(program.name) + ": " + file + ":\(fault.location): " + SafeText(fault.message))
    }
    let more = summary.faultCount - summary.faults.count
    if more > 0 {
      program.console.complain(SafeText(program.name) + ": " + file + ": \(more) more lines are not events")
    }
    guard summary.eventCount > 0 || summary.faultCount == 0 else { return ExitStatus.notAFeed.rawValue }
    let report = EventReport(name: file, summary: summary)
    try format.print(report.page, report.json, arguments, in: program)
    // The sums of a part of the log must not look like those of all.
    return (lines.fault == nil ? ExitStatus.success : .notAFeed).rawValue
  }
}
