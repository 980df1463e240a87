/// The moment at which a test stops waiting.
struct Deadline {
  private let end: ContinuousClock.Instant

  init(in duration: Duration) {
    end = ContinuousClock.now + duration
  }

  var hasPassed: Bool { ContinuousClock.now >= end }

  /// The timeout for `poll`, rounded up so that a wait never ends just before the deadline.
  var millisecondsLeft: Int32 {
    let left = max(.zero, end - ContinuousClock.now).components
    return Int32(clamping: left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000 + 1)
  }
}
