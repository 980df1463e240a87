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
    let threads = try FileManager.default.contentsOfDirectory(atPath: folder + "/task").map { "\(folder)/task/\($0)" }
    let states = try threads.map { try Self.fields(of: $0 + "/status") }
    processorTime = try threads.reduce(0) { $0 + (try Self.processorTime(ofThread: $1)) }
    sleeps = states.reduce(0) { $0 + Self.number($1["voluntary_ctxt_switches"]) }
    isAsleep = states.allSatisfy { $0["State"]?.hasPrefix("S") == true }
    writes = Self.number(try Self.fields(of: folder + "/io")["syscw"])
    memory = 1024 * Self.number(states.first?["RssAnon"])
    peakMemory = 1024 * Self.number(states.first?["VmHWM"])
  }

  /// The time a thread has run, in nanoseconds if the kernel counts them, else in ticks.
  private static func processorTime(ofThread folder: String) throws -> Int {
    if let exact = try? text(folder + "/schedstat").split(separator: " ").first { return Int(exact) ?? 0 }
    // The fields after the name, which may contain any character: utime and stime are the fields 14 and 15 of the line.
    let rest = try text(folder + "/stat").split(separator: ")").last?.split(separator: " ") ?? []
    return rest.count > 12 ? ((Int(rest[11]) ?? 0) + (Int(rest[12]) ?? 0)) * 10_000_000 : 0
  }

  private static func fields(of path: String) throws -> [Substring: String] {
    let lines = try text(path).split(separator: "\n").map { $0.split(separator: ":", maxSplits: 1) }
    return Dictionary(
      lines.filter { $0.count == 2 }.map { ($0[0], $0[1].trimmingCharacters(in: .whitespaces)) },
      uniquingKeysWith: { $1 })
  }

  private static func number(_ field: String?) -> Int {
    field?.split(separator: " ").first.flatMap { Int($0) } ?? 0
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }
}
