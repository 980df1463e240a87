/// Measures the stages of the app. The app names its stages but never learns the times, because its frames depend on
/// events alone.
package final class StageMeter {
  /// The time on a clock that only goes forward.
  private let now: () -> Duration
  private var times: [FrameStage: Duration] = [:]
  /// The sum of the times.
  private var total = Duration.zero

  package init(now: @escaping () -> Duration) {
    self.now = now
  }

  package func measure<Result, Failure: Error>(
    _ stage: FrameStage, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = total
    let start = now()
    defer {
      // Time measured inside this stage is not counted twice.
      let inside = total - before
      add(now() - start - inside, to: stage)
    }
    return try work()
  }

  /// Adds a time that was measured elsewhere.
  package func add(_ time: Duration, to stage: FrameStage) {
    times[stage, default: .zero] += time
    total += time
  }

  /// Returns the times and starts again.
  package func take() -> FrameFacts {
    var facts = FrameFacts()
    for (stage, time) in times { facts[stage] = time.microseconds }
    times = [:]
    total = .zero
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
