import Foundation

/// The kernel's counters of a running program.
public struct ProcessFigures: Equatable, Sendable {
  /// The nanoseconds that its threads have run.
  public let processorTime: Int
  /// The number of times its threads went to sleep, which is the number of wake-ups.
  public let sleeps: Int
  /// The number of its write calls, to any descriptor.
  public let writes: Int
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
    peakMemory = threads.first?.peakMemory ?? 0
  }

  /// The bytes of memory that a program does not share with others.
  ///
  /// They are counted page by page, which takes longer than the other figures. In `status` the kernel leaves out up to
  /// some hundred KiB that a processor has noted, but not added yet.
  static func memory(of process: pid_t) throws -> Int {
    1024 * ProcessFile.number(try ProcessFile.fields(of: "/proc/\(process)/smaps_rollup")["Anonymous"])
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
