import Pages
import Reporting
import Sessions
import Text

/// The options of a command line for logging.
struct LogOptions {
  let path: String
  let rule: ImpressionRule
  let user: String?

  static let options: Arguments.Options = [.log, .impressionTime, .impressionArea, .userID]
  static var group: OptionGroup { OptionGroup("Log", .log, .impressionTime, .impressionArea, .userID) }

  /// Reads the options; `nil` without a log. `user` is the default id of the user.
  init?(_ arguments: Arguments, user: String? = nil) throws(Failure) {
    guard let path = arguments[.log] else {
      if let option = Option.allCases.first(where: { Self.options.contains($0) && arguments.has($0) }) {
        throw .usage("--\(option.rawValue) needs a log: --log events.jsonl")
      }
      return nil
    }
    self.path = path
    self.user = arguments[.userID] ?? user
    var rule = ImpressionRule()
    if let word = arguments[.impressionTime] {
      guard word.hasSuffix("ms"), let time = Int(word.dropLast(2)), 0...3_600_000 ~= time else {
        throw .usage("'\(word)' is not a time; write milliseconds: --impression-time 800ms")
      }
      rule.time = time
    }
    if let word = arguments[.impressionArea] {
      guard let area = Int(word), 1...100 ~= area else {
        throw .usage("'\(word)' is not a percentage; write a number from 1 to 100: --impression-area 50")
      }
      rule.area = area
    }
    self.rule = rule
  }

  /// Opens the log. Done before anything is shown, so that a fault is reported in time.
  func open(isTimed: Bool) throws(Failure) -> EventLog {
    try EventLog(path, stamp: isTimed ? .now(user: user) : .scripted(user: user))
  }
}
