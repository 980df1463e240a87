/// Measures the stages of the app. The app names its stages but never learns the times, because its frames depend on
/// events alone.
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
      // Time measured inside this stage is not counted twice.
      let inside = times.values.reduce(.zero, +) - before
      times[stage, default: .zero] += now() - start - inside
    }
    return try work()
  }

  /// Returns the times and starts again.
  package func take() -> FrameFacts {
    var facts = FrameFacts()
    for (stage, time) in times { facts[stage] = time.microseconds }
    times = [:]
    return facts
  }
}

extension StageMeter? {
  /// Measures the work if there is a meter.
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
