import Feeds
import Text
import Wording

/// How long ago something was, as people say it.
package enum Age {
  /// `time` may be any number: a file says it.
  package static func words(since time: Int, now: Int, in words: Words) -> SafeText {
    self.words(seconds: now.saturatingSubtracting(time), in: words)
  }

  package static func words(seconds: Int, in words: Words) -> SafeText {
    switch seconds {
    case 86_400...: words.daysAgo(seconds / 86_400)
    case 3600...: words.hoursAgo(seconds / 3600)
    case 60...: words.minutesAgo(seconds / 60)
    // Clocks are set back now and then.
    default: words.aMomentAgo
    }
  }
}
