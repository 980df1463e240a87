import Feeds
import Text

/// What is kept of servers' answers: how much, and away with it.
enum CacheCommand: Command {
  static let name = "cache"
  static let usage: SafeText = "[show | prune [SIZE] | clear]"
  static let summary: SafeText = "show what is kept of servers' answers, or let go of it: the least used, or all"

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(words, accepting: [], command: name)
    let deed = try CacheDeed(arguments.operands)
    let file = PersonalFile.cache(Surroundings())
    guard let path = file.path.value, let shownPath = file.shownPath else {
      throw Failure(status: .noInput, message: "nothing is kept: \(file.path.reason)")
    }
    guard let size = CacheFile.size(path) else {
      program.console.print("\(shownPath): nothing is kept")
      return ExitStatus.success.rawValue
    }
    let configuration = program.configuration
    if let warning = configuration.warning {
      program.console.complain(SafeText(program.name) + ": " + warning)
    }
    let limit = configuration.cacheSize ?? ResponseCache.usualLimit
    do throws(CacheFault) {
      switch deed {
      case .show:
        program.console.print(try CacheReport(path: path, shownPath: shownPath, size: size, limit: limit).lines)
      case .prune(let size):
        let count = try ResponseCache(path: path, clock: { WallClock.now }).prune(to: size ?? limit)
        program.console.print("\(shownPath): \(CacheReport.answers(count)) let go of")
      case .clear: try clear(path, shownPath, program.console)
      }
    } catch {
      throw Failure(status: .noInput, message: "\(shownPath): \(error.description)")
    }
    return ExitStatus.success.rawValue
  }

  /// What cannot be opened is taken away as a whole: whoever has it open goes on with what is no file any more.
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
