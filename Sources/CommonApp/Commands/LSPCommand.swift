import FacetModel
import LanguageServer
import Lint
import Reporting
import Sessions
import Text

/// A language server for editors, on standard input and output.
enum LSPCommand: Command {
  static let name = "lsp"
  static let guide = CommandGuide(
    summary: "answer an editor: findings, meanings, completions and references while a feed is written",
    forms: [""],
    notes: ["An editor starts it, and speaks the Language Server Protocol on its standard input and output."],
    groups: [
      OptionGroup(
        "Rules",
        [
          OptionUse(
            .facetsVersion, summary: "lint for the client of this version", usual: "the newest"),
          OptionUse(.strict), OptionUse(.select), OptionUse(.ignore), OptionUse(.minSeverity, usual: "note"),
          OptionUse(.fallback),
          OptionUse(.brand, summary: "lint for the components of this brand"), OptionUse(.stdio),
        ]), OptionGroup("Projects", .config, .baseline),
    ],
    examples: [("", "answer an editor"), ("--brand NAME --min-severity warning", "without notes, for one brand")],
    statuses: [(1, "the editor ended the server without shutdown")])

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(words, for: Self.self, in: program)
    if let extra = arguments.operands.first {
      throw .usage("lsp takes no SOURCE, since the editor sends it; '\(SafeText(extra))' is too many")
    }
    guard !EditorConnection.isTerminal else {
      throw .usage("lsp is started by an editor, which speaks to it on standard input")
    }
    var server = LanguageServer(host: try host(arguments, in: program))
    return EditorConnection(console: program.console).serve(&server)
  }

  private static func host(_ arguments: Arguments, in program: Program) throws(Failure) -> LanguageHost {
    let brand = try program.brand(named: arguments[.brand])
    let factory = try program.context.makeFactory(for: brand, drawsByCategory: try arguments.drawsByCategory())
    let version = try program.version(arguments[.facetsVersion])
    var linter = FileLinter(capabilities: factory.capabilities.asOf(version), factory: factory)
    linter.selection = try LintSelection(select: arguments.all(.select), ignore: arguments.all(.ignore))
    let severity = try LintSeverity(arguments, .json)
    let client = factory.capabilities
    let rules = try EditorRules(linter: linter) { () throws(Failure) in
      LintPolicy(
        projects: try LintProjects(given: arguments[.config], client: client), severity: severity,
        baseline: try arguments[.baseline].map { path throws(Failure) in try BaselineFile(path) }, acceptsAnew: false)
    }
    let brands = try program.brands.map { brand throws(Failure) in
      (name: brand.name, factory: try program.context.makeFactory(for: brand))
    }
    var host = LanguageHost(factory: factory, brands: brands, version: ProgramContext.version, lint: rules.lint)
    host.severity = severity
    host.projectFaults = rules.projectFaults
    host.forget = rules.forget
    host.takeComplaint = rules.takeComplaint
    host.fixes = EditorRules.fixes
    host.fileAnswering = FolderAnswers.file(answering:from:)
    return host
  }
}
