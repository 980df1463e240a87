import Components
import FacetModel
import Lint
import Reporting
import Streams
import Text

/// `facet lint --stream`: a response on each line, a record for each.
enum LintStream {
  /// The options that say something else than the records.
  private static let foreign: [Option] = [.custom, .operation, .mustShow, .format, .minSeverity, .config, .baseline]
  private static let foreignFlags: [Option] = [.fix, .patch, .updateBaseline]

  static func run(_ arguments: Arguments, in program: Program) throws(Failure) -> Int32 {
    if let option = foreign.first(where: { arguments[$0] != nil })
      ?? foreignFlags.first(where: arguments.has)
    {
      throw .usage("--stream cannot be combined with --\(SafeText(option.rawValue))")
    }
    let options = try StreamOptions(arguments, feeds: [.body])
    let brand = try program.brand(named: arguments[.brand])
    let factory = try program.context.makeFactory(for: brand, drawsByCategory: try arguments.drawsByCategory())
    let range = try LintCommand.versions(arguments, of: factory.capabilities, in: program)
    let version = range == nil ? try program.version(arguments[.facetsVersion]) : Capabilities.current
    let recorder = LintRecorder(
      factory: factory, version: version, versions: range?.versions ?? [version], names: options.names,
      severity: LintSeverity(isStrict: arguments.has(.strict)),
      selection: try LintSelection(select: arguments.all(.select), ignore: arguments.all(.ignore)))
    let run = StreamRun(options: options, console: program.console, name: SafeText(program.name))
    return try run.run(recorder)
  }
}
