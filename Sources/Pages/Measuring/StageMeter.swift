/// Takes the time of what the app does. The app says what it does and never learns how long that takes: what it shows is
/// made of what happens to it alone.
package final class StageMeter {
  /// The time on a clock that only goes forward.
  private let now: () -> Duration
  private var times: [FrameStage: Duration] = [:]

  package init(now: @escaping () -> Duration) {
    self.now = now
  }

  package func measure<Result, Failure: Error>(
    _ stage: FrameStage, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = now()
    let before = times.values.reduce(.zero, +)
    defer {
      // What has been measured inside is not counted twice.
      let inside = times.values.reduce(.zero, +) - before
      times[stage, default: .zero] += now() - start - inside
    }
    return try work()
  }

  /// What there is, and from the beginning.
  package func take() -> FrameFacts {
    var facts = FrameFacts()
    for (stage, time) in times { facts[stage] = time.microseconds }
    times = [:]
    return facts
  }
}

extension StageMeter? {
  /// Without a meter nothing is measured.
  package func measure<Result, Failure: Error>(
    _ stage: FrameStage, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let self else { return try work() }
    return try self.measure(stage, work)
  }
}

extension Duration {
  fileprivate var microseconds: Int {
    Int(components.seconds) * 1_000_000 + Int(components.attoseconds / 1_000_000_000_000)
  }
}
