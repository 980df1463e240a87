import Drawing
import Foundation
import PictureDecoding
import Pictures

/// The time from a picture's file to its glyphs on a card, through the process that decodes, compared with programs that
/// print pictures: `facet-bench pictures [FILE.jpg]`.
struct PictureBenchmark: Benchmark {
  static let name = "pictures"
  static let summary = "decode a picture of 1200 x 672 for a card: this project, chafa and timg"

  /// The size of a card's picture in cells.
  private static let size = Size(34, 6)
  /// The number of pictures that are decoded in a row.
  private static let batch = 40
  private static let runs = 7

  private let file: String

  init(arguments: [String]) throws(Failure) {
    guard arguments.count <= 1 else { throw .usage("'\(Self.name)' takes one file") }
    file = arguments.first ?? "Tests/PictureDecodingTests/Samples/dish.jpg"
  }

  func rows() throws(Failure) -> [Row] {
    guard let data = FileManager.default.contents(atPath: file) else { throw .usage("'\(file)' cannot be read") }
    let job = PictureJob(
      bytes: Array(data), size: Self.size, shape: .square, fit: .filling, form: .cells(.truecolor, .blocks))
    var rows = [
      Row(scenario: "in a row", what: "facet", value: try batch(of: job), unit: "ms"),
      Row(scenario: "alone", what: "facet", value: try alone(job), unit: "ms"),
    ]
    for peer in PicturePeer.allCases {
      // A peer that is not installed has no figures.
      guard let batch = try time(of: peer.command(Array(repeating: file, count: Self.batch), Self.size)),
        let alone = try time(of: peer.command([file], Self.size))
      else { continue }
      rows.append(Row(scenario: "in a row", what: peer.rawValue, value: batch / Double(Self.batch), unit: "ms"))
      rows.append(Row(scenario: "alone", what: peer.rawValue, value: alone, unit: "ms"))
    }
    return rows
  }

  /// The milliseconds for a picture among others, in a process that runs already.
  private func batch(of job: PictureJob) throws(Failure) -> Double {
    var decoder = PictureDecoder(program: Self.program)
    _ = decoder.waitForReport()
    var best = BestTime()
    for _ in 0..<Self.runs {
      do {
        try best.measure { try Self.decode(job, count: Self.batch, with: &decoder) }
      } catch {
        throw .software("a picture is not decoded: \(error)")
      }
    }
    return best.seconds * 1000 / Double(Self.batch)
  }

  /// The milliseconds for a picture with the start of the process.
  private func alone(_ job: PictureJob) throws(Failure) -> Double {
    var best = BestTime()
    for _ in 0..<Self.runs {
      do {
        try best.measure {
          var decoder = PictureDecoder(program: Self.program)
          try Self.decode(job, count: 1, with: &decoder)
        }
      } catch {
        throw .software("a picture is not decoded: \(error)")
      }
    }
    return best.seconds * 1000
  }

  private static func decode(_ job: PictureJob, count: Int, with decoder: inout PictureDecoder) throws {
    for id in 0..<count { decoder.decode(job, id: id) }
    while !decoder.isIdle {
      for event in decoder.wait() { _ = try event.result.get() }
    }
  }

  /// The program beside this one.
  private static var program: [String] {
    let folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    return [folder.appending(path: "facet").path, "--decode-pictures"]
  }

  /// The milliseconds of a program; `nil` if it is not installed.
  private func time(of command: [String]) throws(Failure) -> Double? {
    var best = BestTime()
    for _ in 0..<Self.runs {
      let output = best.measure { Result { () throws(Failure) in try ChildProcess(command: command).output() } }
      guard try output.get() != nil else { return nil }
    }
    return best.seconds * 1000
  }
}
