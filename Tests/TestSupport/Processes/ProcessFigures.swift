import Foundation

/// What the kernel has counted of a running program so far.
public struct ProcessFigures: Equatable, Sendable {
  /// Nanoseconds that its threads had a processor.
  public let processorTime: Int
  /// How often its threads have gone to sleep, and so how often something has woken them.
  public let sleeps: Int
  /// How often it has asked for something to be written, anywhere.
  public let writes: Int
  /// Bytes of memory of its own: what is shared with other programs is not its doing.
  public let memory: Int
  /// The most bytes of memory it has had, whoever else has them too.
  public let peakMemory: Int
  /// Nothing of it runs or is about to.
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

  /// To the nanosecond where the kernel keeps it, else in its ticks.
  private static func processorTime(ofThread folder: String) throws -> Int {
    if let exact = try? text(folder + "/schedstat").split(separator: " ").first { return Int(exact) ?? 0 }
    // What follows the name, which may contain anything: utime and stime are the 14th and 15th field of all.
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
