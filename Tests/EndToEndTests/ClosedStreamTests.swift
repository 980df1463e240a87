import Foundation
import TestSupport
import Testing

/// Standard streams that are closed when the program starts.
struct ClosedStreamTests {
  private func run(_ redirection: String, _ arguments: [String]) throws -> Command {
    try Command.run(
      "/bin/sh", ["-c", "exec \"$0\" \"$@\" \(redirection)", Facet.path] + arguments, within: .patience)
  }

  @Test("With standard output closed, printing a page fails with a message, and the log holds only events")
  func closedOutput() throws {
    let log = try TemporaryFile("")
    let ended = try run(">&-", ["render", Facet.sample("home"), "--keys", "Wait:1200ms", "--log", log.path])
    #expect(ended.status == .exited(74))
    #expect(ended.errors == "facet: cannot write to standard output: Bad file descriptor\n")
    let lines = try String(contentsOfFile: log.path, encoding: .utf8).split(separator: "\n")
    #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("{\"") })
  }

  @Test("With standard output closed, printing a page of a server fails with a message")
  func closedOutputAndServer() throws {
    let ended = try run(">&-", ["render", try Backend.shared.get().address])
    #expect(ended.status == .exited(74))
    #expect(ended.errors.contains("cannot write to standard output"))
  }

  @Test("Reading a feed from a closed standard input fails with a message")
  func closedInput() throws {
    let ended = try run("<&-", ["render", "-"])
    #expect(ended.status == .exited(66))
    #expect(ended.errors == "facet: -: cannot be read: Bad file descriptor\n")
  }

  @Test("A stream from a closed standard input is no empty stream", arguments: ["lint", "diff"])
  func closedStream(command: String) throws {
    let ended = try run("<&-", [command, "--stream"])
    #expect(ended.status == .exited(65))
    #expect(ended.errors == "facet: the input cannot be read: Bad file descriptor\n")
  }

  @Test("With all standard streams closed, the file of a recording holds only the recording")
  func allClosed() throws {
    let file = try TemporaryFile("")
    let ended = try run(
      "<&- >&- 2>&-", ["record", Facet.sample("home"), "-o", file.path, "--size", "80x24", "--keys", "j"])
    #expect(ended.status == .exited(0))
    let lines = try String(contentsOfFile: file.path, encoding: .utf8).split(separator: "\n")
    #expect(lines.count > 1 && lines.allSatisfy { $0.hasPrefix("{\"") && $0.hasSuffix("}") })
  }

  @Test("The doctor reports a closed standard input as closed")
  func doctor() throws {
    let ended = try run("<&-", ["doctor"])
    #expect(ended.output.split(separator: "\n").contains { $0.contains("standard input") && $0.contains("closed") })
  }
}
