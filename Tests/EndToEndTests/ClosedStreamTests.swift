import Foundation
import TestSupport
import Testing

/// Standard streams that are closed when the program starts.
struct ClosedStreamTests {
  private func run(_ redirection: String, _ arguments: [String]) throws -> Command {
    try Command.run(
      "/bin/sh", ["-c", "exec \"$0\" \"$@\" \(redirection)", Facet.path] + arguments, within: .patience)
  }

  @Test("With standard output closed the page goes nowhere, least of all into the log, and that is said")
  func closedOutput() throws {
    let log = try TemporaryFile("")
    let ended = try run(">&-", ["render", Facet.sample("home"), "--keys", "Wait:1200ms", "--log", log.path])
    #expect(ended.status == .exited(74))
    #expect(ended.errors.contains("cannot write to standard output: Bad file descriptor"))
    let lines = try String(contentsOfFile: log.path, encoding: .utf8).split(separator: "\n")
    #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("{\"") })
  }

  @Test("A server's page with standard output closed ends with a message instead of waiting for ever")
  func closedOutputAndServer() throws {
    let ended = try run(">&-", ["render", try Backend.shared.get().address])
    #expect(ended.status == .exited(74))
    #expect(ended.errors.contains("cannot write to standard output"))
  }

  @Test("A closed standard input cannot be read, and is not a terminal's keyboard")
  func closedInput() throws {
    let ended = try run("<&-", ["render", "-"])
    #expect(ended.status == .exited(66))
    #expect(ended.errors == "facet: -: cannot be read: Bad file descriptor\n")
  }

  @Test("With all three closed a recording holds only the recording")
  func allClosed() throws {
    let file = try TemporaryFile("")
    let ended = try run(
      "<&- >&- 2>&-", ["record", Facet.sample("home"), "-o", file.path, "--size", "80x24", "--keys", "j"])
    #expect(ended.status == .exited(0))
    let lines = try String(contentsOfFile: file.path, encoding: .utf8).split(separator: "\n")
    #expect(lines.count > 1 && lines.allSatisfy { $0.hasPrefix("{\"") && $0.hasSuffix("}") })
  }

  @Test("The doctor still calls a closed stream closed")
  func doctor() throws {
    let ended = try run("<&-", ["doctor"])
    #expect(ended.output.split(separator: "\n").contains { $0.contains("standard input") && $0.contains("closed") })
  }
}
