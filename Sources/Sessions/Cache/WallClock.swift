import Glibc

/// The time of day, for data that outlives the program.
package enum WallClock {
  /// Milliseconds since 1970.
  package static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
