import Feeds
import Text

/// How long ago something was, as people say it.
enum Age {
  /// `time` may be any number: a file says it.
  static func words(since time: Int, now: Int) -> SafeText {
    words(seconds: now.saturatingSubtracting(time))
  }

  static func words(seconds: Int) -> SafeText {
    let units: [(name: SafeText, seconds: Int)] = [("day", 86_400), ("hour", 3600), ("minute", 60)]
    // Clocks are set back now and then.
    guard let unit = units.first(where: { seconds >= $0.seconds }) else { return "a moment ago" }
    let count = seconds / unit.seconds
    return "\(count) \(unit.name)\(count == 1 ? "" : "s") ago"
  }
}
