/// The shortest of several runs: whatever else the machine does can only make a run longer.
struct BestTime {
  /// Repeats for at least this long, so that a short job is measured thousands of times.
  var duration = Duration.seconds(1)
  /// And at least this often, however long the job takes.
  var repetitions = 2

  func seconds(_ job: () throws(Failure) -> Void) throws(Failure) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    var best = Duration.seconds(Int64.max / 2)
    var done = 0
    while done < repetitions || clock.now - start < duration {
      let begin = clock.now
      try job()
      best = min(best, clock.now - begin)
      done += 1
    }
    return best / .seconds(1)
  }
}
