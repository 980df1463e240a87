import Drawing
import TestSupport
import Testing

/// Replays of recorded sessions on a terminal.
struct PlayerTests {
  private static let bundle = Repository.path("SampleFeeds")

  private func play(_ session: Recorded, _ options: String..., size: Size = Size(100, 26)) throws -> Tmux {
    try Tmux(Facet.path, ["replay", session.path] + options, size: size)
  }

  /// Returns the rows that `render` prints after the same keys.
  private func page(after keys: String) throws -> [String] {
    let frame = try Facet.run("render", Self.bundle, "--size", "80x24", "--keys", keys)
    return frame.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test("A replay takes as long as the session, and ends on its last frame")
  func aReplayTakesTheRecordedTime() throws {
    let session = try Recorded(Self.bundle, keys: "j Wait:700ms G Wait:300ms k")
    let tmux = try play(session)
    // The terminal is higher than the frame, so the row of the player does not cover the last row of the frame.
    let last = try page(after: "j Wait:700ms G Wait:300ms k")
    try tmux.wait(for: "the last frame above the end") { rows in
      rows.starts(with: last) && rows.contains { $0.contains("the end") }
    }
    try tmux.press("q")
    try tmux.waitForEnd()
  }

  @Test("Keys step forward and back through a session, and pause it")
  func stepsAreTakenAndTakenBack() throws {
    let session = try Recorded(Self.bundle, keys: "G Wait:20000ms g")
    let tmux = try play(session, "--step")
    try tmux.wait(forText: "recorded 0:00 of 0:20 • paused")
    // The first step is an event of the clock, and the second is the key.
    try tmux.press(".", ".")
    let after = try page(after: "G")
    try tmux.wait(for: "the frame after G") { Array($0.prefix(23)) == Array(after.prefix(23)) }
    try tmux.press(">")
    try tmux.wait(forText: "recorded 0:05 of 0:20 • paused")
    try tmux.press(">", ">", ">")
    try tmux.wait(forText: "recorded 0:20 of 0:20 • the end")
    try tmux.press("<")
    try tmux.wait(forText: "recorded 0:15 of 0:20 • paused")
    try tmux.wait(for: "the frame after G") { Array($0.prefix(23)) == Array(after.prefix(23)) }
    try tmux.press("Space")
    try tmux.wait(for: "the time to go on") { rows in rows.contains { $0.contains(/recorded 0:1[6-9] of 0:20/) } }
    try tmux.press("Space")
    try tmux.wait(forText: "• paused")
  }

  @Test("--speed shortens a replay")
  func speedMakesItShort() throws {
    let session = try Recorded(Self.bundle, keys: "G Wait:60000ms g")
    let tmux = try play(session, "--speed", "1000")
    try tmux.wait(forText: "recorded 1:00 of 1:00 • the end")
  }

  @Test("A key that the player does not use hands the page over to the user")
  func otherKeysTakeOver() throws {
    let session = try Recorded(Self.bundle, keys: "j j j Wait:60000ms Escape")
    let tmux = try play(session, size: Size(80, 24))
    try tmux.wait(forText: "recorded 0:0")
    try tmux.press("?")
    try tmux.wait(forText: "Esc back")
    try tmux.press("x", "G", "G")
    // The session has no request for the next page.
    try tmux.wait(forText: "End of the saved page")
    try tmux.press("q")
    try tmux.waitForEnd()
  }

  @Test("On a higher terminal the app that the user takes over loads the next page")
  func aHigherTerminalLoadsMore() throws {
    let folder = try TemporaryFolder()
    let paths = try (1...2).map { number in
      let rows = (1...(number == 1 ? 30 : 1)).map { row in
        #"{"id":"\#(number)-\#(row)","component":{"id":"row.text"},"text":{"title":"Page \#(number), row \#(row)"}}"#
      }
      let next = number == 1 ? #"{"name":"loadContent","data":{"offset":"1"}}"# : "null"
      return try folder.write(
        #"{"body":[{"id":"s","body":[\#(rows.joined(separator: ","))]}],"page":{"next":\#(next)}}"#,
        to: "\(number).json")
    }
    let session = folder.path("session.jsonl")
    let recording = try Facet.run(
      ["record"] + paths + ["-o", session, "--size", "60x8", "--keys", "G Wait:60000ms g"])
    #expect(recording.status == .exited(0))
    let tmux = try Tmux(Facet.path, ["replay", session, "--step"], size: Size(100, 90))
    try tmux.wait(forText: "paused")
    try tmux.press("x")
    try tmux.wait(forText: "Page 2, row 1")
  }

  @Test("After the user takes over, requests are answered from the session")
  func recordedAnswersServeTheUser() throws {
    let session = try Recorded(Self.bundle, keys: "G Wait:60000ms g")
    let tmux = try play(session, "--step", size: Size(80, 24))
    try tmux.wait(forText: "paused")
    try tmux.press("G")
    let after = try page(after: "G")
    try tmux.wait(for: "the frame after G") { Array($0.prefix(23)) == Array(after.prefix(23)) }
  }

  @Test("Without a terminal a replay prints the last frame")
  func withoutATerminalTheLastFrameIsPrinted() throws {
    let session = try Recorded(Self.bundle, keys: "j Wait:700ms G")
    let printed = try Facet.run("replay", session.path)
    #expect(printed.status == .exited(0))
    let frame = try Facet.run("render", Self.bundle, "--size", "80x24", "--keys", "j Wait:700ms G")
    #expect(printed.output == frame.output)
  }

  @Test("A session on a terminal replays the same frames")
  func terminalSessionsAreReplayed() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("session.jsonl")
    let pty = try PtySession(
      Facet.path, ["record", Self.bundle, "-o", path], size: Size(90, 30), environment: ["COLORTERM": "truecolor"])
    try pty.wait(forText: "home.json")
    for keys in ["jjj", "l", "/", "lum", "\r", "n", "G"] {
      _ = try pty.press(keys)
    }
    pty.resize(to: Size(60, 20))
    try pty.settle()
    try pty.send("b")
    try pty.settle()
    try pty.send("\u{1B}[<0;9;9M\u{1B}[<0;9;9m\u{1B}[200~pasted\u{1B}[201~q")
    #expect(try pty.waitForExit() == .exited(0))
    let check = try Facet.run("replay", path, "--check")
    #expect(check.status == .exited(0), "\(check.output)\(check.errors)")
    let text = try folder.text(of: "session.jsonl")
    #expect(text.contains("\"started\":\"20"))
    #expect(text.contains("\"event\":\"Resize:60x20\""))
  }

