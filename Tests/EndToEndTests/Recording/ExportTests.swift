import Foundation
import TestSupport
import Testing

/// Exporting a session to an archive or to a bundle.
struct ExportTests {
  private static let bundle = Repository.path("SampleFeeds")
  private static let keys = "j Ctrl-d j l l l Enter Wait:300ms [ G G"

  private func export(_ session: Recorded, _ name: String) throws -> String {
    let target = session.folder.path(name)
    let command = try Facet.run("export", session.path, "-o", target)
    #expect(command.status == .exited(0), "\(command.errors)")
    return target
  }

  private func frame(_ source: String, _ keys: String) throws -> String {
    let frame = try Facet.run("render", source, "--size", "80x24", "--keys", keys)
    #expect(frame.status == .exited(0), "\(frame.errors)")
    return frame.output
  }

  private static let canMount =
    (try? Command.run("unshare", ["-rm", "sh", "-c", "mount -t tmpfs none /mnt"]).status) == .exited(0)

  @Test("On a full disk an export leaves no files behind", .enabled(if: canMount), arguments: ["s.har", "s"])
  func nothingIsHalfDone(name: String) throws {
    let session = try Recorded(Self.bundle, keys: Self.keys)
    let script =
      "mount -t tmpfs -o size=16k none /mnt; \"$0\" export \"$1\" -o /mnt/\(name); echo $?; find /mnt -mindepth 1"
    let command = try Command.run("unshare", ["-rm", "sh", "-c", script, Facet.path, session.path])
    #expect(command.errors.contains("/mnt/\(name): cannot be written: No space left on device"), "\(command.errors)")
    #expect(command.output == "74\n")
  }

  @Test("The same keys show the same frames in an export", arguments: ["session.har", "session/"])
  func theSameKeysShowTheSameFrames(name: String) throws {
    let session = try Recorded(Self.bundle, keys: Self.keys)
    let target = try export(session, name)
    let words = Self.keys.split(separator: " ")
    for count in [1, 7, 9, words.count] {
      let keys = words.prefix(count).joined(separator: " ")
      #expect(try frame(target, keys) == frame(Self.bundle, keys), "after '\(keys)'")
    }
  }

  @Test(
    "The same keys show the same frames in an export of a session with a server",
    arguments: ["session.har", "session/"])
  func exportsOfServersShowTheSameFrames(name: String) throws {
    let backend = try Backend.shared.get()
    let session = try Recorded(
      backend.address + "home.json", keys: Self.keys, options: ["--header", "X-Key: hush-hush"])
    let target = try export(session, name)
    #expect(try frame(target, Self.keys) == frame(backend.address + "home.json", Self.keys))
  }

  @Test("Lint finds no fault in the index of an exported bundle")
  func lintFindsNothingWrongWithTheIndex() throws {
    let session = try Recorded(Self.bundle, keys: Self.keys)
    let folder = try export(session, "bundle")
    let lint = try Facet.run("lint", folder + "/index.json", "--strict")
    #expect(lint.status == .exited(0))
    #expect(lint.output.contains("0 errors, 0 warnings"))
    let index = try String(contentsOfFile: folder + "/index.json", encoding: .utf8)
    #expect(index.contains("\n  \"entry\": \"home.json\",\n"))
    #expect(index.contains("\n    {\"after\":\"home.json\",\"file\":\"home-2.json\"}"))
    // Masked cursors are still valid cursors.
    let whole = try Facet.run("lint", folder)
    #expect(!whole.output.contains("not base64"))
  }

