import Foundation
import JSON
import TestSupport
import Testing

@testable import Feeds

/// The pictures of servers in the cache.
struct PictureCacheTests {
  private let folder: TemporaryFolder
  private let here = URIReference("https://img.example/a.png?w=7")
  private let there = URIReference("https://img.example/b.png")

  init() throws {
    folder = try TemporaryFolder()
  }

  private func cache(limit: Int = 1 << 20, at seconds: Int = 1_000) throws -> ResponseCache {
    var now = seconds * 1000
    return try ResponseCache(
      path: folder.path("facet/cache.sqlite"), limit: limit,
      clock: {
        now += 1
        return now
      })
  }

  private func text(_ bytes: ByteBuffer?) -> String? { bytes.map { $0.string(in: 0..<$0.count) } }

  @Test("A picture is kept with its freshness and its validators, under its whole address")
  func picture() throws {
    try cache().keepPicture(ByteBuffer("one"), at: here, HTTPValidators(entityTag: "x"), until: 1_500)
    #expect(text(try cache().pictureBytes(at: here)) == "one")
    #expect(try cache().picture(at: here)?.validators.entityTag == "x")
    #expect(try cache().picture(at: here)?.isFresh == true)
    #expect(try cache(at: 1_501).picture(at: here)?.isFresh == false)
    for other in ["https://img.example/a.png", "https://img.example/a.png?w=8", "http://img.example/a.png?w=7"] {
      #expect(try cache().pictureBytes(at: URIReference(other)) == nil)
    }
    try cache(at: 1_600).confirmPicture(at: here, until: 2_000)
    #expect(try cache(at: 1_900).picture(at: here)?.isFresh == true)
  }

  @Test("Each form is kept, and a new picture at the address drops the forms of the old one")
  func drawings() throws {
    let cache = try cache()
    try cache.keepDrawing([9], of: here, as: [1])
    #expect(try cache.drawing(of: here, as: [1]) == nil, "without its picture, no form is kept")
    try cache.keepPicture(ByteBuffer("one"), at: here, HTTPValidators(), until: 0)
    try cache.keepDrawing([7, 8], of: here, as: [1])
    try cache.keepDrawing([9], of: here, as: [2])
    #expect(try cache.drawing(of: here, as: [1]) == [7, 8])
    #expect(try cache.drawing(of: here, as: [2]) == [9])
    #expect(try cache.drawing(of: there, as: [1]) == nil)
    try cache.keepPicture(ByteBuffer("two"), at: here, HTTPValidators(), until: 0)
    #expect(try cache.drawing(of: here, as: [1]) == nil)
  }

  @Test("A picture keeps its last eight forms")
  func mostDrawings() throws {
    let cache = try cache()
    try cache.keepPicture(ByteBuffer("one"), at: here, HTTPValidators(), until: 0)
    for form in 0..<20 { try cache.keepDrawing([1], of: here, as: [UInt8(form)]) }
    let kept = try (0..<20).filter { try cache.drawing(of: here, as: [UInt8($0)]) != nil }
    #expect(kept == Array(12..<20))
  }

  @Test(
    "The oldest pictures leave when all take too much room, forms counted, and a picture beyond all room is not kept")
  func room() throws {
    let cache = try cache(limit: 100_000)
    let addresses = (0..<5).map { URIReference("https://img.example/\($0).png") }
    for address in addresses {
      try cache.keepPicture(ByteBuffer(capacity: 30_000) { _ in 30_000 }, at: address, HTTPValidators(), until: 0)
    }
    #expect(try addresses.map { try cache.pictureBytes(at: $0) != nil } == [false, false, true, true, true])
    try cache.keepDrawing(Array(repeating: 1, count: 30_000), of: addresses[4], as: [1])
    #expect(try addresses.map { try cache.pictureBytes(at: $0) != nil } == [false, false, false, true, true])
    try cache.keepPicture(ByteBuffer(capacity: 100_001) { _ in 100_001 }, at: here, HTTPValidators(), until: 0)
    #expect(try cache.pictureBytes(at: here) == nil)
    #expect(try cache.pictureBytes(at: addresses[4]) != nil)
  }

  @Test("Emptying the cache deletes pictures and forms, and answers are deleted without them")
  func emptying() throws {
    let cache = try cache()
    try cache.keepPicture(ByteBuffer("one"), at: here, HTTPValidators(), until: 0)
    try cache.keepDrawing([7], of: here, as: [1])
    #expect(try cache.pictureSummary().count == 1)
    #expect(try cache.prune(to: 0) == 0)
    #expect(try cache.pictureSummary() == (0, 0))
    #expect(try cache.pictureBytes(at: here) == nil)
    #expect(try cache.drawing(of: here, as: [1]) == nil)
    #expect(try cache.connection.number("SELECT count(*) FROM picture_bytes") == 0)
  }
}
