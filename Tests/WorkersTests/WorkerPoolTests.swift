import Foundation
import TestSupport
import Testing

/// Work in several processes: the order of the results, and workers that end. The pool runs in a program of its own,
/// because a copy of a process with threads is not safe.
@Suite struct WorkerPoolTests {
  private static func lines(_ words: String...) throws -> [String] {
    let command = try Command.run(BuiltProduct.path("worker-probe"), words)
    #expect(command.status == .exited(0), "\(command.errors)")
    return command.output.split(separator: "\n").map(String.init)
  }

  /// The line for a block without a fault: it holds its number, as often as its length.
  private static func sum(_ block: Int) -> String { "\(block) \((block * 37 % 5000) * (block % 256))" }

  @Test("The results come in the order of the blocks, whatever the number of workers", arguments: [1, 2, 5])
  func order(jobs: Int) throws {
    #expect(try Self.lines("jobs=\(jobs)", "blocks=700") == (0..<700).map(Self.sum))
  }

  @Test("A part that ends its worker costs itself; it is not tried again", arguments: [1, 3])
  func crash(jobs: Int) throws {
    let lines = try Self.lines("jobs=\(jobs)", "blocks=40", "crash=0,3,4,17,39")
    #expect(lines == (0..<40).map { [0, 3, 4, 17, 39].contains($0) ? "\($0) crashed" : Self.sum($0) })
  }

  @Test("A part that takes too long is ended, and the others have their results")
  func slow() throws {
    let lines = try Self.lines("blocks=6", "slow=2", "patience=1")
    #expect(lines == (0..<6).map { $0 == 2 ? "2 tooSlow" : Self.sum($0) })
  }

  @Test("Workers that end before they begin are an error, and not an endless loop")
  func falseStarts() throws {
    #expect(try Self.lines("dead=1") == ["fault noProgress"])
  }

  /// On one processor, a new worker may get the first block of another and end before the second block is sent.
  @Test("A worker that ends while it gets the blocks of another is replaced like any other")
  func endsBetweenBlocks() throws {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let processor = try #require(status.firstMatch(of: /Cpus_allowed_list:\s*(\d+)/)).1
    let probe = BuiltProduct.path("worker-probe")
    let command = try Command.run("/usr/bin/taskset", ["-c", String(processor), probe, "dead=1500"])
    let lines = command.output.split(separator: "\n")
    #expect(lines.count == 1500 && Set(lines) == ["fault noProgress"])
  }

  @Test("Without a reader the run ends")
  func noReader() throws {
    #expect(try Self.lines("blocks=1000000", "readers=5") == (0..<5).map(Self.sum))
  }

  @Test("No block is no work")
  func nothing() throws {
    #expect(try Self.lines("blocks=0") == [])
  }
}
