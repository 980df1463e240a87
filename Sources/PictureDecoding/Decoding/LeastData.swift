/// The check for headers that claim more pixels than the data of a file can hold. It is for the formats whose loaders
/// fill the rest with anything.
enum LeastData {
  static func isMissing(_ bytes: [UInt8], _ format: PictureFormat) -> Bool {
    switch format {
    case .png: isMissingPNG(bytes)
    case .jpeg: isMissingJPEG(bytes)
    case .gif, .webp, .avif: false
    }
  }

  /// The most bytes that deflate makes of one byte: 258 of two bits, and four such pairs.
  private static let mostOfOneByte = 1_032

  /// Compares the rows of pixels with the data that they are unpacked from.
  private static func isMissingPNG(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 33 else { return true }
    let (width, height) = (number(bytes, at: 16, 4), number(bytes, at: 20, 4))
    // The samples of a pixel by the type of colour.
    let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][Int(bytes[25])] ?? 1
    guard PictureLimits.allows(width: width, height: height) else { return false }
    let row = 1 + (width * samples * Int(bytes[24]) + 7) / 8
    var (start, data) = (8, 0)
    while start + 12 <= bytes.count {
      let length = number(bytes, at: start, 4)
      if bytes[start + 4..<start + 8].elementsEqual("IDAT".utf8) { data += length }
      start += 12 + length
    }
    return data * mostOfOneByte < row * height
  }

  /// Compares the blocks of eight by eight pixels with the bytes of the file. A block takes one bit at least. The largest
  /// component has at least a quarter of all blocks.
  private static func isMissingJPEG(_ bytes: [UInt8]) -> Bool {
    var start = 2
    while start + 9 <= bytes.count, bytes[start] == 0xFF {
      switch bytes[start + 1] {
      case 0xC0...0xC2:
        let (height, width) = (number(bytes, at: start + 5, 2), number(bytes, at: start + 7, 2))
        guard PictureLimits.allows(width: width, height: height) else { return false }
        return bytes.count * 8 * 4 < (width + 7) / 8 * ((height + 7) / 8)
      // Other frames are coded in other ways.
      case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF, 0xDA: return false
      // A marker may have any number of bytes 255 before it.
      case 0xFF: start += 1
      default: start += 2 + number(bytes, at: start + 2, 2)
      }
    }
    return false
  }

  private static func number(_ bytes: [UInt8], at start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
