import Drawing
import TestSupport
import Testing

@testable import Terminal

/// Parts of pictures in sixels, read by a reader that this test brings.
@Suite struct SixelRasterTests {
  /// A picture as its colours: `nil` where nothing is drawn.
  private typealias Pixels = [[String?]]

  private static func pixels(_ sequence: String) -> Pixels {
    let body = sequence.dropFirst(2).dropLast(2)
    let raster = body.firstMatch(of: /"1;1;(\d+);(\d+)/)
    guard let raster, let width = Int(raster.1), let height = Int(raster.2) else { return [] }
    var pixels = Pixels(repeating: [String?](repeating: nil, count: width), count: height)
    var (x, y, color) = (0, 0, "")
    var colors: [String: String] = [:]
    for step in body[raster.range.upperBound...].matches(of: /#(\d+)((?:;\d+)+)?|!(\d+)(.)|([?-~])|([$-])/) {
      if let name = step.1 {
        if let definition = step.2 { colors[String(name)] = String(definition) }
        color = String(name)
      } else if let order = step.6 {
        (x, y) = (0, order == "-" ? y + 6 : y)
      } else if let letter = (step.4 ?? step.5)?.utf8.first {
        for _ in 0..<(step.3.flatMap { Int($0) } ?? 1) {
          for bit in 0..<6 where (letter - 63) >> bit & 1 == 1 && y + bit < height && x < width {
            pixels[y + bit][x] = colors[color]
          }
          x += 1
        }
      }
    }
    return pixels
  }

  /// Writes pixels as sixels in the simplest way, one colour after the other.
  private static func sequence(_ pixels: Pixels) -> String {
    var text = "\u{1B}P0;1;0q\"1;1;\(pixels[0].count);\(pixels.count)"
    let colors = Array(Set(pixels.joined().compactMap(\.self))).sorted()
    for (number, color) in colors.enumerated() { text += "#\(number)\(color)" }
    for top in stride(from: 0, to: pixels.count, by: 6) {
      for (number, color) in colors.enumerated() {
        text += "#\(number)"
        for x in pixels[0].indices {
          let bits = (0..<6).reduce(0) { bits, bit in
            top + bit < pixels.count && pixels[top + bit][x] == color ? bits | 1 << bit : bits
          }
          text.unicodeScalars.append(Unicode.Scalar(UInt8(63 + bits)))
        }
        text += "$"
      }
      text += "-"
    }
    return text + "\u{1B}\\"
  }

  private static func random(_ size: Size, using random: inout SeededGenerator) -> Pixels {
    let colors: [String?] = [nil, ";2;10;20;30", ";2;100;0;0", ";2;0;0;99"]
    return (0..<size.height).map { _ in
      var row: [String?] = []
      while row.count < size.width {
        let color = colors.randomElement(using: &random) ?? nil
        row += [String?](repeating: color, count: min(Int.random(in: 1...9, using: &random), size.width - row.count))
      }
      return row
    }
  }

  @Test("Any part of a picture is drawn pixel by pixel as in the whole")
  func partsAreDrawn() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let size = Size(Int.random(in: 1...40, using: &random), Int.random(in: 1...30, using: &random))
      let pixels = Self.random(size, using: &random)
      let raster = try #require(SixelRaster(Array(Self.sequence(pixels).utf8)))
      let x = Int.random(in: 0..<size.width, using: &random)
      let y = Int.random(in: 0..<size.height, using: &random)
      let width = Int.random(in: 1...size.width - x, using: &random)
      let height = Int.random(in: 1...size.height - y, using: &random)
      let part = raster.sequence(of: Rect(x: x, y: y, width: width, height: height))
      let drawn = Self.pixels(String(decoding: part, as: UTF8.self))
      #expect(drawn == pixels[y..<y + height].map { Array($0[x..<x + width]) })
    }
  }

  @Test("Faulty sequences are refused, and cut ones do not crash")
  func faultsAreRefused() {
    let good = Array("\u{1B}P0;1;0q\"1;1;10;12#0;2;1;2;3#0!10~-!10~\u{1B}\\".utf8)
    #expect(SixelRaster(good) != nil)
    for bad in [
      "\u{1B}P0;1;0q#0~\u{1B}\\", "\u{1B}P0;1;0q\"1;1;0;0~\u{1B}\\", "\u{1B}P0;1;0q\"1;1;10;6!11~\u{1B}\\",
      "\u{1B}P0;1;0q\"1;1;99999;99999~\u{1B}\\", "\u{1B}P0;1;0q\"1;1;10;6#~\u{1B}[2J\u{1B}\\",
      "\u{1B}P0;1;0q\"1;1;10;6!99999999999999999999~\u{1B}\\", "", "\u{1B}P",
    ] {
      #expect(SixelRaster(Array(bad.utf8)) == nil, "\(bad)")
    }
    for end in good.indices { _ = SixelRaster(Array(good[..<end])) }
    var random = SeededGenerator(seed: 9)
    for _ in 0..<3_000 {
      var bytes = good
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0x20...0x7E, using: &random)
      _ = SixelRaster(bytes)?.sequence(of: Rect(x: 1, y: 1, width: 5, height: 9))
    }
  }
}
