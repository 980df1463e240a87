import Foundation

/// The kernel's counters of one thread of a running program.
struct ThreadFigures {
  /// The nanoseconds that it has run.
  let processorTime: Int
  /// The number of times it went to sleep.
  let sleeps: Int
  /// Whether it is neither running nor ready to run.
  let isAsleep: Bool
  /// The most bytes of memory that its program has had at a time, shared memory included.
  let peakMemory: Int

  /// Throws when the thread has ended.
  init(inFolder folder: String) throws {
    let status = try ProcessFile.fields(of: folder + "/status")
    processorTime = try Self.processorTime(inFolder: folder)
    sleeps = ProcessFile.number(status["voluntary_ctxt_switches"])
    isAsleep = status["State"]?.hasPrefix("S") == true
    peakMemory = 1024 * ProcessFile.number(status["VmHWM"])
  }

  /// The time a thread has run, in nanoseconds if the kernel counts them, else in ticks.
  private static func processorTime(inFolder folder: String) throws -> Int {
    if let exact = try? ProcessFile.text(folder + "/schedstat").split(separator: " ").first { return Int(exact) ?? 0 }
    // The fields after the name, which may contain any character: utime and stime are the fields 14 and 15 of the line.
    let rest = try ProcessFile.text(folder + "/stat").split(separator: ")").last?.split(separator: " ") ?? []
    return rest.count > 12 ? ((Int(rest[11]) ?? 0) + (Int(rest[12]) ?? 0)) * 10_000_000 : 0
  }
}
