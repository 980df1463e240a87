import Drawing
import Foundation
import Pictures
import Prism
import TestSupport

@testable import PictureDecoding

/// The pictures that `Samples/make.py` makes.
enum Sample {
  static let red = RGB(0xC82828)
  static let green = RGB(0x28A03C)
  static let blue = RGB(0x283CC8)
  static let yellow = RGB(0xE6C828)

  static func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(filePath: Repository.path("Tests/PictureDecodingTests/Samples/\(name)"))))
  }

  static func job(
    _ name: String, _ width: Int = 8, _ height: Int = 4, shape: PictureShape = .square, fit: PictureFit = .filling,
    form: PictureForm = .cells(.truecolor, .blocks)
  ) throws -> PictureJob {
    PictureJob(bytes: try bytes(name), size: Size(width, height), shape: shape, fit: fit, form: form)
  }

  static let decoder = [BuiltProduct.path("picture-decoder")]

  /// The results of jobs in a process of their own, in the order of the jobs.
  static func decode(
    _ jobs: [PictureJob], program: [String] = decoder, limit: Int = 60_000
  ) -> [Result<PictureArt, PictureFault>] {
    var decoder = PictureDecoder(program: program, limit: limit)
    for (index, job) in jobs.enumerated() { decoder.decode(job, id: index) }
    var results: [Int: Result<PictureArt, PictureFault>] = [:]
    while results.count < jobs.count {
      let events = decoder.wait()
      if events.isEmpty { break }
      for event in events { results[event.id] = event.result }
    }
    return jobs.indices.compactMap { results[$0] }
  }

  static func isArt(_ result: Result<PictureArt, PictureFault>?) -> Bool {
    if case .success = result { true } else { false }
  }

  /// The cells of a picture.
  static func cells(_ job: PictureJob) throws -> PictureCells {
    try cells(decode([job])[0])
  }

  static func cells(_ result: Result<PictureArt, PictureFault>) throws -> PictureCells {
    guard case .cells(let cells) = try result.get() else { throw HarnessError("an image instead of cells") }
    return cells
  }

  static func image(_ job: PictureJob) throws -> PictureImage {
    guard case .image(let image) = try decode([job])[0].get() else { throw HarnessError("cells instead of an image") }
    return image
  }
}

/// Whether a colour is close to another one: decoders of lossy formats round in their own ways.
func isClose(_ color: ResolvedColor?, _ wanted: RGB) -> Bool {
  guard case .rgb(let rgb) = color else { return false }
  let parts = [(rgb.red, wanted.red), (rgb.green, wanted.green), (rgb.blue, wanted.blue)]
  return parts.allSatisfy { abs(Int($0) - Int($1)) <= 12 }
}

extension PictureCells {
  /// The colour that covers a cell whose glyph covers it wholly or not at all; for others that of the ground.
  func color(_ x: Int, _ y: Int) -> ResolvedColor? {
    self[x, y].glyph == "\u{2588}" ? self[x, y].foreground : self[x, y].background
  }
}
