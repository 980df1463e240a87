import Foundation
import Input
import Prism
import TestSupport
import Testing

@testable import Terminal

/// The colours that a terminal says it has. The bytes of xterm and tmux were recorded. The others are written in the
/// forms that the two protocols allow, and were not compared with the terminals that they are named for.
@Suite struct ColorAnswerTests {
  /// xterm 379 of Debian 12, started with TERM=xterm. It answers no XTGETTCAP unless its user allows it.
  static let xterm = "\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\\u{1B}[?64;1;2;6;9;15;16;17;18;21;22;28c"
  /// tmux 3.3a answers neither question.
  static let tmux = "\u{1B}[?1;2c"
  static let kitty =
    "\u{1B}P1$r0;48:2:1:2:3m\u{1B}\\\u{1B}P1+r524742=382F382F38\u{1B}\\\u{1B}P1+r5463\u{1B}\\"
    + "\u{1B}P1+r436F=323536\u{1B}\\\u{1B}[?62;c"
  static let foot =
    "\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\\u{1B}P1+r524742=38\u{1B}\\\u{1B}P1+r5463\u{1B}\\\u{1B}P1+r436F=323536\u{1B}\\"
    + "\u{1B}[?62;4;22c"
  static let windowsTerminal = "\u{1B}P1$r0;48;2;1;2;3m\u{1B}\\\u{1B}[?61;6;7;21;22;23;24;28;32;42c"
  /// screen hands the first question to its terminal, whose background is not the one of the question.
  static let screen = "\u{1B}P1$r0m\u{1B}\\\u{1B}P0+r\u{1B}\\\u{1B}[?1;2c"

  private static func answers(in text: String) -> [String] {
    var reader = AnswerReader()
    return text.utf8.compactMap { reader.add($0) }.compactMap { found in
      found.meaning.map { "\(found.question) \(InputEvent.answer($0))" }
    }
  }

  @Test("Answers in all forms of the protocols say how many colours a terminal shows")
  func answersInAllForms() {
    #expect(Self.answers(in: Self.xterm) == ["directColor Colors:truecolor"])
    #expect(Self.answers(in: Self.windowsTerminal) == ["directColor Colors:truecolor"])
    #expect(
      Self.answers(in: Self.kitty) == [
        "directColor Colors:truecolor", "rgbFlag Colors:truecolor", "trueColorFlag Colors:truecolor",
        "colorCount Colors:256",
      ])
    #expect(Self.answers(in: Self.foot) == Self.answers(in: Self.kitty))
    #expect(Self.answers(in: Self.tmux) == [])
    #expect(Self.answers(in: Self.screen) == [])
  }

  @Test(
    "An answer without the colour of the question is no promise",
    arguments: [
      "1$r0m", "1$r0;48:5:16m", "0$r", "1$r48:2::1:2m", "1$r38:2::1:2:3m", "1+r436F=38", "1+r436F=zz", "0+r524742",
    ])
  func otherAnswersPromiseNothing(answer: String) {
    #expect(TerminalAnswer(device: Array(answer.utf8)) == nil)
  }

  @Test(
    "A page on xterm turns to 24 bits of colour when the answer comes, at once or late and torn",
    arguments: [
      [xterm], ["\u{1B}", "P1$r0;48:2:", ":1:2:3m\u{1B}", "\\"],
    ])
  func pagesTurnToFullColor(pieces: [String]) throws {
    let session = try PtySession(Probe.path, ["ask", "colors"], environment: ["TERM": "xterm"], isMute: true)
    try session.wait(forText: ModesTests.lastQuestion, after: 0)
    #expect(session.text.contains("\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}8"))
    #expect(!session.text.contains("38;2;235;23;0"))
    try session.send("\u{C}")
    for piece in pieces {
      try session.send(piece)
      _ = session.outputWhileIdle(for: .milliseconds(60))
    }
    try session.wait(forText: "38;2;235;23;0m", after: 0)
    try session.send("jq")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.text.hasSuffix("Colors:truecolor j\r\n"), "\(session.text.suffix(200).debugDescription)")
    #expect(session.text.components(separatedBy: "\u{1B}[?1049h").count == 2, "the screen is entered once")
    #expect(session.privateModes.areRestored, "\(session.privateModes.on)")
    #expect(session.modes.isCanonical)
  }

  @Test(
    "An answer that comes while a frame waits for the terminal is taken as soon as the terminal has read it",
    arguments: [
      ("colors", xterm, "Colors:truecolor"),
      ("pictures", "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;c", "Pictures:placeholders,10x20"),
    ])
  func answersDuringFrames(subject: String, answer: String, event: String) throws {
    let depth = subject == "colors" ? [] : ["truecolor"]
    let session = try PtySession(Probe.path, ["ask", subject] + depth, environment: ["TERM": "xterm"], isMute: true)
    try session.wait(forText: ModesTests.lastQuestion, after: 0)
    // The terminal takes no output, so the frame for the first key waits. The next one is shown when it goes on.
    try session.send("\u{C}\u{13}a")
    _ = session.outputWhileIdle(for: .milliseconds(100))
    try session.send("p" + answer)
    _ = session.outputWhileIdle(for: .milliseconds(100))
    try session.send("\u{11}")
    try session.wait(forText: event, after: 0)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("Alt-P, which begins such an answer, is a key, and the key after it is heard")
  func altPStaysAKey() throws {
    let session = try PtySession(Probe.path, ["ask"], isMute: true)
    try session.wait(forText: ModesTests.lastQuestion, after: 0)
    try session.send("\u{C}" + Self.tmux + "\u{1B}Pjkq")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.text.hasSuffix("heard: Alt-P j k\r\n"))
  }
}
