import Drawing
import Foundation
import TestSupport
import Testing

/// Standard input that the command line does not mention.
struct PipedFeedTests {
  private func feed() throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: Facet.sample("home"))))
  }

  @Test(
    "A feed on standard input is the source when the command line names none",
    arguments: [[], ["open"], ["replay"], ["--brand", "caviar"], ["--linear"]])
  func pipedInputIsTheSource(words: [String]) throws {
    let feed = try feed()
    let silent = try Command.run(Facet.path, words, input: feed)
    #expect(silent.status == .exited(0))
    #expect(silent.output == (try Command.run(Facet.path, words + ["-"], input: feed)).output)
    #expect(silent.output.contains("What sounds good tonight?"))
  }

  @Test("A source on the command line is shown instead of standard input")
  func aNamedSourceComesFirst() throws {
    let command = try Facet.run(Facet.sample("store"), input: try feed())
    #expect(command.output == (try Facet.run(Facet.sample("store"))).output)
  }

  @Test("Standard input that is not a feed is refused with its position")
  func pipedInputWithoutAFeedIsRefused() throws {
    let command = try Facet.run(input: Array("[]".utf8))
    #expect(command.status == .exited(65))
    #expect(command.errors.hasPrefix("facet: stdin:1:1: "))
  }

  @Test(
    "Standard input without data is not a source",
    arguments: [
      "\"$0\" < /dev/null", "\"$0\" <&-", "\"$0\" < /tmp", ": > \"$1\"; \"$0\" < \"$1\"", ": | \"$0\"",
      "echo {} > \"$1\"; { cat; \"$0\"; } < \"$1\" > /dev/null",
    ])
  func inputWithoutDataIsNotASource(script: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let command = try Command.run("/bin/sh", ["-c", script, Facet.path, file.path])
    #expect(command.status == .exited(64))
    #expect(command.output.isEmpty)
    #expect(command.errors.hasPrefix("facet: there is no SOURCE, no feed in a pipe, and no terminal to browse in; "))
    #expect(command.errors.split(separator: "\n").count == 1)
  }

  @Test("On a terminal without a source the welcome page is shown", arguments: ["", "< /dev/null", "<&-"])
  func aTerminalShowsTheWelcome(redirection: String) throws {
    let session = try PtySession("/bin/sh", ["-c", "\"$0\" \(redirection)", Facet.path], size: Size(100, 50))
    try session.wait(forText: "Welcome", after: 0)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.privateModes.areRestored)
  }

  @Test("Keys are read from the terminal when standard input is closed")
  func keysComeFromTheTerminalWhenInputIsClosed() throws {
    let session = try PtySession("/bin/sh", ["-c", "\"$0\" \"$1\" <&-", Facet.path, Facet.sample("home")])
    try session.wait(forText: "home.json", after: 0)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.privateModes.areRestored)
  }
}
