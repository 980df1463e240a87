import Components
import FacetModel
import Feeds
import JSON
import Lint
import Reporting
import Sessions
import Text

/// Reports the faults of feeds, and the facets that would be left out.
enum LintCommand: Command {
  static let name = "lint"
  static let guide = CommandGuide(
    summary: "report what is wrong in feeds, and what clients would leave out",
    forms: ["SOURCE…", "--rules [CODE…]", "--explain CODE", "--stream [FILE.jsonl]"],
    notes: ["SOURCE may also be a folder of feeds or a HAR."],
    groups: [
      OptionGroup(
        "Rules",
        [
          OptionUse(
            .facetsVersion, value: "X.Y.Z[..X.Y.Z]",
            summary: "lint for the client of this version; a range makes a table of versions", usual: "the newest"),
          OptionUse(.mustShow), OptionUse(.strict), OptionUse(.select), OptionUse(.ignore),
          OptionUse(.minSeverity, usual: "warning; note in JSON and SARIF"), OptionUse(.custom), OptionUse(.fallback),
          OptionUse(.operation),
          OptionUse(.brand, summary: "lint for the components of this brand"), OptionUse(.rules),
          OptionUse(.explain),
          OptionUse(.format, choices: LintFormat.allCases.map(\.rawValue), usual: "text"), OptionUse(.quiet),
          OptionUse(.jobs),
        ]),
      OptionGroup("Projects", .config, .baseline, .updateBaseline),
      OptionGroup("Corrections", .fix, .patch),
      OptionGroup("Streams", .stream, .key, .body, .maxLine),
      HTTPOptions.group,
    ],
    examples: [
      ("home.json", "lint one feed"),
      ("SampleFeeds --strict", "fail on warnings, too"),
      ("--stream < responses.jsonl > results.jsonl", "lint a response on each line"),
      ("menu.json --facets-version 1.0.0..3.0.1 --must-show card:1", "check what old clients show"),
    ],
    statuses: [(1, "errors were found; with --strict, warnings too")])

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    var arguments = try Arguments(words, for: Self.self, in: program)
    var program = program
    program.console.isQuiet = arguments.has(.quiet)
    let options = try HTTPOptions(arguments)
    arguments.operands = options.operands(arguments.operands)
    try options.expectAddress(among: arguments.operands)
    let format = try LintFormat(arguments)
    if !arguments.all(.explain).isEmpty {
      let report = try RuleReport(codes: arguments.all(.explain).flatMap { $0.split(separator: ",").map(String.init) })
      let isJSON = format == .json
      isJSON
        ? program.console.print(report.json) : program.console.print(report.explanations(width: program.console.width))
      return ExitStatus.success.rawValue
    }
    if arguments.has(.rules) {
      let report = try RuleReport(codes: arguments.operands)
      format == .json ? program.console.print(report.json) : report.lines.forEach(program.console.print)
      return ExitStatus.success.rawValue
    }
    if arguments.has(.stream) { return try LintStream.run(arguments, in: program) }
    try StreamOptions.refuse([.key, .body, .maxLine], in: arguments)
    guard !arguments.operands.isEmpty else {
      throw .usage("lint needs a SOURCE: \(program.usage(of: Self.self))")
    }
    guard arguments.operands.count(where: { $0 == "-" }) < 2 else {
      throw .usage("standard input holds one feed; give - once")
    }
    try expectFiles(arguments)
    try expectOneTask(arguments)
    let brand = try program.brand(named: arguments[.brand])
    let factory = try program.context.makeFactory(for: brand, drawsByCategory: try arguments.drawsByCategory())
    let client = factory.capabilities
    let table = try versions(arguments, of: client, in: program)
    let version = table == nil ? try program.version(arguments[.facetsVersion]) : Capabilities.current
    var linter = FileLinter(capabilities: client.asOf(version), factory: factory)
    linter.selection = try LintSelection(select: arguments.all(.select), ignore: arguments.all(.ignore))
    let name = SafeText(program.name)
    let policy = try policy(arguments, format, client)
    let plan = try LintPlan(
      arguments.operands, linter: linter, policy: policy, name: name, operation: arguments[.operation])
    let reader = LintReader(
      linter: linter, policy: policy, name: name, operation: arguments[.operation], repeats: plan.repeats
    ) { address throws(Failure) in
      var source = try program.server(address, options, version: version)
      return (try source.bytes(brand: brand.name), source.name)
    }
    let run = LintRun(plan: plan, reader: reader, console: program.console, jobs: try StreamOptions.jobs(arguments))
    if policy.acceptsAnew { return try run.accept(into: try baseline(arguments, policy)).rawValue }
    if let table {
      let required = linter.selection.includes(.mustShow) ? arguments.all(.mustShow) : []
      let report = VersionReport(client: linter.capabilities, factory: linter.factory, range: table, mustShow: required)
      return try run.report(.versions(report, inJSON: format == .json)).rawValue
    }
    if arguments.has(.patch) { return run.printPatch().rawValue }
    if arguments.has(.fix) { return try run.mend(format.reports).rawValue }
    guard arguments.has(.custom) else { return try run.report(format.reports).rawValue }
    return run.reportCustomUse(inJSON: format == .json).rawValue
  }

  /// The rules for each file, by the options and the `facet.json` beside the sources.
  private static func policy(
    _ arguments: Arguments, _ format: LintFormat, _ client: Capabilities
  ) throws(Failure) -> LintPolicy {
    let acceptsAnew = arguments.has(.updateBaseline)
    // A note that is not listed would come up again in a report that lists it.
    let severity =
      acceptsAnew && arguments[.minSeverity] == nil
      ? LintSeverity(isStrict: arguments.has(.strict)) : try LintSeverity(arguments, format)
    return LintPolicy(
      projects: try LintProjects(given: arguments[.config], client: client), severity: severity,
      baseline: try acceptsAnew ? nil : arguments[.baseline].map { path throws(Failure) in try BaselineFile(path) },
      acceptsAnew: acceptsAnew)
  }

  /// The baseline to write: that of the options, or of the project of the first source.
  private static func baseline(_ arguments: Arguments, _ policy: LintPolicy) throws(Failure) -> BaselineFile {
    let first = arguments.operands.first ?? "."
    // A folder of feeds may have its own rules inside.
    let place = try policy.projects.place(for: FolderReader.isFolder(first) ? first + "/." : first)
    guard let path = arguments[.baseline] ?? place?.baseline else {
      throw .usage("--update-baseline needs --baseline FILE, or a facet.json with \"baseline\"")
    }
    return try BaselineFile(toUpdate: path)
  }

  /// Refuses corrections of what is no file.
  private static func expectFiles(_ arguments: Arguments) throws(Failure) {
    guard arguments.has(.fix) || arguments.has(.patch) else { return }
    if arguments.has(.fix), arguments.has(.patch) { throw .usage("--patch changes nothing; take it or --fix") }
    if let word = arguments.operands.first(where: { $0 == "-" || HTTPOptions.isAddress($0) }) {
      throw .usage("--fix and --patch take files and folders; '\(SafeText(word))' is neither")
    }
  }

  /// The options that each give the run another result than a report of findings.
  private static let tasks: [Option] = [.custom, .updateBaseline, .fix, .patch]

  private static func expectOneTask(_ arguments: Arguments) throws(Failure) {
    let asked = tasks.filter(arguments.has).map { SafeText($0.rawValue) }
    guard asked.count > 1 else { return }
    throw .usage("--\(asked[0]) cannot be combined with --\(asked[1]); run lint twice")
  }

  /// The versions to compare; `nil` if a single version is checked.
  static func versions(
    _ arguments: Arguments, of client: Capabilities, in program: Program
  ) throws(Failure) -> VersionRange? {
    let argument = arguments[.facetsVersion]
    let isAboutMustShow = !arguments.all(.mustShow).isEmpty
    let range = try argument.map { argument throws(Failure) in try VersionRange(argument, of: client) } ?? nil
    guard range != nil || isAboutMustShow else { return nil }
    if let other = tasks.first(where: arguments.has) {
      let table: SafeText = range == nil ? "--must-show" : "a range of versions"
      throw .usage("--\(SafeText(other.rawValue)) cannot be combined with \(table); run lint twice")
    }
    if let range { return range }
    guard argument != nil else { return VersionRange(allOf: client) }
    let version = try program.version(argument)
    return VersionRange(from: version, to: version, of: client)
  }
}
