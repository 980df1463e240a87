import Drawing
import Foundation
import TestSupport
import Testing

/// Caches that cannot be used. The program says so in one line and goes on without the cache.
struct CacheTroubleTests {
  private let backend: Backend
  private let folder: TemporaryFolder
  private var file: String { folder.path("facet/cache.sqlite") }

  init() throws {
    backend = try Backend.shared.get()
    folder = try TemporaryFolder()
  }

  private func expectOneLine(
    _ words: String, _ arguments: [String], of program: String = Facet.path,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let session = try PtySession(
      program, arguments, size: Size(200, 24), environment: ["XDG_CACHE_HOME": folder.path])
    try session.wait(forText: "360 results", after: 0)
    try session.wait(forText: words, after: 0)
    try session.send("j")
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0), sourceLocation: sourceLocation)
  }

  @Test("A damaged cache is reported and left unchanged")
  func damagedCachesAreReported() throws {
    try folder.write(String(repeating: "something else ", count: 500), to: "facet/cache.sqlite")
    try expectOneLine("cache.sqlite: it is damaged (file is not a database); 'facet cache clear'", [backend.address])
    let offline = try Command.run(
      Facet.path, ["render", backend.address, "--offline"], environment: ["XDG_CACHE_HOME": folder.path])
    #expect(offline.status == .exited(69))
    #expect(offline.errors.contains("it is damaged") && offline.errors.filter { $0 == "\n" }.count == 1)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("something else"))
  }

  @Test("A folder in place of the cache is reported")
  func aFolderAsCacheIsReported() throws {
    try folder.write("", to: "facet/cache.sqlite/file")
    try expectOneLine("cache.sqlite: it is not a regular file; remove it", [backend.address])
  }

  @Test("Without SQLite a message says so, and the page is shown")
  func aMissingSQLiteIsReported() throws {
    let libraries = try TemporaryFolder()
    try libraries.write("no library", to: "libsqlite3.so.0")
    let session = try PtySession(
      Facet.path, [backend.address], size: Size(200, 24),
      environment: ["XDG_CACHE_HOME": folder.path, "LD_LIBRARY_PATH": libraries.path])
    try session.wait(forText: "SQLite is needed to keep answers", after: 0)
    try session.wait(forText: "360 results", after: 0)
    let file = try Command.run(
      Facet.path, ["render", Facet.sample("home")], environment: ["LD_LIBRARY_PATH": libraries.path])
    #expect(file.status == .exited(0), "a file is shown without SQLite")
  }

  @Test("Without a home folder the page is shown and the cache is not mentioned")
  func withoutAHomeNothingIsReported() throws {
    let session = try PtySession(Facet.path, [backend.address], size: Size(200, 24), environment: ["HOME": file])
    try session.wait(forText: "360 results", after: 0)
    #expect(!session.text.contains("cache.sqlite"))
  }

  // MARK: Tests that mount a file system, where the system allows it

  private static let canMount =
    (try? Command.run("unshare", ["-rm", "sh", "-c", "mount -t tmpfs none /mnt"]).status) == .exited(0)

  @Test("A full disk is reported, and the page is shown", .enabled(if: canMount))
  func aFullDiskIsReported() throws {
    // The disk has space for the tables of the cache, but not for the page.
    let words = Facet.words(after: "mount -t tmpfs -o size=200k none \(folder.path)", [backend.address])
    try expectOneLine("cache.sqlite: the disk is full; free some space", words, of: "unshare")
  }

  @Test("A read-only disk is reported, and the page is shown", .enabled(if: canMount))
  func aReadOnlyDiskIsReported() throws {
    let words = Facet.words(after: "mount -t tmpfs -o ro none \(folder.path)", [backend.address])
    try expectOneLine("cache.sqlite: it cannot be written; check its owner and permissions", words, of: "unshare")
  }
}
