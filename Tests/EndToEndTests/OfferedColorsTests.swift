import Drawing
import Foundation
import TestSupport
import Testing

/// Terminals that say while a page is shown that they have more colours than their type promises.
struct OfferedColorsTests {
  private static let xterm = ["TERM": "xterm"]
  private static let lastQuestion = "\u{1B}[c"
  private static let colorQuestion = "\u{1B}P$qm\u{1B}\\"
  private static let answers = "\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\\u{1B}[?64;1;2c"
  private static let exactColor = ";2;255;48;8m"

  @Test("A page on an xterm gets the brand's own colours when the answer comes, and sizes, stops and keys work on")
  func pageGetsExactColors() throws {
    let session = try PtySession(
      Facet.path, [Facet.sample("home"), "--reduced-motion", "--scheme", "dark"], environment: Self.xterm,
      isMute: true)
    try session.wait(forText: Self.lastQuestion, after: 0)
    #expect(session.text.contains(Self.colorQuestion) && !session.text.contains("[38;2;"))
    try session.send(Self.answers)
    try session.wait(forText: Self.exactColor, after: 0)
    session.resize(to: Size(100, 30))
    try session.wait(for: "the bottom line in the last row") { output in
      ["\u{1B}[30;", "\u{1B}[30d"].contains { String(decoding: output, as: UTF8.self).contains($0) }
    }
    let stopped = session.output.count
    session.send(SIGSTOP)
    session.send(SIGCONT)
    try session.wait(forText: Self.exactColor, after: stopped)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.privateModes.areRestored, "\(session.privateModes.on)")
    #expect(session.modes.isCanonical)
  }

  @Test("The colours are not asked for where the user or the environment has chosen them")
  func chosenColorsAreNotAskedFor() throws {
    for (words, environment) in [
      (["--color", "16"], [:]), ([], ["NO_COLOR": "1"]), ([], ["COLORTERM": "truecolor"]),
      ([], ["FACET_QUERIES": "0"]),
    ] {
      let session = try PtySession(
        Facet.path, [Facet.sample("home")] + words, environment: Self.xterm.merging(environment) { $1 },
        isMute: true)
      try session.wait(forText: "home.json", after: 0)
      try session.send(Self.answers + "q")
      #expect(try session.waitForExit() == .exited(0))
      #expect(!session.text.contains(Self.colorQuestion), "\(words) \(environment)")
      #expect(session.text.contains("[38;2;") == (environment["COLORTERM"] != nil), "\(words) \(environment)")
    }
  }

  @Test("A replay has the colours of its own terminal, not those that the recorded one has offered")
  func replaysHaveTheirOwnColors() throws {
    let folder = try TemporaryFolder()
    let recording = folder.path("session.jsonl")
    let session = try PtySession(
      Facet.path, ["record", Facet.sample("home"), "-o", recording, "--reduced-motion"], environment: Self.xterm,
      isMute: true)
    try session.wait(forText: Self.lastQuestion, after: 0)
    try session.send(Self.answers)
    try session.wait(forText: "[38;2;", after: 0)
    try session.send("jq")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try folder.text(of: "session.jsonl").contains("Colors:truecolor"))

    let replay = try PtySession(
      Facet.path, ["replay", recording, "--speed", "100"], environment: Self.xterm, isMute: true)
    try replay.wait(forText: "the end", after: 0)
    #expect(!replay.text.contains("[38;2;"))
    try replay.send(Self.answers)
    try replay.wait(forText: "[38;2;", after: 0)
    try replay.send("q")
    #expect(try replay.waitForExit() == .exited(0))
    #expect(try Facet.run("replay", recording, "--check").status == .exited(0))
  }
}
