import Foundation

/// The kernel's counters of a running program.
public struct ProcessFigures: Equatable, Sendable {
  /// The nanoseconds that its threads have run.
  public let processorTime: Int
  /// The number of times its threads went to sleep, which is the number of wake-ups.
  public let sleeps: Int
  /// The number of its write calls, to any descriptor.
  public let writes: Int
  /// The bytes of memory that it does not share with other programs.
  public let memory: Int
  /// The most bytes of memory that it has had at a time, shared memory included.
  public let peakMemory: Int
  /// Whether no thread of it is running or ready to run.
  public let isAsleep: Bool

  init(of process: pid_t) throws {
    let folder = "/proc/\(process)"
    let threads = try Self.threads(inFolder: folder + "/task")
    processorTime = threads.reduce(0) { $0 + $1.processorTime }
    sleeps = threads.reduce(0) { $0 + $1.sleeps }
    isAsleep = threads.allSatisfy { $0.isAsleep }
    writes = ProcessFile.number(try ProcessFile.fields(of: folder + "/io")["syscw"])
    memory = threads.first?.memory ?? 0
    peakMemory = threads.first?.peakMemory ?? 0
  }

  /// Reads all threads again when one has ended since they were listed: the others may have run and slept meanwhile.
  private static func threads(inFolder folder: String) throws -> [ThreadFigures] {
    let deadline = Deadline(in: .patience)
    while true {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      do {
        return try names.map { try ThreadFigures(inFolder: "\(folder)/\($0)") }
      } catch {
        if deadline.hasPassed { throw error }
      }
    }
  }
}
