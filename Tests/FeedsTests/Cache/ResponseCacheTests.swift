import Foundation
import JSON
import TestSupport
import Testing

@testable import Feeds

/// The answers of servers in the cache: how they are kept, replaced and removed.
struct ResponseCacheTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path("facet/cache.sqlite") }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A cache whose clock advances by a second at each reading.
  private func cache(limit: Int = 1 << 20, from start: Int = 1_000_000) throws -> ResponseCache {
    var now = start
    return try ResponseCache(
      path: path, limit: limit,
      clock: {
        now += 1000
        return now
      })
  }

  private func key(_ name: String) -> RequestKey {
    RequestKey(URIReference("https://feeds.example/\(name)"), headers: [], brand: "any")
  }

  private func response(_ name: String, _ text: String, tag: String? = nil) -> HTTPResponse {
    HTTPResponse(
      address: URIReference("https://feeds.example/\(name)"), status: 200, body: ByteBuffer(text),
      validators: HTTPValidators(entityTag: tag), mayBeKept: true)
  }

  private func text(_ answer: CachedResponse?) -> String? {
    answer.map { $0.body.string(in: 0..<$0.body.count) }
  }

  @Test("An answer is found again, with its address and validators, after the cache is reopened")
  func keptAnswersAreFoundAfterReopening() throws {
    do {
      let cache = try cache()
      #expect(try cache.answer(to: key("home")) == nil)
      try cache.keep(response("home?page=1", "{\"body\": []}", tag: "\"1\""), for: key("home"))
    }
    let found = try #require(try cache().answer(to: key("home")))
    #expect(text(found) == "{\"body\": []}")
    #expect(found.address.text == "https://feeds.example/home?page=1")
    #expect(found.validators == HTTPValidators(entityTag: "\"1\""))
    #expect(found.time == 1001)
    #expect(try cache().answer(to: key("other")) == nil)
  }

  @Test("An empty answer is kept") func emptyAnswersAreKept() throws {
    let cache = try cache()
    try cache.keep(response("home", ""), for: key("home"))
    #expect(text(try cache.answer(to: key("home"))) == "")
  }

  @Test("A newer answer replaces the old one and its validators") func newerAnswersReplaceOlderOnes() throws {
    let cache = try cache()
    try cache.keep(response("home", "old", tag: "1"), for: key("home"))
    try cache.keep(response("home", "a longer one", tag: nil), for: key("home"))
    let found = try cache.answer(to: key("home"))
    #expect(text(found) == "a longer one" && found?.validators.entityTag == nil)
    #expect(try cache.summary().answers == 1)
  }

  @Test("Confirming an answer makes it newer") func confirmationRenewsTheTime() throws {
    let cache = try cache()
    try cache.keep(response("home", "same"), for: key("home"))
    let first = try #require(try cache.answer(to: key("home"))).time
    try cache.confirm(key("home"))
    #expect(try #require(try cache.answer(to: key("home"))).time == first + 1)
  }

  @Test("The answers that were not used for longest are removed first") func leastRecentlyUsedAnswersGoFirst() throws {
    let half = String(repeating: "x", count: 100_000)
    let cache = try cache(limit: 400_000)
    for name in ["one", "two", "three"] { try cache.keep(response(name, half), for: key(name)) }
    try cache.use(key("one"))
    try cache.keep(response("four", half), for: key("four"))
    let left = try ["one", "two", "three", "four"].filter { try cache.answer(to: key($0)) != nil }
    #expect(left == ["one", "three", "four"])
    #expect(try cache.summary().bytes <= 400_000)
    // An answer larger than the whole cache is not kept and removes nothing.
    try cache.keep(response("huge", String(repeating: "y", count: 500_000)), for: key("huge"))
    #expect(try cache.summary().answers == 3)
  }

  /// Compares the limit with the real size of the file, not with the cache's own count.
  @Test("The file stays within the limit") func fileStaysWithinTheLimit() throws {
    let limit = 1 << 20
    let cache = try cache(limit: limit)
    for number in 0..<200 {
      let text = String(repeating: "x", count: number * 1237 % 60_000)
      try cache.keep(response("\(number)", text), for: key("\(number)"))
    }
    let size = try #require(FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
    // The tables themselves take a few pages.
    #expect(size <= limit + 100_000)
    #expect(size >= limit / 2)
  }

  @Test("Pruning lets the file shrink") func pruningLetsTheFileShrink() throws {
    let cache = try cache()
    for number in 0..<10 {
      try cache.keep(response("\(number)", String(repeating: "x", count: 50_000)), for: key("\(number)"))
    }
    let before = try #require(CacheFile.size(path))
    #expect(try cache.prune(to: 150_000) == 8)
    #expect(try #require(CacheFile.size(path)) < before / 2)
    #expect(try cache.answer(to: key("9")) != nil)
    #expect(try cache.prune(to: 0) == 2)
    #expect(try cache.summary() == CacheSummary(hosts: [], oldest: nil, newest: nil))
  }

  @Test("The summary counts answers by host, and no password is written to the file")
  func summaryIsGroupedByHost() throws {
    let cache = try cache()
    for (host, count) in [("a.example", 1), ("b.example", 2)] {
      for number in 0..<count {
        let address = URIReference("https://me:hush@\(host)/\(number)")
        try cache.keep(
          HTTPResponse(address: address, status: 200, body: ByteBuffer("x")),
          for: RequestKey(address, headers: [], brand: ""))
      }
    }
    let summary = try cache.summary()
    #expect(summary.hosts.map(\.name) == ["b.example", "a.example"])
    #expect(summary.hosts.map(\.answers) == [2, 1])
    #expect(summary.oldest == 1001 && summary.newest == 1003)
    let file = try Data(contentsOf: URL(filePath: path)) + Data(contentsOf: URL(filePath: path + "-wal"))
    #expect(file.range(of: Data("a.example".utf8)) != nil)
    #expect(file.range(of: Data("hush".utf8)) == nil)
  }

  @Test("Only the owner may read the cache and its folder") func onlyTheOwnerMayReadIt() throws {
    let cache = try cache()
    try cache.keep(response("home", "x"), for: key("home"))
    for name in ["", "-wal", "-shm"] {
      let rights = try FileManager.default.attributesOfItem(atPath: path + name)[.posixPermissions] as? Int
      #expect(rights == 0o600, "\(name)")
    }
    let rights = try FileManager.default.attributesOfItem(atPath: folder.path("facet"))[.posixPermissions] as? Int
    #expect(rights == 0o700)
  }

  @Test("Two open caches see each other's answers at once") func openCachesSeeEachOthersAnswers() throws {
    let (one, other) = (try cache(), try cache(from: 2_000_000))
    for number in 0..<50 {
      let (writer, reader) = number % 2 == 0 ? (one, other) : (other, one)
      try writer.keep(response("\(number)", "text \(number)"), for: key("\(number)"))
      #expect(text(try reader.answer(to: key("\(number)"))) == "text \(number)")
    }
    #expect(try one.summary().answers == 50)
  }
}
