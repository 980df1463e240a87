import Input
import Prism
import TestSupport
import Testing

@testable import Terminal

/// Questions to the terminal, and the effects of its answers.
@Suite struct AnswerTests {
  private static let white = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"
  private static let knowsSynchronized = "\u{1B}[?2026;2$y"
  private static let last = "\u{1B}[?62;22c"
  private static let frameBegins = "\u{1B}[?2026h"
  private static let frameEnds = "\u{1B}[?2026l"

  /// Starts the probe and waits until it has sent all questions.
  private static func start(_ options: String...) throws -> PtySession {
    let session = try PtySession(Probe.path, ["ask"] + options, isMute: true)
    try session.wait(forText: ModesTests.lastQuestion, after: 0)
    return session
  }

  @Test("A program that does not ask for answers sends no question")
  func questionsAreOptional() throws {
    let session = try Probe.start()
    try session.press("x", hears: "x")
    #expect(!session.text.contains("\u{1B}]11;?"))
    #expect(!session.text.contains("$p"))
    #expect(!session.text.contains(ModesTests.lastQuestion))
  }

  @Test(
    "Answers of the terminal become events, and the keys after them are heard",
    arguments: [white, "\u{1B}]11;rgb:ff/ff/ff\u{7}", "\u{1B}]11;rgba:ffff/ffff/ffff/ffff\u{7}"])
  func answersBecomeEvents(white: String) throws {
    let session = try Self.start()
    try session.send("\u{C}" + white + Self.knowsSynchronized + Self.last + "jq")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.text.hasSuffix("heard: Scheme:light Synchronized:yes j\r\n"))
  }

  @Test("Late, torn and unknown answers are not read as typed keys")
  func strangeAnswersAreNotTyped() throws {
    let session = try Self.start()
    try session.send("\u{C}" + Self.last)
    for piece in ["\u{1B}]11;rgb:", "0000/0", "000/2020\u{1B}", "\\\u{1B}", "]11;rgb:00/00/00\u{7}"] {
      try session.send(piece)
      _ = session.outputWhileIdle(for: .milliseconds(60))
      // Only a pause after it makes an Escape a key.
      if piece == "\\\u{1B}" { try session.wait(forShown: "Escape") }
    }
    // Answers that an earlier program may have asked for: a palette entry, the clipboard, a mode. The last are a change
    // of the colour scheme, and an unknown key.
    try session.send("\u{1B}]4;1;rgb:00/00/00\u{7}\u{1B}]52;c;cXE=\u{1B}\\\u{1B}[?1;2$y\u{1B}[?997;2n\u{1B}[1;9Aq")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.text.hasSuffix("heard: Scheme:dark Escape Scheme:dark Scheme:light\r\n"))
  }

  @Test("Unknown key sequences are ignored, and Escape is heard alone or as Alt with a key")
  func unknownKeysAreIgnored() throws {
    let session = try Probe.start()
    try session.send("\u{C}\u{1B}[1;9A\u{1B}[27;7;13~\u{1B}[Ej\u{1B}")
    _ = session.outputWhileIdle(for: .milliseconds(100))
    try session.send("\u{1B}kq")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.text.hasSuffix("heard: j Escape Alt-k\r\n"))
  }

  @Test("Escape and ], which also begin an answer, do not swallow the next keys")
  func escapeAndBracketLeaveTheNextKeys() throws {
    let session = try Self.start()
    try session.send("\u{C}\u{1B}]jkq")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.text.hasSuffix("heard: j k\r\n"))
  }

  @Test("Each frame is one synchronized update once the terminal says that it supports them")
  func framesAreSynchronized() throws {
    let session = try Self.start()
    #expect(!session.privateModes.touched.contains(2026))
    try session.send(Self.knowsSynchronized + Self.last)
    try session.wait(forText: Self.frameEnds)
    let frame = String(decoding: try session.press("\u{6}", hears: Self.frameEnds), as: UTF8.self)
    #expect(frame.hasPrefix(Self.frameBegins))
    #expect(frame.hasSuffix(Self.frameEnds))
    #expect(frame.contains("Ctrl-f"))
    #expect(frame.split(separator: Self.frameBegins).count == 1)
  }

  @Test(
    "Frames are sent without synchronized updates to a terminal that does not support them",
    arguments: ["\u{1B}[?2026;0$y", "\u{1B}[?2026;4$y", ""])
  func framesStayPlain(answer: String) throws {
    let session = try Self.start()
    try session.send(answer + Self.last)
    try session.press("\u{6}", hears: "trl-f")
    #expect(!session.privateModes.touched.contains(2026))
  }

  @Test("With no-sync the terminal is not asked about synchronized updates")
  func synchronizedUpdatesCanBeTurnedOff() throws {
    let session = try Self.start("no-sync")
    #expect(!session.text.contains("2026"))
  }

  @Test("Answers that arrive while the program ends do not reach the shell")
  func answersThatComeWhileLeavingDoNotReachTheShell() throws {
    let session = try PtySession(
      "/bin/sh", ["-c", "\"$0\" ask; read line; echo \"typed: $line.\"", Probe.path], isMute: true)
    try session.wait(forText: ModesTests.lastQuestion, after: 0)
    try session.send("q")
    try session.wait(forText: "\u{1B}[?1004;2004l")
    try session.send(Self.white + Self.knowsSynchronized + Self.last)
    try session.wait(for: "the shell") { _ in session.modes.isCanonical }
    try session.send("ls\r")
    try session.wait(forText: "typed: ls.")
  }

  @Test("Mouse reports that arrive while the program ends do not reach the shell")
  func lateMouseReportsDoNotReachTheShell() throws {
    let wheel = "\u{1B}[<65;1;1M"
    let session = try PtySession(
      "/bin/sh", ["-c", "\"$0\" ask mouse; read line; echo \"typed: $line.\"", Probe.path], isMute: true)
    try session.wait(forText: ModesTests.lastQuestion, after: 0)
    try session.send(Self.last + wheel + "q")
    try session.wait(forText: "\u{1B}[?1004;2004l" + ModesTests.lastQuestion)
    try session.send(wheel + wheel + Self.last)
    try session.wait(for: "the shell") { _ in session.modes.isCanonical }
    try session.send("ls\r")
    try session.wait(forText: "typed: ls.")
  }

  @Test(
    "The brightness of the background colour decides between the light and the dark scheme",
    arguments: [
      ("000/000/000", .dark), ("6/6/6", .dark), ("8000/8000/8000", .light), ("00/00/ff", .dark),
      ("fdf6/f5f5/e3e3", .light),
    ] as [(String, Scheme)])
  func schemeFollowsTheBackground(color: String, scheme: Scheme) {
    #expect(TerminalAnswer(command: Array("11;rgb:\(color)".utf8)) == .scheme(scheme))
  }

  @Test(
    "An answer without a valid background colour is ignored",
    arguments: [
      "11;", "11;rgb:", "11;rgb:0/0", "11;rgb:g/g/g", "11;rgb:00000/0/0", "10;rgb:0/0/0", "11;?", "11;red",
    ])
  func malformedColorsAreIgnored(text: String) {
    #expect(TerminalAnswer(command: Array(text.utf8)) == nil)
  }
}
