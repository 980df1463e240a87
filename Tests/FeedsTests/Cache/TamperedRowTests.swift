import JSON
import TestSupport
import Testing

@testable import Feeds

/// Caches whose rows another program has changed to extreme values.
struct TamperedRowTests {
  private let folder: TemporaryFolder
  private let path: String
  private let key = RequestKey(URIReference("https://feeds.example/"), headers: [], brand: "any")

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("facet/cache.sqlite")
  }

  private func cache() throws -> ResponseCache {
    try ResponseCache(path: path, limit: 1 << 24, clock: { 0 })
  }

  private func response(_ host: String) -> HTTPResponse {
    HTTPResponse(address: URIReference("https://\(host)/"), status: 200, body: ByteBuffer("{}"), mayBeKept: true)
  }

  private func keepTwo() throws {
    let cache = try cache()
    try cache.keep(response("feeds.example"), for: key)
    try cache.keep(
      response("other.example"), for: RequestKey(URIReference("https://other.example/"), headers: [], brand: "any"))
  }

  @Test(
    "Rows with any numbers are read, summed up and pruned",
    arguments: ["-9223372036854775808", "9223372036854775807", "4611686018427387904", "-1", "'x'", "1e300"])
  func rowsWithAnyNumbers(number: String) throws {
    try keepTwo()
    try SQLiteFile.run("UPDATE answers SET time = \(number), used = \(number), size = \(number)", on: path)
    let cache = try cache()
    #expect(try cache.answer(to: key) != nil)
    let summary = try cache.summary()
    #expect(summary.answers == 2)
    #expect(summary.bytes >= 0)
    try cache.use(key)
    try cache.confirm(key)
    try cache.keep(response("feeds.example"), for: key)
    #expect(try cache.answer(to: key)?.body.count == 2)
    _ = try cache.prune(to: 0)
  }

  @Test("Impossible sizes are summed up to the largest number, and their answers are pruned first")
  func sizesBeyondTheRange() throws {
    try keepTwo()
    try SQLiteFile.run("UPDATE answers SET size = \(Int.max)", on: path)
    let cache = try cache()
    #expect(try cache.summary().bytes == .max)
    #expect(try cache.prune(to: 1 << 24) == 2)
  }
}