  @Test("A change of the open file is recorded and replayed")
  func fileChangesAreRecorded() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("session.jsonl")
    let feed = try folder.write(try String(contentsOfFile: Facet.sample("store"), encoding: .utf8), to: "feed.json")
    let pty = try PtySession(Facet.path, ["record", feed, "-o", path], size: Size(80, 24))
    try pty.wait(forText: "feed.json")
    _ = try pty.press("j")
    let text = try String(contentsOfFile: feed, encoding: .utf8)
    try folder.write(text.replacing("Har Gow", with: "Hargow").replacing("Pho", with: "Soup"), to: "feed.json")
    _ = try folder.text(of: "session.jsonl")
    let deadline = ContinuousClock.now + .patience
    while !(try folder.text(of: "session.jsonl").contains("Changed:0")), ContinuousClock.now < deadline {
      _ = pty.outputWhileIdle(for: .milliseconds(50))
    }
    try pty.settle()
    try pty.send("q")
    #expect(try pty.waitForExit() == .exited(0))
    #expect(try folder.text(of: "session.jsonl").contains("\"event\":\"Loaded:1\""))
    let check = try Facet.run("replay", path, "--check")
    #expect(check.status == .exited(0), "\(check.output)\(check.errors)")
  }

  @Test("A session that begins with the welcome page is recorded, replayed and exported")
  func welcomesAreRecorded() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("session.jsonl")
    let pty = try PtySession(Facet.path, ["record", "-o", path, "--brand", "caviar"], size: Size(80, 24))
    try pty.wait(forText: "Caviar")
    for key in ["x", "\r", "j"] {
      try pty.send(key)
      try pty.settle()
    }
    try pty.send("q")
    #expect(try pty.waitForExit() == .exited(0))
    let check = try Facet.run("replay", path, "--check")
    #expect(check.status == .exited(0), "\(check.output)\(check.errors)")
    let bundle = folder.path("bundle")
    #expect(try Facet.run("export", path, "-o", bundle).status == .exited(0))
    #expect(try Facet.run("render", bundle, "--size", "80x24", "--keys", "j").status == .exited(0))
  }

  @Test("A linear session is recorded and replayed")
  func linearSessionsAreRecorded() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("session.jsonl")
    let pty = try PtySession(Facet.path, ["record", Self.bundle, "--linear", "-o", path], size: Size(80, 24))
    try pty.wait(forText: "all keys; q quit")
    for key in ["j", "l", "\u{1B}[6~", "/", "lum", "\r", "\r"] {
      try pty.send(key)
      try pty.settle()
    }
    try pty.send("q")
    #expect(try pty.waitForExit() == .exited(0))
    let check = try Facet.run("replay", path, "--check")
    #expect(check.status == .exited(0), "\(check.output)\(check.errors)")
    #expect(try folder.text(of: "session.jsonl").contains("\"said\":[\""))
  }

  @Test("A recording that was killed replays everything up to its last frame")
  func killedRecordingsAreReplayed() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("session.jsonl")
    let pty = try PtySession(Facet.path, ["record", Self.bundle, "-o", path, "--reduced-motion"], size: Size(80, 24))
    try pty.wait(forText: "home.json")
    try pty.settle()
    _ = try pty.press("G")
    pty.send(9)
    _ = try pty.waitForExit()
    let check = try Facet.run("replay", path, "--check")
    #expect(check.status == .exited(0), "\(check.output)\(check.errors)")
    let printed = try Facet.run("replay", path)
    let after = try page(after: "G")
    let rows = printed.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(Array(rows.prefix(23)) == Array(after.prefix(23)))
  }

  @Test("The message that the log has stopped is replayed")
  func complaintsAboutTheLogAreReplayed() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("session.jsonl")
    let pty = try PtySession(
      Facet.path, ["record", Self.bundle, "-o", path, "--log", "/dev/full"], size: Size(100, 24))
    try pty.wait(forText: "home.json")
    try pty.send("jj\r")
    try pty.wait(forText: "the log stops here", after: 0)
    try pty.settle()
    try pty.send("q")
    #expect(try pty.waitForExit() == .exited(0))
    let check = try Facet.run("replay", path, "--check")
    #expect(check.status == .exited(0), "\(check.output)\(check.errors)")
    #expect(try folder.text(of: "session.jsonl").contains("Failed:"))
  }

  @Test("On a full disk a recording stops with a message, and keys still work")
  func aFullDiskIsAMessage() throws {
    let pty = try PtySession(Facet.path, ["record", Self.bundle, "-o", "/dev/full"], size: Size(100, 24))
    try pty.wait(forText: "the recording stops here")
    try pty.send("q")
    #expect(try pty.waitForExit() == .exited(0))
  }

  @Test("A speed that is not a positive number in its range is refused", arguments: ["0", "-1", "fast", "inf", "1e9"])
  func wrongSpeedsAreRefused(speed: String) throws {
    let session = try Recorded(Facet.sample("home"), keys: "j")
    let command = try Facet.run("replay", session.path, "--speed", speed)
    #expect(command.status == .exited(64))
    #expect(command.errors.contains("'\(speed)' is not a speed"))
  }
}
