import Glibc

/// A clock that never goes back.
enum Monotonic {
  /// The milliseconds since a moment that is the same for all calls.
  static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }
}
