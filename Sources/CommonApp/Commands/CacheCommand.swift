import AppRuntime
import Feeds
import Reporting
import Sessions
import Text

/// Reports on the cache, searches it, and clears it.
enum CacheCommand: Command {
  static let name = "cache"
  static let guide = CommandGuide(
    summary: "show, search and empty the saved answers of servers",
    forms: [
      "[show]", "find TEXT|ID", "history ID", "prune [SIZE]", "clear",
    ],
    notes: [
      "'find' searches the facets of all saved answers; 'history' lists the versions of a facet; 'prune' deletes the answers that were not used for the longest time."
    ],
    groups: [
      OptionGroup(
        "Options",
        [
          OptionUse(.format, summary: "print the results of find and history in this format", usual: "text"),
          OptionUse(.quiet),
        ])
    ],
    examples: [("find pizza", "find facets by their text"), ("prune 20MB", "keep at most 20 MB")])

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(words, for: Self.self, in: program)
    var program = program
    program.console.isQuiet = arguments.has(.quiet)
    let request = try CacheRequest(arguments.operands)
    let format = arguments[.format] ?? "text"
    guard ["text", "json"].contains(format) else {
      throw .usage("no format '\(format)'; the formats are text, json")
    }
    guard request.hasFormats || !arguments.has(.format) else {
      throw .usage("--format is for cache find and cache history")
    }
    let file = PersonalFile.cache(Surroundings().environment)
    guard let path = file.path.value, let shownPath = file.shownPath else {
      throw Failure(status: .noInput, diagnostic: "no saved answers: \(file.path.reason)")
    }
    guard let size = CacheFile.size(path) else {
      if request.hasFormats { throw Failure(status: .noInput, diagnostic: "\(shownPath): no saved answers") }
      program.console.print("\(shownPath): no saved answers")
      return ExitStatus.success.rawValue
    }
    let configuration = program.configuration
    if let warning = configuration.warning {
      program.console.complain(SafeText(program.name) + ": " + warning.text(in: .english))
    }
    let limit = configuration.cacheSize ?? ResponseCache.usualLimit
    do throws(CacheFault) {
      switch request {
      case .show:
        program.console.print(try CacheReport(path: path, shownPath: shownPath, size: size, limit: limit).lines)
      case .prune(let size):
        let count = try ResponseCache(path: path, clock: { WallClock.now }).prune(to: size ?? limit)
        program.console.print("\(shownPath): \(CacheReport.answers(count)) let go of")
      case .clear: try clear(path, shownPath, program.console)
      case .find(let words): return try find(words, in: path, format, program)
      case .history(let id): return try printHistory(of: id, in: path, format, program)
      }
    } catch {
      throw Failure(status: .noInput, diagnostic: "\(shownPath): \(error.description)")
    }
    return ExitStatus.success.rawValue
  }

  private static func find(
    _ words: String, in path: String, _ format: String, _ program: Program
  ) throws(CacheFault) -> Int32 {
    let search = CacheSearch(program: program, cache: try ResponseCache(path: path, clock: { WallClock.now }))
    let found = try search.found(words)
    let report = FoundReport(found: found, now: WallClock.now / 1000)
    if format == "json" {
      program.console.print(report.json)
    } else if !found.facets.isEmpty {
      report.printLines { program.console.print($0) }
    }
    return conclude(found.facets.isEmpty, "no facet that was seen is called '\(SafeText(words))' or says it", program)
  }

  private static func printHistory(
    of id: String, in path: String, _ format: String, _ program: Program
  ) throws(CacheFault) -> Int32 {
    let search = CacheSearch(program: program, cache: try ResponseCache(path: path, clock: { WallClock.now }))
    let report = FacetHistoryReport(history: try search.history(of: id))
    if format == "json" {
      program.console.print(report.json)
    } else {
      report.printLines { program.console.print($0) }
    }
    return conclude(report.history.trails.isEmpty, "no facet that was seen is called '\(SafeText(id))'", program)
  }

  private static func conclude(_ isEmpty: Bool, _ complaint: SafeText, _ program: Program) -> Int32 {
    guard isEmpty else { return ExitStatus.success.rawValue }
    program.console.complain(SafeText(program.name) + ": " + complaint)
    return ExitStatus.noInput.rawValue
  }

  /// A cache that cannot be opened is removed as a file; programs that have it open keep using the removed file.
  private static func clear(_ path: String, _ shownPath: SafeText, _ console: Console) throws(CacheFault) {
    do throws(CacheFault) {
      let count = try ResponseCache(path: path, clock: { WallClock.now }).prune(to: 0)
      console.print("\(shownPath): \(CacheReport.answers(count)) let go of")
    } catch {
      switch error {
      case .locked, .symbolicLink, .notAFile, .foreign: throw error
      default: guard CacheFile.remove(path) else { throw .readOnly }
      }
      console.print("\(shownPath): taken away")
    }
  }
}
