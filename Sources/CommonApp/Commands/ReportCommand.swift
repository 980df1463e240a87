import AppRuntime
import JSON
import Reporting
import Reports
import Sessions
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
    var isDamaged = false
    for path in arguments.operands {
      let file = SafeText(program.name) + ": \(ProgramContext.name(of: path)): "
      var lines = LineBlocks(try StreamOptions.open(path == "-" ? nil : path), longest: StreamOptions.usualLongest)
      lines.forEachLine { line, number in
        sums.add(line.map { ByteBuffer($0) } ?? ByteBuffer(""), number: number)
      }
      if let fault = lines.fault {
        isDamaged = true
        program.console.complain(file + SafeText(fault))
      }
      let bad = sums.takeBadLines()
      if bad.count > 0 { program.console.complain(file + complaint(about: bad)) }
    }
    guard sums.total.records > 0 || sums.badLineCount == 0 else { return ExitStatus.notAFeed.rawValue }
    let name = arguments.operands.count == 1 ? arguments.operands[0] : "\(arguments.operands.count) files"
    let report = ResultReport(sums, name: SafeText(name), member: arguments[.by])
    try format.print(report.page, report.json, arguments, in: program)
    // The sums of a part of the records must not look like those of all.
    return (isDamaged ? ExitStatus.notAFeed : .success).rawValue
  }

  /// The number of lines that are no records, and the first of them.
  private static func complaint(about lines: (count: Int, first: [Int])) -> SafeText {
    let named = lines.first.map(String.init).joined(separator: ", ")
    let more = lines.count > lines.first.count ? " and others" : ""
    let begin: SafeText =
      lines.count == 1 ? "1 line is no record" : "\(SafeText(grouped: lines.count)) lines are no records"
    return begin + ": line \(named)\(more)"
  }
}
