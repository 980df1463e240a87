import TestSupport
import Testing

/// Machines and containers with less memory than a response takes.
@Suite("Too little memory")
struct MemoryLimitTests {
  @Test("At every memory limit a run succeeds or prints an error")
  func everyLimit() throws {
    let words = String(repeating: "soup ", count: 100)
    let facets = (0..<8_000).map {
      #"{"id": "\#($0)", "component": {"id": "row.text"}, "text": {"title": "\#(words)"}}"#
    }
    let feed = try TemporaryFile(#"{"body": [\#(facets.joined(separator: ","))]}"#)
    var endings: Set<Bool> = []
    for megabytes in Array(stride(from: 24, to: 100, by: 4)) + [400] {
      // Below some limit the system cannot start the program at all.
      guard try run(["--version"], megabytes: megabytes).status == .exited(0) else { continue }
      let run = try run(["lint", feed.path, "--format", "json"], megabytes: megabytes)
      let succeeds = run.status == .exited(0)
      #expect(succeeds || !run.errors.isEmpty, "\(megabytes) MB: \(run.status)")
      #expect(succeeds || !endings.contains(true), "\(megabytes) MB are too little, and less was enough")
      endings.insert(succeeds)
    }
    // The limits include some with too little memory and some with enough.
    #expect(endings == [true, false])
  }

  private func run(_ arguments: [String], megabytes: Int) throws -> Command {
    let command = "ulimit -v \(megabytes * 1024) && exec \"$0\" \"$@\""
    return try Command.run(
      "/bin/sh", ["-c", command, Facet.path] + arguments, environment: ["SWIFT_BACKTRACE": "enable=no"])
  }
}
