import Drawing
import Foundation
import Pictures
import TestSupport
import Testing
import Wording

@testable import PictureDecoding

/// Files of each format, damaged at random and cut off, sent through the process that decodes.
@Suite("Damaged pictures")
struct MutationTests {
  /// A few for each change of the program; with `FACET_TO_TRY`, which names a release, as many as the limits are for.
  private static let count = DecoderRun.isRelease ? 1_000 : 50

  private static let samples: [PictureFormat: [String]] = [
    .png: ["quarters.png", "palette.png", "deep.png"],
    .jpeg: ["turned.jpg", "scans.jpg", "cmyk.jpg"],
    .gif: ["animated.gif", "clear.gif", "quarters.gif"],
    .webp: ["clear.webp", "animated.webp", "lossy.webp", "quarters.webp"],
    .avif: ["clear.avif", "quarters.avif"],
  ]

  private static let forms: [PictureForm] = [
    .cells(.truecolor, .blocks), .cells(.palette16, .blocks), .image(cell: Size(8, 16)), .photo(cell: Size(8, 16)),
    .sixel(cell: Size(8, 15), colors: 256),
  ]

  private static func job(_ bytes: [UInt8], form: PictureForm = forms[0]) -> PictureJob {
    PictureJob(bytes: bytes, size: Size(8, 4), shape: .rounded, fit: .filling, form: form)
  }

  @Test(
    "A damaged file ends in a picture of the right size or a fault with words, and the next good one is decoded",
    arguments: PictureFormat.allCases)
  func mutations(format: PictureFormat) throws {
    let samples = try #require(Self.samples[format]).map { try Sample.bytes($0) }
    var mutator = PictureMutator(format, seed: 0xFACE7)
    var run = DecoderRun()
    for index in 0..<Self.count {
      let good = samples[index % samples.count]
      let job = Self.job(mutator.mutated(good), form: Self.forms[index % Self.forms.count])
      switch try run.result(of: job) {
      case .success(let art): #expect(Self.isWhole(art, for: job), "file \(index)")
      case .failure(.tooSlow): Issue.record("file \(index) took too long")
      case .failure(.damaged(let reason)): #expect(!reason.string.isEmpty, "file \(index)")
      case .failure(let fault): #expect(!fault.text(in: .english).string.isEmpty, "file \(index)")
      }
      guard index % 50 == 49 else { continue }
      let next = try run.result(of: Self.job(good))
      #expect(Sample.isArt(next), "after file \(index)")
    }
    print("pictures: \(Self.count) damaged \(format.title) files: \(run.summary)")
  }

  /// Whether a picture has the size that its job asks for, in cells or in pixels.
  private static func isWhole(_ art: PictureArt, for job: PictureJob) -> Bool {
    switch art {
    case .cells(let cells): cells.size == job.size
    case .image(let image):
      switch image.format {
      // The header of a PNG file holds 64 by 64 pixels; that of sixels 64 by 60, which are whole bands of six rows.
      case .png: image.bytes[16..<24].elementsEqual([0, 0, 0, 64, 0, 0, 0, 64])
      case .sixel: String(decoding: image.bytes.prefix(40), as: UTF8.self).contains("\"1;1;64;60")
      case .jpeg: image.bytes.starts(with: [0xFF, 0xD8]) && image.size == job.size
      }
    }
  }

  @Test("A file that is cut off at any twentieth of its length is damaged", arguments: PictureFormat.allCases)
  func cuts(format: PictureFormat) throws {
    var run = DecoderRun()
    for name in try #require(Self.samples[format]) {
      let whole = try Sample.bytes(name)
      for percent in stride(from: 5, to: 100, by: 5) {
        let bytes = Array(whole.prefix(whole.count * percent / 100))
        switch try run.result(of: Self.job(bytes)) {
        // The start of a file that ends in its first bytes is that of no format.
        case .failure(.damaged), .failure(.unknownFormat): break
        case let result: Issue.record("\(name) at \(percent) %: \(result)")
        }
      }
      let next = try run.result(of: Self.job(whole))
      #expect(Sample.isArt(next), "\(name)")
    }
  }
}
