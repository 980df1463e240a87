import AppRuntime
import JSON
import Reporting
import Reports
import Streams
import Text

/// Sums up the records of streams.
enum ReportCommand: Command {
  static let name = "report"
  static let guide = CommandGuide(
    summary: "sum up what 'lint --stream' or 'diff --stream' wrote",
    forms: ["RESULTS.jsonl…"],
    notes: ["RESULTS.jsonl may be packed with gzip or zstd; - is standard input."],
    groups: [
      OptionGroup(
        "Options",
        [
          OptionUse(.by), OptionUse(.format, choices: ["text", "json", "html"], usual: "text"), OptionUse(.ascii),
          OptionUse(.output),
        ])
    ],
    examples: [
      ("results.jsonl", "sum up by code, version, component, host and hour"),
      ("results.jsonl --by release --format html -o report.html", "make a page for a browser"),
    ])

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(words, for: Self.self, in: program)
    let format = try ReportFormat(arguments)
    guard !arguments.operands.isEmpty else {
      throw .usage("report needs the records of a stream: \(program.usage(of: Self.self))")
    }
    var sums = ResultSums(by: arguments[.by])
    for path in arguments.operands {
      let descriptor = try StreamOptions.open(path == "-" ? nil : path)
      var lines = LineBlocks(descriptor, longest: StreamOptions.usualLongest)
      lines.forEachLine { line, number in
        sums.add(line.map { ByteBuffer($0) } ?? ByteBuffer(""), number: number)
      }
      if let fault = lines.fault {
        program.console.complain(SafeText(program.name) + ": \(path): \(SafeText(fault))")
      }
    }
    if sums.badLineCount > 0 {
      let named = sums.badLines.map(String.init).joined(separator: ", ")
      let more = sums.badLineCount > sums.badLines.count ? " and others" : ""
      program.console.complain(
        SafeText(program.name) + ": \(SafeText(grouped: sums.badLineCount)) lines are no records: line \(named)\(more)")
    }
    guard sums.total.records > 0 || sums.badLineCount == 0 else { return ExitStatus.notAFeed.rawValue }
    let name = arguments.operands.count == 1 ? arguments.operands[0] : "\(arguments.operands.count) files"
    let report = ResultReport(sums, name: SafeText(name), member: arguments[.by])
    try format.print(report.page, report.json, arguments, in: program)
    return ExitStatus.success.rawValue
  }
}
