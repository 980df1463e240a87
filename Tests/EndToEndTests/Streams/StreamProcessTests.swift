import Foundation
import TestSupport
import Testing

/// The processes of a stream: their end, and what the terminal shows of them.
@Suite struct StreamProcessTests {
  private static let feed =
    #"{"body": [{"id": "a", "component": {"id": "row.text"}, "text": {"title": "Soup"}}]}"# + "\n"

  @Test("Workers that are killed from outside cost no line")
  func killedWorkers() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    let command = try RunningCommand(Facet.path, ["lint", "--stream", pipe, "--jobs", "2"])
    let end = try #require(FileHandle(forWritingAtPath: pipe))
    for round in 1...4 {
      try end.write(contentsOf: Data(Self.feed.utf8))
      command.wait(forLines: round)
      let workers = try command.children
      #expect(workers.count == 2)
      for worker in workers { kill(worker, SIGKILL) }
    }
    try end.write(contentsOf: Data(String(repeating: Self.feed, count: 50).utf8))
    try end.close()
    command.wait(forLines: 54)
    #expect(command.waitForEnd() == .exited(0))
    let records = try StreamRecord.all(in: command.output)
    #expect(records.map(\.line) == Array(1...54))
    #expect(records.allSatisfy { $0.status == "ok" })
  }

  @Test("Ten times as many lines take no more memory")
  func memory() throws {
    let folder = try TemporaryFolder()
    let home = try String(contentsOfFile: Facet.sample("home"), encoding: .utf8).replacing("\n", with: " ")
    let peaks = try [10, 100].map { count in
      let path = try folder.write(String(repeating: home + "\n", count: count), to: "lines.jsonl")
      let command = try Command.run(
        Facet.path, ["lint", "--stream", path, "--jobs", "2"], within: .seconds(120), isMetered: true)
      #expect(try StreamRecord.all(in: command.output).count == count)
      return try #require(command.usage).peakMemory
    }
    #expect(Double(peaks[1]) <= Double(peaks[0]) * 1.2, "\(peaks)")
  }

  @Test("On a terminal a line says how far a folder is, and is gone at the end")
  func progress() throws {
    let folder = try TemporaryFolder()
    let home = try String(contentsOfFile: Facet.sample("home"), encoding: .utf8)
    for number in 100..<160 { try folder.write(home, to: "\(number).json") }
    let session = try PtySession(Facet.path, ["lint", folder.path, "--jobs", "2"])
    try session.wait(for: "the end") { String(decoding: $0, as: UTF8.self).contains("60 files: ") }
    #expect(try session.waitForExit() == .exited(0))
    let lines = session.text.matches(of: /(\d+) of 60 files, \d+ MB\/s, 0 with errors, \d+ s left/)
    let done = lines.compactMap { Int($0.1) }
    #expect(!done.isEmpty && done == done.sorted())
    // Each line is erased before anything else is written.
    for line in lines { #expect(session.text[line.range.upperBound...].hasPrefix("\r\u{1B}[K")) }
  }
}
