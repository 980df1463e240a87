import TestSupport

@testable import PictureDecoding

/// Damages pictures at random: their bytes, and the parts and numbers that their format knows.
struct PictureMutator {
  private let format: PictureFormat
  private var random: SeededGenerator

  init(_ format: PictureFormat, seed: UInt64) {
    self.format = format
    random = SeededGenerator(seed: seed)
  }

  /// Returns a file with one or two changes. The checksums of most PNG files are made anew, so that changes reach more
  /// than the first check.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      if bytes.count > 64 { change(&bytes) }
    }
    if format == .png, Int.random(in: 0..<4, using: &random) > 0 { PNGChecksums.renew(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let start = Int.random(in: 0..<bytes.count, using: &random)
    let range = start..<min(bytes.count, start + Int.random(in: 1...24, using: &random))
    switch Int.random(in: 0..<12, using: &random) {
    case 0: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes[start] = UInt8.random(in: .min ... .max, using: &random)
    case 2: bytes[start] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
    case 3:
      bytes.replaceSubrange(range, with: repeatElement(Bool.random(using: &random) ? 0xFF : 0, count: range.count))
    case 4: bytes.removeSubrange(range)
    case 5: bytes.insert(contentsOf: bytes[range], at: start)
    case 6: bytes.removeLast(Int.random(in: 0..<bytes.count / 2, using: &random))
    case 7, 8: changePieces(of: &bytes)
    default: changeNumber(in: &bytes)
    }
  }

  /// Swaps, doubles or removes parts of the file.
  private mutating func changePieces(of bytes: inout [UInt8]) {
    let pieces = PictureAnatomy(bytes, format).pieces
    guard let one = pieces.randomElement(using: &random), let other = pieces.randomElement(using: &random) else {
      return
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.removeSubrange(one)
    case 1: bytes.insert(contentsOf: bytes[one], at: other.lowerBound)
    case 2: bytes.insert(contentsOf: Array(repeating: Array(bytes[one]), count: 20).joined(), at: one.upperBound)
    default:
      let (first, second) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
      guard first.upperBound <= second.lowerBound else { return }
      let swapped = bytes[second] + bytes[first.upperBound..<second.lowerBound] + bytes[first]
      bytes.replaceSubrange(first.lowerBound..<second.upperBound, with: swapped)
    }
  }

  /// Writes another length or size: a limit of its bytes, its neighbour, its double, or anything.
  private mutating func changeNumber(in bytes: inout [UInt8]) {
    guard let number = PictureAnatomy(bytes, format).numbers.randomElement(using: &random),
      number.place + number.bytes <= bytes.count
    else { return }
    let places = (0..<number.bytes).map { number.place + (number.isBigEndian ? number.bytes - 1 - $0 : $0) }
    let old = places.reversed().reduce(0) { $0 << 8 | Int(bytes[$1]) }
    let most = 1 << (8 * number.bytes) - 1
    let choices = [
      0, 1, most, most >> 1, old + 1, old - 1, old * 2, old / 2, 8_000, 30_000, 65_500,
      Int.random(in: 0...most, using: &random), bytes.count, bytes.count - number.place,
    ]
    let new = choices.randomElement(using: &random) ?? 0
    for (index, place) in places.enumerated() { bytes[place] = UInt8(truncatingIfNeeded: new >> (8 * index)) }
  }
}
