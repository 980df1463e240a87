import Drawing
import TestSupport
import Testing

@testable import Terminal

@Suite struct StartingTests {
  @Test(
    "An unknown or empty TERM is treated as a common terminal type",
    arguments: ["nonsense", "xterm-of-tomorrow", "unknown", ""])
  func anUnknownTypeIsTreatedAsACommonOne(term: String) throws {
    let tmux = try Probe.startInTmux(term: term)
    try tmux.expectFrame(Probe.picture(size: tmux.size))
  }

  @Test("A terminal that cannot place its cursor is refused with one line")
  func aTerminalThatCannotPlaceItsCursorIsRefusedInOneLine() throws {
    let session = try PtySession(Probe.path, environment: ["TERM": "dumb"])
    #expect(try session.waitForExit() == .exited(64))
    #expect(session.text.hasPrefix("terminal-probe: a terminal of type \"dumb\" cannot place its cursor; "))
    #expect(session.text.filter { $0.isNewline }.count == 1)
    #expect(!session.text.contains("\u{1B}"))
  }

  @Test("Without a terminal the program ends with one line that says so")
  func withoutAnyTerminalOneLineSaysSo() throws {
    let command = try Command.run(Probe.path)
    #expect(command.status == .exited(64))
    #expect(command.output.isEmpty)
    #expect(command.errors.hasPrefix("terminal-probe: no terminal: "))
    #expect(command.errors.filter { $0.isNewline }.count == 1)
  }

  @Test("Keys are read from the terminal when standard input is a pipe")
  func keysComeFromTheTerminalWhenStandardInputIsAPipe() throws {
    let session = try PtySession("/bin/sh", ["-c", "echo feed | \"$0\"", Probe.path])
    try session.wait(forText: ">", after: 0)
    try session.press("\u{6}", hears: "Ctrl-f")
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("A locale without UTF-8 still shows every glyph", arguments: ["C", "POSIX", "de_DE.ISO-8859-1"])
  func aLocaleWithoutUTF8StillShowsEverything(locale: String) throws {
    let tmux = try Probe.startInTmux(environment: ["LC_ALL": locale])
    try tmux.expectFrame(Probe.picture(size: tmux.size))
  }

  @Test("Adopting a locale tells whether UTF-8 is available, and why")
  func theReasonNamesMissingUTF8() {
    #expect(!UTF8Locale.adopt("C", else: "no.such").value)
    #expect(UTF8Locale.adopt("C").value)
    #expect(UTF8Locale.adopt("C").reason != UTF8Locale.adopt("C.UTF-8").reason)
    #expect(UTF8Locale.adopt("no.such").reason.string.contains("not installed"))
  }
}
