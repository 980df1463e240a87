import Foundation
import JSON
import TestSupport
import Testing

@testable import Feeds

/// Files in the cache's place that are damaged, locked or not a cache. Opening them is a fault and leaves them unchanged.
struct BrokenCacheTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("facet/cache.sqlite")
  }

  private func cache(library: String = SQLiteLibrary.usualName) throws -> ResponseCache {
    try ResponseCache(path: path, limit: 1 << 24, library: library, patience: 10, clock: { 0 })
  }

  private func fault(_ body: () throws -> Void) -> CacheFault? {
    do {
      try body()
      return nil
    } catch {
      return error as? CacheFault
    }
  }

  private let key = RequestKey(URIReference("https://feeds.example/"), headers: [], brand: "any")

  private func keepSomething(in cache: ResponseCache, bytes: Int = 10) throws {
    let body = ByteBuffer(String(repeating: "x", count: bytes))
    try cache.keep(HTTPResponse(address: URIReference("https://feeds.example/"), status: 200, body: body), for: key)
  }

  @Test("A file that is not a database is refused and left unchanged") func fileThatIsNotADatabaseIsLeftAlone() throws {
    try folder.write(String(repeating: "no database at all. ", count: 1000), to: "facet/cache.sqlite")
    let before = try Data(contentsOf: URL(filePath: path))
    guard case .damaged? = fault({ _ = try cache() }) else {
      Issue.record("the file was accepted although it is not a database")
      return
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  /// Overwrites random bytes of a cache and cuts it at random places.
  @Test("A damaged cache gives a fault or works, and never crashes the program") func damagedFilesNeverCrash() throws {
    do {
      let cache = try cache()
      try keepSomething(in: cache, bytes: 100_000)
      _ = try cache.prune(to: 1 << 24)
    }
    let whole = try Data(contentsOf: URL(filePath: path))
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      var damaged = whole
      for _ in 0..<20 {
        damaged[Int.random(in: 0..<20_000, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      if Bool.random(using: &generator) { damaged = damaged.prefix(Int.random(in: 0..<whole.count, using: &generator)) }
      try damaged.write(to: URL(filePath: path))
      for name in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + name) }
      _ = fault {
        let cache = try cache()
        _ = try cache.answer(to: key)
        _ = try cache.summary()
        try keepSomething(in: cache)
      }
    }
  }

  @Test("A cache of a later version is refused") func newerFormIsLeftAlone() throws {
    do { _ = try cache() }
    do {
      let connection = try SQLiteConnection(SQLiteLibrary(), path: path)
      try connection.run("PRAGMA user_version = \(CacheForm.number + 1)")
    }
    #expect(fault { _ = try cache() } == .newer(form: CacheForm.number + 1))
  }

  @Test("While another program holds the lock, reading works and writing fails at once")
  func lockedCacheIsNotWaitedFor() throws {
    do { _ = try cache() }
    let other = try SQLiteConnection(SQLiteLibrary(), path: path)
    try other.run("BEGIN IMMEDIATE")
    let cache = try cache()
    #expect(try cache.answer(to: key) == nil, "reading needs no lock")
    #expect(fault { try keepSomething(in: cache) } == .locked)
    try other.run("ROLLBACK")
    try keepSomething(in: cache)
    #expect(try cache.answer(to: key) != nil)
  }

  @Test("A cache that another program has locked exclusively is refused as locked")
  func exclusivelyLockedCacheIsRefused() throws {
    do { _ = try cache() }
    let other = try SQLiteConnection(SQLiteLibrary(), path: path)
    try other.run("PRAGMA locking_mode = EXCLUSIVE") { _ in }
    try other.run("BEGIN EXCLUSIVE")
    try other.run("PRAGMA user_version = \(CacheForm.number)")
    try other.run("COMMIT")
    #expect(fault { _ = try cache() } == .locked)
  }

  /// An answer is written whole or not at all.
  @Test("On a full disk a new answer is not kept, and the old answer stays") func fullDiskKeepsTheOldAnswer() throws {
    let cache = try cache()
    try keepSomething(in: cache)
    try cache.connection.run("PRAGMA max_page_count = 8") { _ in }
    #expect(fault { try keepSomething(in: cache, bytes: 200_000) } == .full)
    #expect(try cache.answer(to: key)?.body.count == 10)
    #expect(try cache.connection.run("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
  }

  @Test("A folder in the place of the cache file is a fault") func aFolderWhereTheFileShouldBeIsAFault() throws {
    try folder.write("", to: "facet/cache.sqlite/file")
    #expect(fault { _ = try cache() } != nil)
  }

  @Test("A cache in a home folder that does not exist is refused, and nothing is created")
  func missingHomeIsNotCreated() {
    let path = folder.path("nobody/.cache/facet/cache.sqlite")
    #expect(fault { _ = try ResponseCache(path: path, clock: { 0 }) } == .noFolder)
    #expect(!FileManager.default.fileExists(atPath: folder.path("nobody")))
  }

  @Test("A missing library and a library that is not SQLite are both faults") func missingAndWrongLibrariesAreFaults() {
    for name in ["libnothing.so.0", "libm.so.6"] {
      guard case .noLibrary? = fault({ _ = try cache(library: name) }) else {
        Issue.record("\(name) was accepted as SQLite")
        return
      }
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
