import Foundation
import TestSupport
import Testing

/// Recording sessions, and checking them in a replay.
struct RecordingTests {
  private static let bundle = Repository.path("SampleFeeds")
  private static let keys =
    "j j j Enter Wait:500ms G Wait:3000ms Resize:60x20 / \"lum\" Enter n Escape b t : \"sec\" Enter Click:9,9 [ r"

  @Test(
    "A replay shows the recorded frames",
    arguments: [[], ["--linear"], ["--brand", "caviar", "--scheme", "dark", "--color", "16", "--ascii"]])
  func aReplayShowsTheRecordedFrames(options: [String]) throws {
    let session = try Recorded(Self.bundle, keys: Self.keys, options: options)
    #expect(session.command.status == .exited(0))
    #expect(session.command.errors.isEmpty)
    let check = try session.check()
    #expect(check.status == .exited(0), "\(check.output)")
    #expect(check.output.hasSuffix(": all as recorded\n"))
  }

  /// Cursors and logging hold ids of users under many names.
  @Test("Cursors and logging are masked in a session, unless --keep-secrets keeps them")
  func idsOfUsersAreMasked() throws {
    let cursor = Data(#"{"consumer_id":"4711-of-mine","device_id":"dev-of-mine"}"#.utf8).base64EncodedString()
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"body": [{"id": "list", "body": [{"id": "row:1", "component": {"id": "row.store", "category": "row"}, "#
        + #""text": {"title": "Golden Spoon"}, "logging": {"consumer_id": "4711-of-mine", "dd_device_id": "dev-of-mine"}, "#
        + #""events": {"click": {"name": "navigate", "data": {"uri": "store/1/?state=\#(cursor)"}}}}]}], "#
        + #""page": {"next": {"name": "load_content", "data": {"cursor": "\#(cursor)"}}}}"#, to: "home.json")
    try folder.write(
      #"{"entry": "home.json", "answers": [{"after": "home.json", "file": "home.json"}, {"uri": "store/*", "file": "home.json"}]}"#,
      to: "index.json")
    let session = try Recorded(folder.path, keys: "j Enter Wait:100ms [ G o")
    let text = try session.text
    #expect(text.contains("Loaded:1") && text.contains("Loaded:2"), "masked cursors lead to the same pages")
    for secret in ["4711", "of-mine", String(cursor.prefix(24))] { #expect(!text.contains(secret)) }
    #expect(try session.check().status == .exited(0))
    let kept = try Recorded(folder.path, keys: "j Enter", options: ["--keep-secrets"])
    #expect(try kept.text.contains(cursor))
    #expect(try kept.check().status == .exited(0))
  }

  @Test("The same keys record the same bytes")
  func theSameInputMakesTheSameBytes() throws {
    let sessions = try (0..<2).map { _ in try Recorded(Self.bundle, keys: Self.keys) }
    #expect(try sessions[0].text == sessions[1].text)
  }

  @Test("A frame that differs is reported with its line, row, columns and cells")
  func aFrameThatDiffersIsShownByItsCells() throws {
    let session = try Recorded(Facet.sample("home"), keys: "j j")
    let check = try session.check(withText: try session.text.replacing("Choose an address", with: "Choose an adress"))
    #expect(check.status == .exited(1))
    #expect(check.output.contains("other.jsonl:4: frame differs at row 0, columns "))
    #expect(check.output.contains("\n  expected │ "))
    #expect(check.output.contains("Choose an adress"))
    #expect(check.output.contains("\n  got      │ "))
    #expect(check.output.hasSuffix("not as recorded; the first is shown\n"))
  }

  @Test("A style that differs is reported with both styles")
  func aStyleThatDiffersIsReported() throws {
    let session = try Recorded(Facet.sample("home"), keys: "j")
    let check = try session.check(
      withText: try session.text.replacing("#eb1700/#ffffff bold", with: "#eb1701/#ffffff bold"))
    #expect(check.status == .exited(1))
    #expect(check.output.contains("should be bold, #eb1701 on #ffffff, is bold, #eb1700 on #ffffff"))
  }

  @Test("A request that differs is reported")
  func aRequestThatDiffersIsReported() throws {
    let session = try Recorded(Self.bundle, keys: "G G")
    let check = try session.check(
      withText: try session.text.replacing(#""from":0,"next":"masked"#, with: #""from":7,"next":"masked"#))
    #expect(check.status == .exited(1))
    #expect(check.output.contains("it asks for what comes after 'masked-"))
  }

  @Test("A recording never overwrites a file")
  func aRecordingIsNeverOverwritten() throws {
    let session = try Recorded(Facet.sample("home"), keys: "j")
    let before = try session.text
    let again = try Facet.run("record", Facet.sample("home"), "-o", session.path, "--size", "80x24", "--keys", "G")
    #expect(again.status == .exited(74))
    #expect(again.errors.contains("session.jsonl: it is not empty"))
    #expect(try session.text == before)
  }

  @Test(
    "A wrong command line for recording or replay is refused with one line",
    arguments: [
      (["record", "x.json"], "record needs a file to write to"),
      (["record", Facet.sample("home"), "-o", "x.jsonl"], "without a terminal, --keys has to say which keys to press"),
      (["record", Facet.sample("home"), "-o", "x.jsonl", "--size", "0x0"], "'0x0' is not a size"),
      (["record", Facet.sample("home"), "-o", "x.jsonl", "--size", "9999x9999"], "'9999x9999' is too large"),
      (["replay", Facet.sample("home"), "--check"], "--check is for recorded sessions"),
      (["replay", "a.jsonl", "b.jsonl", "--check"], "a recorded session is played alone"),
      (
        ["replay", "a.jsonl", "--check", "--scheme", "dark"],
        "a recorded session has its own settings; leave out --scheme"
      ),
      (["replay", "a.jsonl", "--check", "--step"], "--check plays at full speed to the end"),
      (["open", Facet.sample("home"), "--check"], "unknown option '--check' for open"),
    ])
  func wrongCommandLines(words: [String], complaint: String) throws {
    let command = try Facet.run(words)
    #expect(command.status == .exited(64))
    #expect(command.errors.contains(complaint))
    #expect(command.errors.count { $0 == "\n" } == 1)
  }

  @Test("A check of a missing file names the file")
  func missingFilesAreNamed() throws {
    let command = try Facet.run("replay", "nowhere-at-all", "--check")
    #expect(command.status == .exited(66) && command.errors == "facet: nowhere-at-all: no such file\n")
  }

  @Test("A recording from a pipe is checked, with and without a dash", arguments: [["-"], []])
  func pipesAreChecked(operands: [String]) throws {
    let session = try Recorded(Facet.sample("home"), keys: "j")
    let check = try Facet.run(["replay", "--check"] + operands, input: Array(try session.text.utf8))
    #expect(check.status == .exited(0) && check.output.contains("all as recorded"), "\(check.errors)")
    let feed = try Facet.run(["replay", "--check"] + operands, input: Array("{\"body\": []}\n".utf8))
    #expect(feed.status == .exited(65) && feed.errors.contains("the first line of a recorded session"))
  }

  @Test("A recording is known by its first line, whatever its name", arguments: ["session.json", "session", "s.txt"])
  func anyName(name: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path(name)
    let record = try Facet.run("record", Facet.sample("home"), "-o", path, "--size", "80x24", "--keys", "j")
    #expect(record.status == .exited(0))
    let check = try Facet.run("replay", path, "--check")
    #expect(check.status == .exited(0) && check.output.contains("all as recorded"), "\(check.errors)")
    let render = try Facet.run("render", path)
    #expect(render.status == .exited(64))
    #expect(render.errors == "facet: \(path): a recorded session is played by 'facet replay', alone\n")
    let lint = try Facet.run("lint", path)
    #expect(lint.status == .exited(65))
    #expect(lint.output.contains("this is a recorded session, not a Facet feed; play it with 'replay'"))
  }

  @Test("JSON Lines that are no recording are not called one")
  func otherLines() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("{\"body\":[]}\n{\"body\":[]}\n", to: "feeds.jsonl")
    for command in ["render", "open"] {
      let run = try Facet.run(command, path)
      #expect(run.status == .exited(65) && !run.errors.contains("recorded session"), "\(run.errors)")
    }
    let lint = try Facet.run("lint", path)
    #expect(lint.status == .exited(65) && lint.output.contains("'lint --stream' reads every line"))
    #expect(!lint.output.contains("recorded session"))
    #expect(try Facet.run("lint", "--stream", path).status == .exited(0))
    let single = try folder.write(
      "{\"body\":[{\"id\":\"a\",\"component\":{\"id\":\"row.text\"},\"text\":{\"title\":\"Soup\"}}]}\n", to: "one.jsonl"
    )
    #expect(try Facet.run("render", single).output.contains("Soup"))
    #expect(try Facet.run("render", folder.path("none.jsonl")).status == .exited(66))
  }

  @Test("A recording that cannot be written is an error with status 74")
  func unwritableFilesAreReported() throws {
    let full = try Facet.run("record", Facet.sample("home"), "-o", "/dev/full", "--size", "80x24", "--keys", "j")
    #expect(full.status == .exited(74))
    #expect(full.errors.contains("the recording stops here: it cannot be written: No space left on device"))
    let nowhere = try Facet.run("record", Facet.sample("home"), "-o", "/nowhere/x", "--size", "80x24", "--keys", "j")
    #expect(nowhere.status == .exited(74))
  }
}
