import Components
import FacetModel
import Feeds
import JSON
import Text

/// What is wrong with feeds, and what would be left out of them.
enum LintCommand: Command {
  static let name = "lint"
  static let usage: SafeText =
    "SOURCE… [--format text|json] [--custom] [--facets-version X.Y.Z] [--strict] "
    + HTTPOptions.usage + " | --rules"
  static let summary: SafeText = "say what is wrong in feeds, and what would be left out"

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(
      words, accepting: HTTPOptions.options.union([.format, .facetsVersion, .strict, .custom, .rules]), command: name)
    let options = try HTTPOptions(arguments)
    try options.expectAddress(among: arguments.operands)
    let format = arguments[.format] ?? "text"
    guard ["text", "json"].contains(format) else {
      throw .usage("no format '\(format)'; the formats are text, json")
    }
    if arguments.has(.rules) {
      return try listRules(arguments, in: program)
    }
    guard !arguments.operands.isEmpty else {
      throw .usage("lint needs a SOURCE: \(program.name) lint " + usage)
    }
    let version = try program.version(arguments[.facetsVersion])
    let linter = FileLinter(capabilities: try program.makeFactory().capabilities.asOf(version))
    var run = LintRun(
      linter: linter, severity: LintSeverity(isStrict: arguments.has(.strict)), console: program.console)
    run.name = SafeText(program.name)
    run.fetch = { address throws(Failure) in
      var source = try program.server(address, options, version: version)
      return (try source.bytes(brand: program.brands.first?.name ?? program.name), source.name)
    }
    for operand in arguments.operands {
      run.lint(operand)
    }
    run.report(inJSON: format == "json", customUse: arguments.has(.custom))
    // Counting what is in `custom` finds no fault with it.
    let isClean = run.status == .findings && arguments.has(.custom)
    return isClean ? ExitStatus.success.rawValue : run.status.rawValue
  }

  private static func listRules(_ arguments: Arguments, in program: Program) throws(Failure) -> Int32 {
    guard arguments.operands.isEmpty else { throw .usage("--rules lists the rules; it takes no SOURCE") }
    for rule in Rule.allCases {
      let severity = SafeText(rule.severity.rawValue).padded(to: 9)
      program.console.print(SafeText(rule.rawValue) + "  " + severity + SafeText(rule.summary))
    }
    return ExitStatus.success.rawValue
  }
}
