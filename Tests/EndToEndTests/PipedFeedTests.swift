import Drawing
import Foundation
import TestSupport
import Testing

/// A feed on standard input without a word about it, and what is none.
struct PipedFeedTests {
  private func feed() throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: Facet.sample("home"))))
  }

  @Test(arguments: [[], ["open"], ["replay"], ["--brand", "caviar"], ["--linear"]])
  func whatIsPipedInIsTheSource(words: [String]) throws {
    let feed = try feed()
    let silent = try Command.run(Facet.path, words, input: feed)
    #expect(silent.status == .exited(0))
    #expect(silent.output == (try Command.run(Facet.path, words + ["-"], input: feed)).output)
    #expect(silent.output.contains("What sounds good tonight?"))
  }

  @Test func whatIsNamedComesFirst() throws {
    let command = try Facet.run(Facet.sample("store"), input: try feed())
    #expect(command.output == (try Facet.run(Facet.sample("store"))).output)
  }

  @Test func whatIsPipedInMayBeNoFeed() throws {
    let command = try Facet.run(input: Array("[]".utf8))
    #expect(command.status == .exited(65))
    #expect(command.errors.hasPrefix("facet: stdin:1:1: "))
  }

  @Test(
    arguments: [
      "\"$0\" < /dev/null", "\"$0\" <&-", "\"$0\" < /tmp", ": > \"$1\"; \"$0\" < \"$1\"", ": | \"$0\"",
      "echo {} > \"$1\"; { cat; \"$0\"; } < \"$1\" > /dev/null",
    ])
  func whereNothingComesFromThereIsNoSource(script: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let command = try Command.run("/bin/sh", ["-c", script, Facet.path, file.path])
    #expect(command.status == .exited(64))
    #expect(command.output.isEmpty)
    #expect(command.errors.hasPrefix("facet: no SOURCE, and no terminal; "))
    #expect(command.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["", "< /dev/null", "<&-"])
  func whoSitsAtATerminalIsWelcomed(redirection: String) throws {
    let session = try PtySession("/bin/sh", ["-c", "\"$0\" \(redirection)", Facet.path], size: Size(100, 50))
    try session.wait(forText: "Welcome", after: 0)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.privateModes.areRestored)
  }

  @Test func theKeysComeFromThePersonThoughInputIsClosed() throws {
    let session = try PtySession("/bin/sh", ["-c", "\"$0\" \"$1\" <&-", Facet.path, Facet.sample("home")])
    try session.wait(forText: "home.json", after: 0)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.privateModes.areRestored)
  }
}
