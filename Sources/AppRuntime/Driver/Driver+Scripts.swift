import AppCore
import Sessions

/// Runs without a terminal, whose clock stands still while the app and its servers work.
extension Driver {
  /// Takes an event and waits for all work and all answers that follow from it. So frames do not depend on the speed of
  /// servers.
  mutating func takeAll<Host: AppHost & ~Copyable>(_ event: Event, at now: Int, on host: inout Host) {
    take(event, on: &host)
    finishWork(at: now, on: &host)
    while ending == nil, case let answers = source.wait(), !answers.isEmpty {
      for answer in answers { take(answer, on: &host) }
      finishWork(at: now, on: &host)
    }
  }

  private mutating func finishWork<Host: AppHost & ~Copyable>(at now: Int, on host: inout Host) {
    while ending == nil, app.isAtWork, app.deadline == now { take(.clock(now), on: &host) }
  }
}
