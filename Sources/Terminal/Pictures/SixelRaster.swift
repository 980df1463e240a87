import Drawing

/// The pixels of a sequence with sixels, so that parts of it can be drawn: a terminal draws only whole sequences.
struct SixelRaster {
  let size: Size
  /// The number of a colour for each pixel, row by row; 0 where nothing is drawn.
  private var pixels: [UInt16]
  /// The colours as the sequence defines them: everything after the number.
  private var definitions: [UInt16: ArraySlice<UInt8>] = [:]

  /// The most pixels, which is more than any screen has.
  private static let mostPixels = 16_000_000

  /// Reads a sequence; `nil` if it does not begin with its size, or draws outside of it.
  init?(_ bytes: [UInt8]) {
    var reader = SixelReader(bytes)
    guard let size = reader.size(), size.width * size.height <= Self.mostPixels else { return nil }
    self.size = size
    pixels = [UInt16](repeating: 0, count: size.width * size.height)
    var (x, top, color) = (0, 0, UInt16(1))
    while let step = reader.next() {
      switch step {
      case .define(let number, let definition):
        definitions[number] = definition
        color = number
      case .select(let number): color = number
      case .lineStart: x = 0
      case .nextBand: (x, top) = (0, top + SixelReader.band)
      case .column(let bits, let count):
        guard x + count <= size.width else { return nil }
        if bits != 0 { draw(bits, x: x, count: count, top: top, color) }
        x += count
      }
    }
    guard reader.isAtEnd else { return nil }
  }

  private mutating func draw(_ bits: UInt8, x: Int, count: Int, top: Int, _ color: UInt16) {
    for bit in 0..<SixelReader.band where bits & 1 << bit != 0 && top + bit < size.height {
      let start = (top + bit) * size.width + x
      for index in start..<start + count { pixels[index] = color }
    }
  }

  /// Returns a sequence that draws a part of the pixels.
  func sequence(of part: Rect) -> [UInt8] {
    let part = part.intersection(Rect(x: 0, y: 0, width: size.width, height: size.height))
    var bytes = Array("\u{1B}P0;1;0q\"1;1;\(part.width);\(part.height)".utf8)
    let used = Set(rows(of: part).joined())
    for (number, definition) in definitions.sorted(by: { $0.key < $1.key }) where used.contains(number) {
      bytes += Array("#\(number - 1)".utf8) + definition
    }
    for top in stride(from: part.y, to: part.maxY, by: SixelReader.band) {
      if top > part.y { bytes.append(UInt8(ascii: "-")) }
      addBand(Rect(x: part.x, y: top, width: part.width, height: min(SixelReader.band, part.maxY - top)), to: &bytes)
    }
    return bytes + Array("\u{1B}\\".utf8)
  }

  private func rows(of part: Rect) -> [ArraySlice<UInt16>] {
    (part.y..<part.maxY).map { pixels[$0 * size.width + part.x..<$0 * size.width + part.maxX] }
  }

  private func addBand(_ band: Rect, to bytes: inout [UInt8]) {
    let rows = rows(of: band)
    let colors = Set(rows.joined()).subtracting([0]).sorted()
    for (index, color) in colors.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "$")) }
      bytes += Array("#\(color - 1)".utf8)
      var run = (letter: UInt8(0), count: 0)
      for column in 0..<band.width {
        var bits: UInt8 = 0
        for (bit, row) in rows.enumerated() where row[row.startIndex + column] == color { bits |= 1 << bit }
        let letter = bits + SixelReader.lowest
        if letter == run.letter {
          run.count += 1
        } else {
          Self.add(run, to: &bytes)
          run = (letter, 1)
        }
      }
      // Nothing is drawn to the right of the last pixel.
      if run.letter != SixelReader.lowest { Self.add(run, to: &bytes) }
    }
  }

  private static func add(_ run: (letter: UInt8, count: Int), to bytes: inout [UInt8]) {
    if run.count > 3 {
      bytes += Array("!\(run.count)".utf8) + [run.letter]
    } else {
      bytes += [UInt8](repeating: run.letter, count: run.count)
    }
  }
}
