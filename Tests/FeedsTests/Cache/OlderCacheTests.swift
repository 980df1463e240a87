import FacetModel
import Foundation
import JSON
import TestSupport
import Testing
import Wording

@testable import Feeds

/// Caches from versions that did not list facets.
struct OlderCacheTests {
  private let world: CacheWorld

  init() throws {
    world = try CacheWorld()
  }

  /// The statements that made form 1 of the cache.
  private static let formOne = [
    "PRAGMA page_size = 16384", "PRAGMA auto_vacuum = INCREMENTAL", "PRAGMA journal_mode = WAL",
    """
    CREATE TABLE answers (
      id INTEGER PRIMARY KEY, key BLOB NOT NULL UNIQUE, host TEXT NOT NULL, address TEXT NOT NULL, tag TEXT,
      modified TEXT, time INTEGER NOT NULL, used INTEGER NOT NULL, size INTEGER NOT NULL)
    """,
    "CREATE TABLE bodies (id INTEGER PRIMARY KEY, body BLOB NOT NULL)",
    """
    CREATE TRIGGER forget_body AFTER DELETE ON answers BEGIN
      DELETE FROM bodies WHERE id = old.id;
    END
    """,
    "PRAGMA user_version = 1",
  ]

  private func makeOldCache(marked: Bool = true, bodies: [String: String]) throws {
    try FileManager.default.createDirectory(atPath: world.folder.path("facet"), withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: world.path))
    let connection = try SQLiteConnection(try SQLiteLibrary(), path: world.path)
    for words in Self.formOne { try connection.run(words) { _ in } }
    if marked { try connection.run("PRAGMA application_id = \(CacheForm.mark)") }
    for (number, body) in bodies.sorted(by: { $0.key < $1.key }).enumerated() {
      try connection.run(
        "INSERT INTO answers VALUES (?, ?, 'feeds.example', ?, NULL, NULL, 500, 500000, 2000)",
        [.number(number + 1), .bytes(world.key(body.key).digest), .text("https://feeds.example/\(body.key)")])
      try connection.run(
        "INSERT INTO bodies VALUES (?, ?)", [.number(number + 1), .bytes(Array(body.value.utf8))])
    }
  }

  private func listing(_ body: ByteBuffer) -> FacetListing? {
    (try? FeedDecoder(interner: .forFeeds()).decode(body)).map { FacetListing($0) }
  }

  private static let page = #"{"body": [{"id": "list", "body": [\#(Row("a", title: "old words").json)]}]}"#

  @Test("An older cache opens with its answers, and reading leaves it unchanged", arguments: [true, false])
  func reading(marked: Bool) throws {
    try makeOldCache(marked: marked, bodies: ["home": Self.page])
    let cache = try world.cache()
    #expect(try cache.answer(to: world.key("home"))?.body.count == Self.page.utf8.count)
    #expect(try cache.find("a").facets.isEmpty)
    #expect(try cache.history(of: "a").isEmpty)
    #expect(try cache.summary().answers == 1)
    #expect(try cache.connection.number("PRAGMA user_version") == 1)
  }

  @Test("A cache from before pictures gets their tables, and keeps its answers")
  func pictures() throws {
    try world.keep([Row("b", title: "new words")], as: "other", in: try world.cache())
    for words in [
      "DROP TRIGGER forget_picture", "DROP INDEX drawings_of", "DROP TABLE drawings", "DROP TABLE picture_bytes",
      "DROP TABLE pictures", "PRAGMA user_version = 2",
    ] {
      try SQLiteFile.run(words, on: world.path)
    }
    let address = URIReference("https://img.example/a.png")
    #expect(try world.cache().pictureBytes(at: address) == nil)
    try world.cache().keepPicture(ByteBuffer("bytes"), at: address, HTTPValidators(), until: 1)
    let cache = try world.cache()
    #expect(try CacheForm(cache.connection).isWhole)
    #expect(try cache.pictureBytes(at: address)?.count == 5)
    #expect(try cache.find("words").facets.map(\.id) == ["b"])
  }

  @Test("An older cache gets the new tables at the next writing and keeps its answers", arguments: [true, false])
  func migration(marked: Bool) throws {
    try makeOldCache(marked: marked, bodies: ["home": Self.page])
    try world.keep([Row("b", title: "new words")], as: "other", in: try world.cache())
    let cache = try world.cache()
    #expect(try CacheForm(cache.connection).isWhole)
    #expect(try cache.answer(to: world.key("home"))?.time == 500)
    #expect(try cache.find("words").facets.map(\.id) == ["b"])
    #expect(try cache.prune(to: 0) == 2)
  }

  @Test("The facets of older answers are listed on request, and answers that are not feeds are skipped")
  func listingOldAnswers() throws {
    try makeOldCache(bodies: ["home": Self.page, "nothing": "{]"])
    let cache = try world.cache()
    #expect(try cache.unlistedAnswers().count == 2)
    try cache.listUnlisted(listing)
    let found = try #require(try cache.find("old words").facets.first)
    #expect(found.id == "a" && found.firstSeen == 500 && found.lastSeen == 500)
    #expect(try cache.unlistedAnswers().isEmpty)
    #expect(
      try cache.find("a", askers: [world.key("home").asker]).facets.isEmpty,
      "the older cache does not say which client an answer is for")
  }

  @Test("Two programs that open an older cache at the same time can both write to it")
  func together() throws {
    try makeOldCache(bodies: ["home": Self.page])
    let (one, other) = (try world.cache(), try world.cache())
    try world.keep([Row("a")], as: "one", in: one)
    try world.keep([Row("b")], as: "two", in: other)
    #expect(try one.find("b").facets.count == 1)
    #expect(try other.summary().answers == 3)
  }

  @Test("An older cache whose tables were changed is reported as damaged, or as foreign if it has no mark")
  func changed() throws {
    try makeOldCache(bodies: [:])
    try SQLiteFile.run("ALTER TABLE answers ADD COLUMN more TEXT", on: world.path)
    #expect(throws: CacheFault.damaged(reason: Message { $0.strangeTables })) { _ = try world.cache() }
    try SQLiteFile.run("PRAGMA application_id = 0", on: world.path)
    #expect(throws: CacheFault.foreign) { _ = try world.cache() }
  }
}

extension CacheForm {
  /// Whether the file has the current form and the program's mark.
  var isWhole: Bool {
    get throws {
      if case .ours(isMarked: true, listsFacets: true, keepsPictures: true) = try state() { true } else { false }
    }
  }
}
