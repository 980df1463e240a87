import Reporting
import Testing

@testable import CommonApp

/// Sizes of the cache, as settings and `facet cache prune` give them.
struct CacheSizeTests {
  @Test(
    "A size is a number of bytes, or has a unit",
    arguments: [
      ("0", 0), ("20", 20), ("500K", 512_000), ("500kb", 512_000), ("16M", 16 << 20), ("20MB", 20 << 20),
      ("1g", 1 << 30), ("1GB", 1 << 30),
    ])
  func sizes(word: String, bytes: Int) throws {
    #expect(try CacheSize.bytes(word) == bytes)
  }

  @Test("Other words are refused", arguments: ["", "B", "MB", "20B", "20BB", "20MBB", "20 MB", "20MiB", "-1M", "1.5M"])
  func others(word: String) {
    #expect(throws: Failure.self) { try CacheSize.bytes(word) }
  }
}
