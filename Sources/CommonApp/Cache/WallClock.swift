import Glibc

/// What time it is. Only what outlives the program needs it.
enum WallClock {
  /// Milliseconds since 1970.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
