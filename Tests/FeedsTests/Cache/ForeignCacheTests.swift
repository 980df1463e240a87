import Foundation
import JSON
import TestSupport
import Testing
import Wording

@testable import Feeds

/// Files in the cache's place that other programs have made.
struct ForeignCacheTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path("facet/cache.sqlite") }

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("facet"), withIntermediateDirectories: true)
  }

  private func open() throws(CacheFault) -> ResponseCache {
    try ResponseCache(path: path, clock: { 1_000_000 })
  }

  /// Makes a database of another program with the given statements.
  private func makeDatabase(_ statements: [String], at path: String) throws {
    try Data().write(to: URL(filePath: path))
    let connection = try SQLiteConnection(try SQLiteLibrary(), path: path)
    for words in statements { try connection.run(words) }
  }

  private func rights(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("A symbolic link is refused, and its target keeps its permissions and its bytes")
  func symbolicLink() throws {
    for name in ["target", "missing"] {
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder.path(name))
      let target = try folder.write("", to: "target")
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: target)
      #expect(throws: CacheFault.symbolicLink) { try open() }
      #expect(try rights(of: target) == 0o644)
      #expect(try Data(contentsOf: URL(filePath: target)).isEmpty)
      #expect(!FileManager.default.fileExists(atPath: folder.path("missing")))
    }
  }

  @Test("A link in the place of SQLite's files beside the cache is refused", arguments: ["-wal", "-shm"])
  func linkBesideTheCache(companion: String) throws {
    _ = try open()
    try? FileManager.default.removeItem(atPath: path + companion)
    let target = try folder.write("kept", to: "target")
    try FileManager.default.createSymbolicLink(atPath: path + companion, withDestinationPath: target)
    #expect(throws: CacheFault.symbolicLink) { try open() }
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "kept")
  }

  @Test("The folder of the cache may be a symbolic link")
  func linkedFolder() throws {
    try FileManager.default.removeItem(atPath: folder.path("facet"))
    try FileManager.default.createDirectory(atPath: folder.path("elsewhere"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("facet"), withDestinationPath: folder.path("elsewhere"))
    _ = try open()
    #expect(FileManager.default.fileExists(atPath: folder.path("elsewhere/cache.sqlite")))
  }

  @Test("A pipe and a folder are refused")
  func specialFiles() throws {
    try endingWithinAMinute {
      #expect(mkfifo(path, 0o600) == 0)
      #expect(throws: CacheFault.notAFile) { try open() }
      unlink(path)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      #expect(throws: CacheFault.notAFile) { try open() }
    }
  }

  @Test(
    "Another program's database is refused and left unchanged",
    arguments: [
      ["CREATE TABLE notes (words TEXT)", "INSERT INTO notes VALUES ('mine')"],
      ["CREATE TABLE answers (id INTEGER PRIMARY KEY)", "PRAGMA user_version = 1"],
      ["CREATE TABLE notes (words TEXT)", "PRAGMA user_version = 7"],
      ["PRAGMA application_id = 252006673"],
      ["PRAGMA user_version = 1"],
    ])
  func foreignDatabase(statements: [String]) throws {
    try makeDatabase(statements, at: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    let before = try Data(contentsOf: URL(filePath: path))
    #expect(throws: CacheFault.foreign) { try open() }
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
    #expect(try rights(of: path) == 0o644)
  }

  @Test("A cache whose tables were changed is reported as damaged")
  func changedTables() throws {
    _ = try open()
    try SQLiteConnection(try SQLiteLibrary(), path: path).run(
      "CREATE TRIGGER more AFTER UPDATE ON answers BEGIN DELETE FROM answers; END")
    #expect(throws: CacheFault.damaged(reason: Message { $0.strangeTables })) { try open() }
  }

  @Test("A cache without facet's mark is read as it is, and marked when it is next written to")
  func unmarked() throws {
    let key = RequestKey(URIReference("https://feeds.example/home"), headers: [], brand: "any")
    let response = HTTPResponse(
      address: URIReference("https://feeds.example/home"), status: 200, body: ByteBuffer("{}"),
      validators: HTTPValidators(entityTag: nil), mayBeKept: true)
    try open().keep(response, for: key)
    try SQLiteConnection(try SQLiteLibrary(), path: path).run("PRAGMA application_id = 0")
    let cache = try open()
    #expect(try cache.answer(to: key)?.body.count == 2)
    #expect(try cache.connection.number("PRAGMA application_id") == 0)
    try cache.use(key)
    #expect(try cache.connection.number("PRAGMA application_id") == CacheForm.mark)
  }

  @Test("The permissions of a cache that other users can read are narrowed to its owner")
  func rights() throws {
    _ = try open()
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    _ = try open()
    #expect(try rights(of: path) == 0o600)
  }
}
