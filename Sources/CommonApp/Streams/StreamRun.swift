import Reporting
import Streams
import Text
import Workers

/// A run over a stream: lines in, records out, in the same order.
struct StreamRun {
  let options: StreamOptions
  let console: Console
  let name: SafeText

  /// Returns the exit status.
  func run(_ recorder: some LineRecorder) throws(Failure) -> Int32 {
    var lines = LineBlocks(try options.open(), longest: options.longest)
    var worker = RecordLines(recorder, longest: options.longest)
    var tally = StreamTally()
    var progress = ProgressLine(console, unit: "lines")
    let pool = WorkerPool(jobs: options.jobs, capacity: lines.capacity)
    do throws(WorkerPool.Fault) {
      try pool.run(&lines, { worker.records(of: $0) }) { result in
        let records = tally.add(result)
        return progress.around(done: tally.lines, errors: tally.findings + tally.failures, bytes: tally.bytes) {
          console.hand(records)
        }
      }
    } catch {
      progress.clear()
      throw Failure(pool: error)
    }
    progress.clear()
    if let fault = lines.fault { console.complain(name + ": \(SafeText(fault))") }
    if tally.failures > 0 { return ExitStatus.notAFeed.rawValue }
    return (tally.findings > 0 ? ExitStatus.findings : .success).rawValue
  }
}

extension Failure {
  init(pool fault: WorkerPool.Fault) {
    switch fault {
    case .noWorker:
      self.init(status: .internalError, diagnostic: "no further process can be started; --jobs 1 needs the fewest")
    case .noProgress:
      self.init(status: .internalError, diagnostic: "the processes that do the work end at once (internal error)")
    }
  }
}
