import Foundation
import Pictures
import TestSupport
import Testing

@testable import PictureDecoding

@Suite("Damaged pictures")
struct MutationTests {
  @Test(
    "A damaged file ends in a picture or a fault, and the next good one is decoded",
    arguments: ["quarters.png", "turned.jpg", "animated.gif", "clear.webp", "clear.avif", "animated.webp"])
  func mutations(name: String) throws {
    let count = ProcessInfo.processInfo.environment["FACET_ALL_MUTATIONS"] == nil ? 60 : 1_000
    let good = try Sample.job(name)
    let forms: [PictureForm] = [
      good.form, .cells(.palette16, .ascii), .image(cell: .init(8, 16)), .sixel(cell: .init(8, 16), colors: 256),
    ]
    var generator = SeededGenerator(seed: 0xFACE7)
    var decoder = PictureDecoder(program: Sample.decoder, limit: 20_000)
    var results: [Int: Result<PictureArt, PictureFault>] = [:]
    for index in 0..<count {
      var bytes = Self.mutated(good.bytes, &generator)
      if name.hasSuffix(".png"), index % 4 > 0 { PNGChecksums.renew(&bytes) }
      let form = forms[index % forms.count]
      decoder.decode(PictureJob(bytes: bytes, size: good.size, shape: .rounded, fit: .filling, form: form), id: index)
      if index % 20 == 19 { decoder.decode(good, id: -1 - index) }
    }
    while !decoder.isIdle {
      for event in decoder.wait() { results[event.id] = event.result }
    }
    #expect((0..<count).allSatisfy { results[$0] != nil })
    for (id, result) in results where id < 0 {
      #expect(Sample.isArt(result), "after picture \(-1 - id)")
    }
    #expect(!results.values.contains(.failure(.tooSlow)))
  }

  /// A file with a few bytes changed, removed, repeated or added.
  private static func mutated(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0...3, using: &generator) {
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 1...16, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 1: bytes[start] = UInt8.random(in: .min ... .max, using: &generator)
      case 2: bytes.replaceSubrange(start..<end, with: repeatElement(0xFF, count: end - start))
      case 3: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 4 where bytes.count > 64: bytes.removeSubrange(start..<end)
      default: bytes[start] = [0, 1, 0x7F, 0x80, 0xFF][Int.random(in: 0..<5, using: &generator)]
      }
    }
    return bytes
  }
}
