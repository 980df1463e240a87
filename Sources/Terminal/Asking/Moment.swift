import Glibc

/// A point in time for measuring durations.
///
/// The standard library's own clock belongs to its concurrency library, which would have to be loaded at every start.
public struct Moment: Sendable {
  private let sinceBoot: Duration

  /// The time since the machine was started.
  public var time: Duration { sinceBoot }

  public static var now: Moment {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Moment(sinceBoot: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
  }

  public func duration(to other: Moment) -> Duration {
    other.sinceBoot - sinceBoot
  }

  public func earlier(by milliseconds: Int) -> Moment {
    Moment(sinceBoot: sinceBoot - .milliseconds(milliseconds))
  }

  public static func + (start: Moment, time: Duration) -> Moment {
    Moment(sinceBoot: start.sinceBoot + time)
  }

  public static func - (end: Moment, start: Moment) -> Duration {
    start.duration(to: end)
  }
}
