import Drawing
import Pictures
import TestSupport
import Testing
import Wording

@testable import PictureDecoding

@Suite("Pictures that attack the decoder")
struct BombTests {
  /// The size that a header claims beyond the limits, for the pictures that are refused before they are decoded.
  private static let tooLarge = [
    "header-50000.png": Size(50_000, 50_000), "header-65500.jpg": Size(65_500, 65_500),
    "header-65500.gif": Size(65_500, 65_500), "header-16384.webp": Size(16_384, 16_384),
    "grid-of-16320.avif": Size(16_320, 16_320),
  ]
  /// Pictures whose data cannot hold the pixels of their header.
  private static let damaged = [
    "header-of-2-gigapixels.png", "header-too-large-for-data.png", "header-too-large-for-data.jpg",
    "header-too-large-for-data.webp", "two-sizes.webp", "nested-boxes.avif", "endless-box.avif",
  ]
  /// Pictures that are whole, although much stands beside them.
  private static let shown = ["comments.jpg", "small-grid.avif", "header-too-small-for-data.png", "empty-chunks.png"]

  @Test("Each bomb ends in a picture or a fault with words, and the next good picture is decoded")
  func bombs() throws {
    let bombs = try PictureBombs(areAll: DecoderRun.isRelease)
    let good = try Sample.job("one.png")
    var run = DecoderRun()
    #expect(bombs.names.count > 20)
    for name in bombs.names {
      let job = PictureJob(
        bytes: try bombs.bytes(name), size: good.size, shape: .square, fit: .filling, form: good.form)
      let result = try run.result(of: job)
      switch result {
      case .success: #expect(!Self.damaged.contains(name), "\(name) is shown")
      case .failure(let fault):
        #expect(!fault.text(in: .english).string.isEmpty, "\(name)")
        #expect(!Self.shown.contains(name), "\(name): \(fault)")
      }
      if let size = Self.tooLarge[name] { #expect(result == .failure(.tooManyPixels(size)), "\(name)") }
      let next = try run.result(of: good)
      #expect(Sample.isArt(next), "after \(name)")
    }
    print("pictures: \(bombs.names.count) bombs, each before a good picture: \(run.summary)")
  }
}
