/// The shortest time of several runs, because other work of the machine can only make a run longer.
struct BestTime {
  private(set) var best = Duration.seconds(Int64.max / 2)
  private(set) var total = Duration.zero
  private(set) var runs = 0

  var seconds: Double { best / .seconds(1) }

  mutating func measure<Result>(_ job: () throws -> Result) rethrows -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try job()
    let time = clock.now - start
    best = min(best, time)
    total += time
    runs += 1
    return result
  }
}
