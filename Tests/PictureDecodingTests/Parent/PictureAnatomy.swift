@testable import PictureDecoding

/// The parts of a picture's file, so that mutations reach headers as well as data. The pieces stand one after the other or
/// in each other, and hold numbers for lengths and sizes.
struct PictureAnatomy {
  /// A number in a file.
  struct Number {
    let place: Int
    let bytes: Int
    var isBigEndian = true
  }

  private(set) var pieces: [Range<Int>] = []
  private(set) var numbers: [Number] = []

  init(_ bytes: [UInt8], _ format: PictureFormat) {
    switch format {
    case .png: chunks(of: bytes)
    case .jpeg: segments(of: bytes)
    case .webp: riff(bytes)
    case .gif: blocks(of: bytes)
    case .avif: boxes(of: bytes, 0..<bytes.count)
    }
  }

  private mutating func chunks(of bytes: [UInt8]) {
    numbers += [Number(place: 16, bytes: 4), Number(place: 20, bytes: 4)]
    var start = 8
    while start + 12 <= bytes.count {
      let end = start + 12 + Self.number(bytes, start, 4)
      guard end <= bytes.count else { return }
      numbers.append(Number(place: start, bytes: 4))
      pieces.append(start..<end)
      start = end
    }
  }

  private mutating func segments(of bytes: [UInt8]) {
    var start = 2
    while start + 4 <= bytes.count, bytes[start] == 0xFF, bytes[start + 1] != 0xD9 {
      numbers.append(Number(place: start + 2, bytes: 2))
      if (0xC0...0xC2).contains(bytes[start + 1]) {
        numbers += [Number(place: start + 5, bytes: 2), Number(place: start + 7, bytes: 2)]
      }
      var end = start + 2 + Self.number(bytes, start + 2, 2)
      // After the head of a scan its data goes on to the next marker.
      if bytes[start + 1] == 0xDA {
        while end + 1 < bytes.count, bytes[end] != 0xFF || bytes[end + 1] == 0 || (0xD0...0xD7).contains(bytes[end + 1])
        {
          end += 1
        }
      }
      guard end <= bytes.count else { return }
      pieces.append(start..<end)
      start = end
    }
  }

  private mutating func riff(_ bytes: [UInt8]) {
    numbers.append(Number(place: 4, bytes: 4, isBigEndian: false))
    var start = 12
    while start + 8 <= bytes.count {
      let length = Self.number(bytes, start + 4, 4, isBigEndian: false)
      let end = start + 8 + length + length % 2
      guard end <= bytes.count else { return }
      numbers.append(Number(place: start + 4, bytes: 4, isBigEndian: false))
      // The sides stand in these bytes of each kind of head.
      for place in [9, 12, 14] where 8 + place + 2 <= end - start {
        numbers.append(Number(place: start + place, bytes: 2, isBigEndian: false))
      }
      pieces.append(start..<end)
      start = end
    }
  }

  private mutating func blocks(of bytes: [UInt8]) {
    numbers += [6, 8].map { Number(place: $0, bytes: 2, isBigEndian: false) }
    var start = 13 + (bytes[10] & 0x80 == 0 ? 0 : 3 << (Int(bytes[10] & 7) + 1))
    while start + 10 < bytes.count, bytes[start] != 0x3B {
      var end = start + 2
      if bytes[start] == 0x2C {
        numbers += [1, 3, 5, 7].map { Number(place: start + $0, bytes: 2, isBigEndian: false) }
        end = start + 11 + (bytes[start + 9] & 0x80 == 0 ? 0 : 3 << (Int(bytes[start + 9] & 7) + 1))
      }
      while end < bytes.count, bytes[end] != 0 {
        numbers.append(Number(place: end, bytes: 1))
        end += 1 + Int(bytes[end])
      }
      guard end < bytes.count else { return }
      pieces.append(start..<end + 1)
      start = end + 1
    }
  }

  private mutating func boxes(of bytes: [UInt8], _ range: Range<Int>) {
    var start = range.lowerBound
    while start + 8 <= range.upperBound {
      let end = start + Self.number(bytes, start, 4)
      guard end >= start + 8, end <= range.upperBound else { return }
      numbers.append(Number(place: start, bytes: 4))
      pieces.append(start..<end)
      switch String(decoding: bytes[start + 4..<start + 8], as: UTF8.self) {
      case "meta": boxes(of: bytes, start + 12..<end)
      case "iprp", "ipco", "moov", "trak", "mdia", "minf", "stbl": boxes(of: bytes, start + 8..<end)
      case "ispe": numbers += [12, 16].map { Number(place: start + $0, bytes: 4) }
      case "iloc", "pitm", "iinf", "ipma":
        numbers += stride(from: start + 12, to: end - 1, by: 2).map { Number(place: $0, bytes: 2) }
      default: break
      }
      start = end
    }
  }

  private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int, isBigEndian: Bool = true) -> Int {
    let part = bytes[place..<place + count]
    return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }
}
