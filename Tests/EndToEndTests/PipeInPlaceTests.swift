import Drawing
import Foundation
import TestSupport
import Testing

/// Pipes and devices where a file is expected. A pipe without a writer would keep its reader waiting for ever.
struct PipeInPlaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func pipe(_ name: String) throws -> String {
    let path = folder.path(name)
    #expect(mkfifo(path, 0o600) == 0)
    return path
  }

  private func run(_ arguments: String...) throws -> Command {
    try Command.run(Facet.path, arguments, within: .patience)
  }

  @Test("A page of a bundle that is a pipe is refused")
  func bundlePage() throws {
    try folder.write(#"{"entry":"home.json"}"#, to: "index.json")
    _ = try pipe("home.json")
    let ended = try run("render", folder.path)
    #expect(ended.status == .exited(66))
    #expect(ended.errors == "facet: \(folder.path)/home.json: cannot be read: it is not a regular file\n")
  }

  @Test(
    "An answer of a bundle that is a pipe or a device is refused, and the page stays",
    arguments: [true, false])
  func bundleAnswer(isPipe: Bool) throws {
    try folder.write(
      """
      {"entry":"home.json","answers":[{"uri":"store/*","file":"a.json"}]}
      """, to: "index.json")
    try folder.write(
      """
      {"body":[{"id":"s","body":[{"id":"row.text:1","component":{"id":"row.text","category":"row"},
      "text":{"title":"A link"},"events":{"click":{"name":"navigate","data":{"domain":"https://www.doordash.com/","uri":"store/1"}}}}]}]}
      """, to: "home.json")
    if isPipe {
      _ = try pipe("a.json")
    } else {
      try FileManager.default.createSymbolicLink(atPath: folder.path("a.json"), withDestinationPath: "/dev/tty")
    }
    let ended = try run("render", folder.path, "--keys", "j Enter j", "--size", "80x12")
    #expect(ended.status == .exited(0))
    #expect(ended.output.contains("A link"))
  }

  @Test("An index that is a pipe is refused")
  func bundleIndex() throws {
    _ = try pipe("index.json")
    #expect(try run("render", folder.path).errors.contains("index.json: cannot be read: it is not a regular file"))
  }

  @Test("A folder is linted without the pipes in it")
  func lintedFolder() throws {
    try folder.write(try String(contentsOfFile: Facet.sample("home"), encoding: .utf8), to: "home.json")
    _ = try pipe("a.json")
    _ = try pipe("index.json")
    let ended = try run("lint", folder.path)
    #expect(ended.status == .exited(0))
    #expect(
      ended.errors
        == ["a.json", "index.json"].map { "facet: \(folder.path)/\($0): skipped: not a regular file\n" }.joined())
    #expect(ended.output.contains("1 file: 0 errors"))
  }

  @Test("A brand with a pipe in its folder is refused")
  func brandFolder() throws {
    _ = try pipe("brand.json")
    let ended = try run("render", Facet.sample("home"), "--brand", folder.path)
    #expect(
      ended.status == .exited(66) && ended.errors.contains("brand.json: cannot be read: it is not a regular file"))
  }

  @Test("A watched file that becomes a pipe or a device is reported, and keys still work", arguments: [true, false])
  func watchedFile(isPipe: Bool) throws {
    let file = try folder.write(try String(contentsOfFile: Facet.sample("home"), encoding: .utf8), to: "home.json")
    let session = try PtySession(Facet.path, [file], size: Size(150, 30), environment: ["FACET_QUERIES": "0"])
    try session.wait(forText: "360 results", after: 0)
    let other = folder.path("other")
    if isPipe {
      _ = try pipe("other")
    } else {
      try FileManager.default.createSymbolicLink(atPath: other, withDestinationPath: "/dev/tty")
    }
    #expect(rename(other, file) == 0)
    try session.wait(forText: "it is not a regular file", after: 0)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("A pipe that the user names is read whole, and only once")
  func namedPipes() throws {
    let path = try pipe("page.json")
    func rendered(_ words: String) throws -> Command {
      try Command.run(
        "/bin/sh",
        ["-c", "cat \"$1\" > \"$2\" & exec \"$0\" render \(words)", Facet.path, Facet.sample("home-2"), path],
        within: .seconds(20))
    }
    let home = Facet.sample("home")
    let ended = try rendered("\(home) \"$2\" --keys 'G G G' --size 100x20")
    #expect(ended.status == .exited(0))
    let plain = try run("render", home, Facet.sample("home-2"), "--keys", "G G G", "--size", "100x20")
    #expect(ended.output == plain.output)
    let again = try rendered("\"$2\" --keys r --size 100x20")
    #expect(again.status == .exited(0) && again.output.contains("cannot be read again"), "\(again.output)")
  }

  @Test("A pipe can be compared with, but not watched")
  func comparedPipe() throws {
    let path = try pipe("old.json")
    let ended = try run("render", Facet.sample("home"), "--compare", path, "--watch")
    #expect(ended.status == .exited(64) && ended.errors.contains("a pipe cannot be read again"))
  }

  @Test("Certificates in a pipe are refused")
  func certificates() throws {
    let ended = try run("render", "https://127.0.0.1:1/", "--cacert", try pipe("ca.pem"))
    #expect(ended.status == .exited(69) && ended.errors.contains("holds no certificates that can be read"))
  }

  @Test("A cache that is a pipe is reported, and the page is shown")
  func cache() throws {
    try FileManager.default.createDirectory(atPath: folder.path("facet"), withIntermediateDirectories: true)
    _ = try pipe("facet/cache.sqlite")
    let backend = try Backend.shared.get()
    let session = try PtySession(
      Facet.path, [backend.address], size: Size(200, 24), environment: ["XDG_CACHE_HOME": folder.path])
    try session.wait(forText: "360 results", after: 0)
    try session.wait(forText: "cache.sqlite: it is not a regular file", after: 0)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    let cleared = try Command.run(Facet.path, ["cache", "clear"], environment: ["XDG_CACHE_HOME": folder.path])
    #expect(cleared.status == .exited(66) && cleared.errors.contains("it is not a regular file"))
  }
}
