import Foundation
import TestSupport
import Testing

/// What the doctor says, and that it leaves the terminal as it was. The test plays the terminal.
struct DoctorTests {
  private static let lastQuestion = "\u{1B}[c"
  private static let answers = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?2026;2$y\u{1B}[?62;22c"

  /// In a shell that waits before and after, for a look at the terminal's modes and at what is typed into it.
  private func shell(_ command: String = "\"$0\" doctor", environment: [String: String] = [:]) throws -> PtySession {
    let script = "read go; \(command); echo \"status $?.\"; read line; echo \"typed: $line.\""
    return try PtySession("/bin/sh", ["-c", script, Facet.path], environment: environment)
  }

  /// Without the line breaks, which depend on how long a line is.
  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func expectSilence(
    after session: PtySession, modes: TerminalModes, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(session.modes == modes, sourceLocation: sourceLocation)
    #expect(session.privateModes.touched.isEmpty, sourceLocation: sourceLocation)
    try session.send("ls\r")
    try session.wait(forText: "typed: ls.", after: 0)
    #expect(try session.waitForExit() == .exited(0), sourceLocation: sourceLocation)
  }

  @Test func whatTheTerminalAnswersIsSaidAndDecides() throws {
    let session = try shell()
    let modes = session.modes
    try session.send("\r")
    try session.wait(forText: Self.lastQuestion, after: 0)
    #expect(!session.modes.isEchoing)
    try session.send(Self.answers)
    try session.wait(forText: "status 0.", after: 0)
    let said = words(session.text)
    #expect(said.contains("OSC 11: rgb:ffff/ffff/ffff after "))
    #expect(said.contains("scheme light: the terminal says that its background is rgb:ffff/ffff/ffff"))
    #expect(said.contains("DECRQM 2026: 2 after ") && said.contains("whole frames yes: the terminal says that it can"))
    #expect(said.contains("DA1: 62;22 after "))
    #expect(said.contains("size 80x24: the terminal says so"))
    #expect(session.text.components(separatedBy: "\u{1B}").count - 1 == 4, "questions, and nothing else")
    try expectSilence(after: session, modes: modes)
  }

  @Test func aTerminalThatNeverAnswersIsNotWaitedForLong() throws {
    let session = try shell(environment: ["COLORFGBG": "0;15"])
    let modes = session.modes
    try session.send("\r")
    try session.wait(forText: "status 0.", after: 0)
    let said = words(session.text)
    #expect(said.components(separatedBy: "no answer within 500 ms").count - 1 == 3)
    #expect(said.contains("scheme light: the background is 15 in COLORFGBG"))
    #expect(said.contains("whole frames no: the terminal does not say that it can"))
    try expectSilence(after: session, modes: modes)
  }

  @Test func halfAnAnswerIsNotTypedIntoTheShell() throws {
    let session = try shell()
    let modes = session.modes
    try session.send("\r")
    try session.wait(forText: Self.lastQuestion, after: 0)
    try session.send("\u{1B}]11;rgb:ffff/ff")
    try session.wait(forText: "status 0.", after: 0)
    #expect(!session.text.contains("rgb:"))
    try expectSilence(after: session, modes: modes)
  }

  @Test(arguments: [("\u{3}", Ending.signaled(SIGINT)), ("\u{1C}", .signaled(SIGQUIT))])
  func whoDoesNotWaitFindsTheTerminalAsItWas(key: String, ending: Ending) throws {
    let session = try PtySession("/bin/sh", ["-c", "read go; exec \"$0\" doctor", Facet.path])
    let modes = session.modes
    try session.send("\r")
    try session.wait(forText: Self.lastQuestion, after: 0)
    try session.send(key)
    #expect(try session.waitForExit() == ending)
    #expect(session.modes == modes)
    #expect(session.privateModes.touched.isEmpty)
  }

  @Test(
    arguments: [
      (["SSH_CONNECTION": "10.9.8.7 1 2 3"], "answers may come too late over SSH (SSH_CONNECTION is set)"),
      (["FACET_QUERIES": "0"], "FACET_QUERIES=0"), (["TERM": "dumb"], "there would be no screen"),
      (["TERM": "linux"], "the console of Linux would show the questions"),
      (["TERM": "vt52"], "the terminal's control sequences are not the usual ones"),
    ])
  func whoIsNotAskedIsSparedAndHearsWhy(environment: [String: String], reason: String) throws {
    let session = try shell(environment: environment)
    let modes = session.modes
    try session.send("\r")
    try session.wait(forText: "status 0.", after: 0)
    #expect(words(session.text).contains("DA1: not asked, because \(reason)"), "\(session.text)")
    #expect(!session.text.contains("\u{1B}"))
    #expect(!session.text.contains("10.9.8.7"), "addresses are nobody's business")
    try expectSilence(after: session, modes: modes)
  }

  @Test func whatGoesElsewhereLeavesTheTerminalAlone() throws {
    let session = try shell("\"$0\" doctor | cat")
    let modes = session.modes
    try session.send("\r")
    try session.wait(forText: "status 0.", after: 0)
    #expect(words(session.text).contains("DA1: not asked, because standard output is no terminal"))
    #expect(words(session.text).contains("standard output a pipe"))
    #expect(!session.text.contains("\u{1B}"))
    try expectSilence(after: session, modes: modes)
  }

  @Test func keysForTheAnswersComeFromTheTerminalThoughInputIsNone() throws {
    let session = try shell("\"$0\" doctor < /dev/null")
    let modes = session.modes
    try session.send("\r")
    try session.wait(forText: Self.lastQuestion, after: 0)
    try session.send(Self.answers)
    try session.wait(forText: "status 0.", after: 0)
    #expect(words(session.text).contains("standard input a device that is no terminal"))
    #expect(words(session.text).contains("DA1: 62;22 after "))
    try expectSilence(after: session, modes: modes)
  }

  @Test func whoStopsItHasTheTerminalAsItWas() throws {
    let session = try PtySession("/bin/dash", ["-i"], environment: ["PS1": "ready "])
    try session.wait(forText: "ready ", after: 0)
    let modes = session.modes
    try session.send("\(Facet.path) doctor\r")
    try session.wait(forText: Self.lastQuestion, after: 0)
    let asking = session.output.count
    try session.send("\u{1A}")
    try session.wait(forText: "ready ", after: asking)
    #expect(session.modes == modes)
    try session.send("fg\r")
    try session.wait(forText: "XDG_CONFIG_HOME is\r\n", after: asking)
    #expect(session.modes == modes)
  }

  @Test func inTheBackgroundTheTerminalIsSomebodyElses() throws {
    let session = try PtySession("/bin/dash", ["-i"], environment: ["PS1": "ready "])
    try session.wait(forText: "ready ", after: 0)
    let modes = session.modes
    try session.send("\(Facet.path) doctor &\r")
    try session.wait(forText: "XDG_CONFIG_HOME is\r\n", after: 0)
    #expect(words(session.text).contains("not asked, because the terminal is another program's for now"))
    #expect(session.modes == modes)
  }

  @Test func withoutAnyTerminalThereIsStillAReport() throws {
    let command = try Facet.run("doctor")
    #expect(command.status == .exited(0))
    #expect(command.output.hasPrefix("facet 0.1.0\n\nenvironment\n"))
    #expect(words(command.output).contains("pages printed as text: standard output is no terminal"))
    #expect(!command.output.contains("\u{1B}"))
    #expect(command.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try Facet.run("doctor", "home.json").status == .exited(64))
  }

  @Test func theConfigurationIsNamedWithoutThePersonsName() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let folder = home.appending(path: ".config/facet")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    func said() throws -> String {
      words(try Command.run(Facet.path, ["doctor"], environment: ["HOME": home.path]).output)
    }
    #expect(try said().contains("file ~/.config/facet/config.json, not there: XDG_CONFIG_HOME is not set"))
    try Data("{}".utf8).write(to: folder.appending(path: "config.json"))
    #expect(try said().contains("file ~/.config/facet/config.json, there: XDG_CONFIG_HOME is not set"))
    try Data(#"{"scheme": "light", "mouse": false, "brand": "caviar", "color": "pink"}"#.utf8)
      .write(to: folder.appending(path: "config.json"))
    let configured = try said()
    #expect(configured.contains("scheme light: the configuration says so"))
    #expect(configured.contains("brand caviar"))
    #expect(configured.contains("fault ~/.config/facet/config.json:1:65: no colour depth 'pink'"))
    #expect(!configured.contains(home.path))
  }
}
