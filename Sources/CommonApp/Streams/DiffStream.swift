import FacetModel
import Reporting
import Streams
import Text

/// `facet diff --stream`: two feeds on each line, a record for each line.
enum DiffStream {
  static func run(_ arguments: Arguments, in program: Program) throws(Failure) -> Int32 {
    for option in [Option.operation, .format] where arguments[option] != nil {
      throw .usage("--stream cannot be combined with --\(SafeText(option.rawValue))")
    }
    let showsLogging = arguments.has(.all)
    let options = try StreamOptions(arguments, feeds: [.old, .new])
    let recorder = DiffRecorder(names: options.names, comparesLogging: showsLogging) { diff, most in
      DiffJSONReport(diff: diff, showsLogging: showsLogging).changes(atMost: most)
    }
    let run = StreamRun(options: options, console: program.console, name: SafeText(program.name))
    return try run.run(recorder)
  }
}
