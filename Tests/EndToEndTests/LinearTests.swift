import Drawing
import Foundation
import TestSupport
import Testing

/// `--linear` on a terminal, which writes plain text and restores the terminal at the end.
struct LinearTests {
  private static let firstLine = "Choose an address"

  private func start(_ environment: [String: String] = [:]) throws -> PtySession {
    let session = try PtySession(
      Facet.path, ["--linear", Repository.path("SampleFeeds")], size: Size(80, 24), environment: environment)
    try session.wait(forText: Self.firstLine, after: 0)
    return session
  }

  /// Whether the bytes are printable text and line ends, which the terminal turns into CR LF.
  private func isPlain(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A || $0 == 0x0D }
      && !String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { (0x80...0x9F).contains($0.value) }
  }

  @Test("Line by line, the end of a saved page is said")
  func endOfTheSavedPageIsSaid() throws {
    let run = try Facet.run("render", Facet.sample("search"), "--linear", "--keys", "G j")
    #expect(run.output.split(separator: "\n").last == "End of the saved page")
  }

  @Test(
    "Linear reading writes only plain text on every terminal type",
    arguments: ["dumb", "vt100", "xterm-256color", "nonsense", "", nil])
  func onlyPlainTextIsWritten(term: String?) throws {
    // The test support always sets TERM, so the shell unsets it.
    let words = ["-c", term == nil ? "unset TERM; exec \"$0\" \"$@\"" : "exec \"$0\" \"$@\"", Facet.path]
    let session = try PtySession(
      "/bin/sh", words + ["--linear", Repository.path("SampleFeeds")], environment: term.map { ["TERM": $0] } ?? [:])
    try session.wait(forText: Self.firstLine, after: 0)
    for (keys, says) in [
      ("\u{1B}[B", "What sounds good tonight?"), ("}", "toggle 1 of 7"), ("?", "Ctrl-z: suspend"),
      ("/sushi\r", "1 of "),
      ("\u{1B}", "search ended"), (":bra", ":bra  1 of "), ("\r", "Caviar, "), ("y", "copying needs"),
      ("m", "linear mode has no mouse"), ("G", "more things"),
    ] {
      let start = session.output.count
      try session.send(keys)
      try session.wait(forText: says, after: start)
    }
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(isPlain(session.output))
    #expect(session.output.last == 0x0A)
  }

  @Test("`render --linear` prints the text that a terminal receives after the same keys")
  func renderPrintsTheTextOfATerminal() throws {
    let session = try start()
    let keys = ["j", "j", "}", "l", "Tab", "k"]
    for key in keys.map({ $0 == "Tab" ? "\t" : $0 }) { try session.send(key) }
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    let printed = try Facet.run(
      "render", Repository.path("SampleFeeds"), "--linear", "--size", "80x24", "--keys", keys.joined(separator: " "))
    #expect(printed.status == .exited(0))
    #expect(session.text.replacing("\r\n", with: "\n") == printed.output)
  }

  @Test(
    "Every way of ending linear reading restores the terminal",
    arguments: [
      ("q", [.exited(0)]), ("\u{3}", [.exited(0)]), ("/half a word\u{3}", [.exited(0)]),
      ("\u{1C}", [.signaled(SIGQUIT)]),
      ("SIGTERM", [.exited(128 + SIGTERM)]), ("SIGHUP", [.exited(128 + SIGHUP)]), ("SIGSEGV", [.signaled(SIGSEGV)]),
    ] as [(String, [Ending])])
  func theTerminalIsRestored(cause: String, endings: [Ending]) throws {
    let session = try PtySession(
      "/bin/sh", ["-c", "read go; exec \"$0\" --linear \"$1\"", Facet.path, Repository.path("SampleFeeds")],
      environment: ["TERM": "dumb"])
    let before = session.modes
    try session.send("\r")
    try session.wait(forText: Self.firstLine, after: 0)
    #expect(!session.modes.isEchoing && !session.modes.isCanonical)
    switch cause {
    case "SIGTERM": session.send(SIGTERM)
    case "SIGHUP": session.send(SIGHUP)
    case "SIGSEGV": session.send(SIGSEGV)
    default: try session.send(cause)
    }
    #expect(endings.contains(try session.waitForExit()))
    #expect(session.modes == before)
    #expect(isPlain(session.output))
  }

  @Test("^Z restores the terminal for the shell, and fg reads the current facet again")
  func suspendingRestoresTheTerminal() throws {
    let session = try PtySession("/bin/dash", ["-i"], environment: ["PS1": "ready ", "TERM": "dumb"])
    try session.wait(forText: "ready ", after: 0)
    let before = session.modes
    try session.send("\(Facet.path) --linear \(Facet.sample("home"))\r")
    try session.wait(forText: Self.firstLine, after: 0)
    for _ in 1...2 {
      let start = session.output.count
      try session.send("\u{1A}")
      try session.wait(forText: "ready ", after: start)
      #expect(session.modes == before)
      let stopped = session.output.count
      try session.send("fg\r")
      // The current facet is read again, because the shell has written lines since.
      try session.wait(forText: Self.firstLine, after: stopped)
      #expect(!session.modes.isEchoing)
    }
    let start = session.output.count
    try session.send("j")
    try session.wait(forText: "What sounds good tonight?", after: start)
    try session.send("q")
    try session.wait(for: "the shell") { _ in session.modes == before }
    #expect(isPlain(session.output))
  }

  @Test("After SIGSTOP and SIGCONT keys are heard without echo")
  func keysAreHeardAfterSIGSTOP() throws {
    let session = try start()
    session.send(SIGSTOP)
    session.send(SIGCONT)
    try session.send("j")
    try session.wait(forText: "What sounds good tonight?", after: 0)
    #expect(!session.modes.isEchoing)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("A closed terminal ends the program even when SIGHUP is ignored")
  func aClosedTerminalEndsTheProgram() throws {
    let session = try PtySession(
      "/bin/sh", ["-c", "trap '' HUP; exec \"$0\" --linear \"$1\"", Facet.path, Facet.sample("home")])
    try session.wait(forText: Self.firstLine, after: 0)
    session.hangUp()
    #expect(try session.waitForExit() == .exited(128 + SIGHUP))
  }

  @Test("A feed is read from standard input while the keys come from the terminal")
  func aFeedComesThroughStandardInputAndKeysFromTheTerminal() throws {
    let session = try PtySession(
      "/bin/sh",
      ["-c", "\"$0\" --linear - < \"$1\"; read line; echo \"typed: $line.\"", Facet.path, Facet.sample("home")])
    try session.wait(forText: Self.firstLine, after: 0)
    try session.send("j")
    try session.wait(forText: "What sounds good tonight?", after: 0)
    // Text that is typed after q belongs to the shell.
    try session.send("qahead\n")
    try session.wait(forText: "typed: ahead.")
    #expect(try session.waitForExit() == .exited(0))
  }

  /// The output is a terminal, but /dev/tty cannot be opened, because `setsid` removes the controlling terminal.
  @Test("Without a keyboard the page is read to its end")
  func withoutAKeyboardThePageIsReadToItsEnd() throws {
    let session = try PtySession(
      "/bin/sh", ["-c", "setsid -w \"$0\" --linear \"$1\" < /dev/null", Facet.path, Facet.sample("home")])
    #expect(try session.waitForExit() == .exited(0))
    let printed = try Facet.run("render", Facet.sample("home"), "--linear")
    #expect(session.text.replacing("\r\n", with: "\n") == printed.output)
  }

  @Test("Nothing is written while no key arrives")
  func nothingIsWrittenWithoutAKey() throws {
    let session = try start()
    try session.settle()
    #expect(session.outputWhileIdle(for: .milliseconds(700)).isEmpty)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test(
    "A locale without UTF-8 can search for and print accented letters",
    arguments: [["LC_ALL": "C"], ["LC_ALL": "de_DE.ISO-8859-1"]])
  func aLocaleWithoutUTF8HasAccents(environment: [String: String]) throws {
    let session = try start(environment)
    try session.send("/québ\r")
    try session.wait(forText: "Café Québrisé")
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("With --ascii linear reading writes only ASCII")
  func asciiIsNothingButASCII() throws {
    let session = try PtySession(Facet.path, ["--linear", "--ascii", Facet.sample("home")])
    try session.wait(forText: Self.firstLine, after: 0)
    try session.send("/kopi\r")
    try session.wait(forText: "0.3 mi * 12 min")
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.output.allSatisfy { $0 < 0x80 })
  }
}
