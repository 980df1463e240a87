import CommonApp
import Drawing
import TestSupport
import Testing

@testable import Terminal

@Suite struct StartingTests {
  @Test(arguments: ["nonsense", "xterm-of-tomorrow", "unknown", ""])
  func anUnknownTypeIsTakenForAUsualOne(term: String) throws {
    let tmux = try Probe.startInTmux(term: term)
    try tmux.expectFrame(Probe.picture(size: tmux.size))
  }

  @Test func aTerminalThatCannotPlaceItsCursorIsRefusedInOneLine() throws {
    let session = try PtySession(Probe.path, environment: ["TERM": "dumb"])
    #expect(try session.waitForExit() == .exited(64))
    #expect(session.text.hasPrefix("terminal-probe: a terminal of type \"dumb\" cannot place its cursor; "))
    #expect(session.text.filter { $0.isNewline }.count == 1)
    #expect(!session.text.contains("\u{1B}"))
  }

  @Test func withoutAnyTerminalOneLineSaysSo() throws {
    let command = try Command.run(Probe.path)
    #expect(command.status == .exited(64))
    #expect(command.output.isEmpty)
    #expect(command.errors.hasPrefix("terminal-probe: no terminal: "))
    #expect(command.errors.filter { $0.isNewline }.count == 1)
  }

  @Test func keysComeFromThePersonWhenStandardInputIsAPipe() throws {
    let session = try PtySession("/bin/sh", ["-c", "echo feed | \"$0\"", Probe.path])
    try session.wait(forText: ">", after: 0)
    try session.press("\u{6}", hears: "Ctrl-f")
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test(arguments: ["C", "POSIX", "de_DE.ISO-8859-1"])
  func aLocaleWithoutUTF8StillShowsEverything(locale: String) throws {
    let tmux = try Probe.startInTmux(environment: ["LC_ALL": locale])
    try tmux.expectFrame(Probe.picture(size: tmux.size))
  }

  @Test func withoutAnyUTF8TheScreenKnows() {
    #expect(!UTF8Locale.adopt("C", else: "no.such").value)
    #expect(UTF8Locale.adopt("C").value)
    #expect(UTF8Locale.adopt("C").reason != UTF8Locale.adopt("C.UTF-8").reason)
    #expect(UTF8Locale.adopt("no.such").reason.string.contains("not installed"))
  }
}
