import Terminal

/// Measures the stages of the app. The app names its stages but never learns the times, because its frames depend on
/// events alone.
final class StageMeter {
  private var times: [FrameStage: Duration] = [:]

  func measure<Result, Failure: Error>(
    _ stage: FrameStage, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = Moment.now
    let before = times.values.reduce(.zero, +)
    defer {
      // Time measured inside this stage is not counted twice.
      let inside = times.values.reduce(.zero, +) - before
      times[stage, default: .zero] += Moment.now - start - inside
    }
    return try work()
  }

  /// Returns the times and starts again.
  func take() -> FrameFacts {
    var facts = FrameFacts()
    for (stage, time) in times { facts[stage] = time.microseconds }
    times = [:]
    return facts
  }
}

extension StageMeter? {
  /// Measures the work if there is a meter.
  func measure<Result, Failure: Error>(
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
