import Feeds
import Text
import Wording

/// Words an age, such as "2 hours ago".
package enum Age {
  /// `time` may be any number, because it is read from a file.
  package static func words(since time: Int, now: Int, in words: Words) -> SafeText {
    self.words(seconds: now.saturatingSubtracting(time), in: words)
  }

  package static func words(seconds: Int, in words: Words) -> SafeText {
    switch seconds {
    case 86_400...: words.daysAgo(seconds / 86_400)
    case 3600...: words.hoursAgo(seconds / 3600)
    case 60...: words.minutesAgo(seconds / 60)
    // The age is negative after the clock was set back.
    default: words.aMomentAgo
    }
  }
}
