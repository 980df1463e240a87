import Drawing
import Foundation
import TestSupport
import Testing

/// Logs of impressions and clicks in files.
struct LoggingTests {
  private func log(_ keys: String, to file: TemporaryFile, _ options: String...) throws -> Command {
    try Facet.run(["render", Facet.sample("home"), "--keys", keys, "--log", file.path] + options)
  }

  private func lines(_ file: TemporaryFile) throws -> [String] {
    let text = try String(contentsOfFile: file.path, encoding: .utf8)
    #expect(text.isEmpty || text.hasSuffix("\n"))
    return text.split(separator: "\n").map(String.init)
  }

  private func objects(_ file: TemporaryFile) throws -> [[String: Any]] {
    try lines(file).map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test("A script logs an impression for each facet that was visible for a second")
  func aScriptLogsImpressions() throws {
    let file = try TemporaryFile("")
    #expect(try log("Wait:999ms", to: file).status == .exited(0))
    #expect(try lines(file) == [])
    #expect(try log("Wait:1200ms", to: file, "--user-id", "42").status == .exited(0))
    let events = try objects(file)
    #expect(events.count > 3)
    for event in events {
      #expect(event["event"] as? String == "impression" && event["brand"] as? String == "doordash")
      #expect(event["facets_version"] as? String == "6.1.0" && event["user_id"] as? String == "42")
      for name in ["session_id", "client_version", "os", "os_version", "component", "path", "section", "page"] {
        #expect(event[name] is String, "\(name)")
      }
      #expect(event["timestamp"] as? Int == 1000 && event["position"] is Int)
    }
    // A second run appends its lines and overwrites nothing.
    let once = try lines(file)
    #expect(try log("Wait:1200ms", to: file, "--user-id=42").status == .exited(0))
    #expect(try lines(file) == once + once)
    let summary = try Facet.run("events", file.path)
    #expect(summary.status == .exited(0) && summary.errors.isEmpty)
    #expect(summary.output.contains("\(2 * once.count) events, 1 session, \(2 * once.count) impressions, 0 clicks"))
  }

  @Test("--impression-time sets the time after which an impression is logged")
  func theImpressionTimeCanBeSet() throws {
    let file = try TemporaryFile("")
    #expect(try log("Wait:800ms", to: file, "--impression-time", "800ms").status == .exited(0))
    #expect(try !lines(file).isEmpty)
  }

  @Test("After an unfinished line the log continues on a new line")
  func afterALineThatWasCutComesANewOne() throws {
    let file = try TemporaryFile("{\"event\":\"impr")
    #expect(try log("Wait:1200ms", to: file).status == .exited(0))
    let lines = try lines(file)
    #expect(
      lines.first == "{\"event\":\"impr" && lines.dropFirst().allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
    let summary = try Facet.run("events", file.path)
    #expect(summary.status == .exited(0))
    #expect(summary.errors.contains("\(file.path):1:"))
  }

  @Test("A packed log is summed up like the plain one, from a file and a pipe", arguments: ["gzip", "zstd"])
  func packedLogs(tool: String) throws {
    let file = try TemporaryFile("")
    #expect(try log("Wait:1200ms", to: file).status == .exited(0))
    let plain = try Facet.run("events", file.path, "--format", "json").output
    #expect(plain.hasPrefix(#"{"events":"#) && !plain.hasPrefix(#"{"events":0,"#))
    let folder = try TemporaryFolder()
    let packed = try Command.run("/usr/bin/\(tool)", ["-c", file.path]).outputBytes
    try Data(packed).write(to: URL(filePath: folder.path("log.packed")))
    #expect(try Facet.run("events", folder.path("log.packed"), "--format", "json").output == plain)
    let piped = try Facet.run(["events", "-", "--format", "json"], input: packed)
    #expect(piped.output == plain && piped.status == .exited(0) && piped.errors.isEmpty)
    let cut = try Facet.run(["events", "-"], input: Array(packed.dropLast(6)))
    #expect(cut.status == .exited(65) && cut.errors.contains("facet: stdin: the packed data is damaged"))
  }

  @Test(
    "A file that is no log stays as it is",
    arguments: ["{\n  \"body\": []\n}\n", "[1]", "note\n", #"{"event":"login"}"# + "\n", "\n\n[]\n"])
  func otherFilesStay(text: String) throws {
    let file = try TemporaryFile(text)
    let command = try log("Wait:1200ms", to: file)
    #expect(command.status == .exited(64) && command.output.isEmpty)
    #expect(command.errors.hasPrefix("facet: \(file.path): it does not begin with an event"), "\(command.errors)")
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == text)
  }

  @Test(
    "A log goes on, whatever the order of its members, and after its first bytes",
    arguments: [#"{"component":"a","event":"click","section":"b","position":0}"# + "\n", "{", "\n \n"])
  func logsGoOn(text: String) throws {
    let file = try TemporaryFile(text)
    #expect(try log("Wait:1200ms", to: file).status == .exited(0))
    #expect(try lines(file).count > 3)
  }

  @Test("A log holds no control character of a feed, neither in ids nor in logging")
  func controlsAreEscaped() throws {
    let file = try TemporaryFile("")
    let wild = "\u{9B}31m\u{7F}\u{202E}\u{2066}\u{85}"
    let folder = try TemporaryFolder()
    let feed = try folder.write(
      """
      {"body": [{"id": "s\(wild)", "body": [{"id": "r\(wild)", "component": {"id": "row.text", "category": "row"},
        "text": {"title": "x"}, "logging": {"k\(wild)": "v\(wild)"}}]}]}
      """, to: "wild\(wild).json")
    #expect(try Facet.run("render", feed, "--keys", "Wait:1200ms", "--log", file.path).status == .exited(0))
    let event = try #require(try objects(file).first)
    #expect(event["id"] as? String == "r" + wild && event["logging"] as? [String: String] == ["k" + wild: "v" + wild])
    let scalars = try lines(file).joined().unicodeScalars
    #expect(scalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F || $0 == "\u{FFFD}" })
  }

  @Test("A log that cannot be written is a message and status 74, and the page is printed")
  func aFullDiskIsAMessage() throws {
    let full = try Facet.run("render", Facet.sample("home"), "--keys", "Wait:1200ms", "--log", "/dev/full")
    #expect(full.status == .exited(74))
    #expect(full.errors == "facet: the log stops here: it cannot be written: No space left on device\n")
    // The page is printed all the same.
    #expect(full.output.split(separator: "\n").count > 20)
    let nowhere = try Facet.run("render", Facet.sample("home"), "--keys", "j", "--log", "/nowhere/log")
    #expect(nowhere.status == .exited(74))
    #expect(nowhere.errors == "facet: /nowhere/log: cannot be written: No such file or directory\n")
  }

  @Test("A program that is killed leaves only whole lines in its log")
  func aKilledProgramLeavesWholeLines() throws {
    let file = try TemporaryFile("")
    let keys = Array(repeating: "Wait:1100ms Down Enter Wait:1100ms [", count: 3000).joined(separator: " ")
    let command = try RunningCommand(
      Facet.path, ["render", Repository.path("SampleFeeds"), "--keys", keys, "--log", file.path])
    let deadline = Date.now.addingTimeInterval(20)
    // While a line is being written, a reader may see a part of it.
    while try String(contentsOfFile: file.path, encoding: .utf8).count(where: \.isNewline) < 20, Date.now < deadline {
      usleep(1000)
    }
    // The program was still running.
    #expect(command.kill() == .signaled(SIGKILL))
    #expect(try objects(file).count >= 20)
    #expect(try Facet.run("events", file.path).errors.isEmpty)
  }

  @Test("On the screen a full disk is a message, and keys still work")
  func aFullDiskIsAMessageOnTheScreen() throws {
    let arguments = [Facet.sample("home"), "--reduced-motion", "--log", "/dev/full", "--impression-time", "1ms"]
    let pty = try PtySession(Facet.path, arguments, size: Size(100, 24))
    try pty.wait(forText: "the log stops here")
    try pty.send("q")
    #expect(try pty.waitForExit() == .exited(0))
  }

  /// The program waits for the clock only while an impression is pending.
  @Test("Once all impressions are logged the program does not wake up", arguments: ["--reduced-motion", "--linear"])
  func loggedFacetsCostNothing(option: String) throws {
    let file = try TemporaryFile("")
    let pty = try PtySession(
      ProgramToTry.path, [Facet.sample("home"), option, "--log", file.path, "--impression-time", "50ms"],
      size: Size(100, 24))
    let deadline = ContinuousClock.now + .patience
    while try !String(contentsOfFile: file.path, encoding: .utf8).hasSuffix("\n"), ContinuousClock.now < deadline {
      _ = pty.outputWhileIdle(for: .milliseconds(10))
    }
    try pty.settle()
    let before = try pty.figures
    #expect(pty.outputWhileIdle(for: .seconds(1)).isEmpty)
    #expect(try pty.figures.sleeps == before.sleeps, "wake-ups")
    // Read at the end: before, the next line may be half written.
    #expect(try !lines(file).isEmpty)
  }

  @Test(
    "Wrong options for logging are refused",
    arguments: [
      (["--impression-time", "1s", "--log", "x"], "'1s' is not a time"),
      (["--impression-area", "50"], "needs a log: --log"),
      (["--impression-area", "0", "--log", "x"], "'0' is not a percentage"),
      (["--log", "x"], "--log needs --keys"),
    ])
  func wrongOptionsAreRefused(options: [String], words: String) throws {
    let command = try Facet.run(["render", Facet.sample("home")] + options)
    #expect(command.status == .exited(64) && command.errors.contains(words), "\(command.errors)")
  }

  @Test("`events` refuses a missing file and other JSON, and accepts an empty file")
  func filesWithoutEventsAreRefused() throws {
    #expect(try Facet.run("events", "/nowhere").status == .exited(66))
    #expect(try Facet.run("events").status == .exited(64))
    let other = try TemporaryFile("{}\n[]\n")
    let command = try Facet.run("events", other.path)
    #expect(command.status == .exited(65) && command.output.isEmpty)
    #expect(command.errors.hasPrefix("facet: \(other.path):1:1: an event is"))
    let empty = try TemporaryFile("")
    #expect(try Facet.run("events", empty.path, "--format", "json").output.hasPrefix(#"{"events":0,"#))
  }
}
