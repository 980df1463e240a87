import Drawing
import Foundation
import TestSupport
import Testing

/// Logs, recordings, caches and frames that cannot be written. The program says so, and neither crashes nor hangs.
struct StalledWriterTests {
  private let folder: TemporaryFolder
  private let pipe: String

  init() throws {
    folder = try TemporaryFolder()
    pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
  }

  /// Opens the pipe for reading without reading from it.
  private func idleReader() throws -> Int32 {
    let reader = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    try #require(reader >= 0)
    return reader
  }

  private func record(_ keys: String, after limits: String = ":") throws -> Command {
    try Command.run(
      "/bin/sh",
      [
        "-c", "\(limits); exec \"$0\" \"$@\"", Facet.path, "record", Facet.sample("home"), "-o", pipe, "--size",
        "100x30",
        "--keys", keys,
      ], within: .seconds(20))
  }

  @Test("A script whose recording goes into a stalled pipe ends with a message")
  func stalledRecording() throws {
    let reader = try idleReader()
    defer { close(reader) }
    let ended = try record("j j j j")
    #expect(ended.status == .exited(74))
    #expect(
      ended.errors == "facet: the recording stops here: it cannot be written: its reader takes nothing more\n")
  }

  @Test("A recording whose reader has gone ends with a message instead of SIGPIPE")
  func lostReader() throws {
    let reader = try idleReader()
    let held = open(pipe, O_WRONLY | O_CLOEXEC)
    close(reader)
    defer { close(held) }
    let ended = try Command.run(
      "/bin/sh",
      [
        "-c", "head -c 10 < \"$1\" > /dev/null & exec \"$0\" record \"$2\" -o \"$1\" --size 100x30 --keys 'j j j'",
        Facet.path, pipe, Facet.sample("home"),
      ], within: .seconds(20))
    #expect(ended.status == .exited(74))
    #expect(ended.errors == "facet: the recording stops here: it cannot be written: Broken pipe\n")
  }

  @Test("A recording and a log beyond the limit of a file's size end with a message instead of SIGXFSZ")
  func fileSizeLimit() throws {
    let words = ["record", Facet.sample("home"), "-o", folder.path("session.jsonl"), "--size", "100x30", "--keys", "j"]
    let recorded = try Command.run("/bin/sh", ["-c", "ulimit -f 1; exec \"$0\" \"$@\"", Facet.path] + words)
    #expect(recorded.status == .exited(74))
    #expect(recorded.errors == "facet: the recording stops here: it cannot be written: File too large\n")
    let log = [
      "render", Facet.sample("home"), "--keys", "Wait:1200ms G Wait:1200ms", "--log", folder.path("log.jsonl"),
    ]
    let logged = try Command.run("/bin/sh", ["-c", "ulimit -f 1; exec \"$0\" \"$@\"", Facet.path] + log)
    #expect(logged.status == .exited(74))
    #expect(logged.errors == "facet: the log stops here: it cannot be written: File too large\n")
  }

  @Test("A cache beyond the limit of a file's size is reported, and the page is shown")
  func cacheAndFileSizeLimit() throws {
    let session = try PtySession(
      "/bin/sh", ["-c", "ulimit -f 40; exec \"$0\" \"$@\"", Facet.path, try Backend.shared.get().address],
      size: Size(200, 24), environment: ["XDG_CACHE_HOME": folder.path, "FACET_QUERIES": "0"])
    try session.wait(forText: "360 results", after: 0)
    try session.wait(forText: "File too large", after: 0)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("On a screen a stalled recording is a message, keys still work, and a signal ends the program")
  func stalledOnScreen() throws {
    let reader = try idleReader()
    defer { close(reader) }
    let session = try PtySession(
      Facet.path, ["record", Facet.sample("home"), "-o", pipe], size: Size(150, 30), environment: ["FACET_QUERIES": "0"]
    )
    try session.wait(forText: "360 results", after: 0)
    try session.send("j")
    try session.wait(forText: "the recording stops here", after: 0)
    try session.send("?")
    try session.wait(forText: "Escape")
    try session.send("\u{1B}")
    try session.wait(for: "the page") { _ in true }
    session.send(SIGTERM)
    #expect(try session.waitForExit() == .exited(128 + SIGTERM))
    #expect(session.privateModes.areRestored)
  }

  @Test("Saving a frame into a pipe fails without a reader, and succeeds with one")
  func savedFrames() throws {
    let ended = try Facet.run("render", Facet.sample("home"), "--keys", "Save:\(pipe)")
    #expect(ended.status == .exited(74) && ended.errors.contains("no program reads from it"))
    let reader = try idleReader()
    defer { close(reader) }
    #expect(try Facet.run("render", Facet.sample("home"), "--keys", "Save:\(pipe)").status == .exited(0))
  }
}
