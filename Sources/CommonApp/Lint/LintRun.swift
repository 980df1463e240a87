import FacetModel
import Feeds
import Lint
import Reporting
import Text
import Workers

/// One run of lint over many sources: a report for each file, in the order of the files.
struct LintRun {
  let plan: LintPlan
  let reader: LintReader
  let console: Console
  let jobs: Int

  /// Prints the reports. The files are read in several processes, so that one file is in memory in each of them.
  func report(_ format: LintPrinter.Format) throws(Failure) -> ExitStatus {
    var printer = LintPrinter(console, severity: reader.policy.severity, format: format, name: reader.name)
    let reading = plan.jobs.filter(\.reads)
    guard reading.count > 1, jobs > 1 else {
      for job in plan.jobs {
        if job.reads { guard printer.print(printer.result(of: reader.outcome(of: job))) else { break } }
        printer.note(job)
      }
      return printer.finish()
    }
    var source = NumberSource(count: reading.count)
    var rest = plan.jobs[...]
    var progress = ProgressLine(console, unit: "files", total: reading.count)
    var done = 0
    let maker = printer
    let work = { (item: WorkItem) -> [UInt8] in
      item.begin(item.block.first)
      let job = reading[item.block.first]
      guard let fault = item.faults[item.block.first] else { return maker.result(of: reader.outcome(of: job)).bytes }
      return maker.result(of: reader.outcome(of: job, fault)).bytes
    }
    do throws(WorkerPool.Fault) {
      try WorkerPool(jobs: min(jobs, reading.count), capacity: 0).run(&source, work) { bytes in
        done += 1
        return progress.around(done: done, errors: printer.errors, bytes: printer.bytes) {
          while let job = rest.popFirst() {
            guard !job.reads else { break }
            printer.note(job)
          }
          return printer.print(LintResult(bytes))
        }
      }
    } catch {
      progress.clear()
      throw Failure(pool: error)
    }
    progress.clear()
    for job in rest { printer.note(job) }
    return printer.finish()
  }
}