  /// Other tools fail without the members that the specification of HAR requires.
  @Test("An exported archive has all members that the specification requires")
  func theArchiveIsWhole() throws {
    let session = try Recorded(Self.bundle, keys: Self.keys)
    let data = try Data(contentsOf: URL(filePath: try export(session, "session.har")))
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]])
    let log = try #require(root["log"])
    #expect(log["version"] as? String == "1.2")
    #expect((log["creator"] as? [String: String])?["name"] == "facet")
    let entries = try #require(log["entries"] as? [[String: Any]])
    #expect(entries.count == 4)
    for entry in entries {
      #expect(entry["startedDateTime"] is String && entry["time"] is Int && entry["cache"] is [String: Any])
      #expect(Set((entry["timings"] as? [String: Int] ?? [:]).keys) == ["send", "wait", "receive"])
      let request = try #require(entry["request"] as? [String: Any])
      let members = ["method", "url", "httpVersion", "cookies", "headers", "queryString", "headersSize", "bodySize"]
      #expect(Set(request.keys) == Set(members))
      #expect(URL(string: request["url"] as? String ?? "")?.host() != nil)
      let response = try #require(entry["response"] as? [String: Any])
      let more = ["status", "statusText", "httpVersion", "cookies", "headers", "content", "redirectURL"]
      #expect(Set(response.keys) == Set(more + ["headersSize", "bodySize"]))
      let content = try #require(response["content"] as? [String: Any])
      #expect(content["size"] as? Int == (content["text"] as? String)?.utf8.count)
    }
    let times = entries.compactMap { $0["startedDateTime"] as? String }
    #expect(times.first == "1970-01-01T00:00:00.000Z")
    #expect(times.last == "1970-01-01T00:00:00.300Z")
  }

  @Test("An export never overwrites a file or a folder")
  func nothingIsOverwritten() throws {
    let session = try Recorded(Facet.sample("home"), keys: "j")
    for name in ["session.har", "session"] {
      let target = try export(session, name)
      let again = try Facet.run("export", session.path, "-o", target)
      #expect(again.status == .exited(74))
      #expect(again.errors.contains("\(name): it is there already"))
    }
  }

  @Test(
    "A name with an unknown ending is refused, and names of folders are not",
    arguments: [
      ("s.mp4", 64), ("s.txt", 64), ("s.HAR", 64), ("s.jsonl", 64), ("folder/s.json", 64), ("-", 64), ("s", 0),
      ("s.mp4/", 0), (".s", 0), ("folder.d", 0),
    ])
  func endings(name: String, status: Int32) throws {
    let session = try Recorded(Facet.sample("home"), keys: "j")
    for folder in ["folder", "folder.d"] {
      try FileManager.default.createDirectory(atPath: session.folder.path(folder), withIntermediateDirectories: true)
    }
    let script = "cd \"$1\" && exec \"$0\" export session.jsonl -o \"$2\""
    let before = try FileManager.default.contentsOfDirectory(atPath: session.folder.path).sorted()
    let command = try Command.run("/bin/sh", ["-c", script, Facet.path, session.folder.path, name])
    #expect(command.status == .exited(status), "\(command.errors)")
    guard status != 0 else { return }
    #expect(
      command.errors
        == "facet: export makes a .cast, .html, .gif, .har, or a folder: -o session.cast, -o session/\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: session.folder.path).sorted() == before)
  }

  @Test(
    "A wrong command line for an export is refused with one line",
    arguments: [
      (["export"], 64, "export needs one recorded session and a name"),
      (["export", "a.jsonl"], 64, "export needs one recorded session and a name"),
      (["export", "a.jsonl", "b.jsonl", "-o", "c.har"], 64, "export needs one recorded session and a name"),
      (["export", "a.jsonl", "-o", "c.json"], 64, "export makes a .cast, .html, .gif, .har, or a folder"),
      (["export", "a.jsonl", "-o", "c.har"], 66, "a.jsonl: no such file"),
      (["export", Facet.sample("home"), "-o", "c.har"], 65, "home.json:1:2: this is not a recorded session: "),
    ])
  func wrongCommandLines(words: [String], status: Int32, complaint: String) throws {
    let command = try Facet.run(words)
    #expect(command.status == .exited(status))
    #expect(command.errors.contains(complaint))
    #expect(command.errors.count { $0 == "\n" } == 1)
  }
}
