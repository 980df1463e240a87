/// The check for files that were cut off, for the formats whose loaders show a part and report no fault.
enum PictureEnd {
  static func isMissing(_ bytes: [UInt8], _ format: PictureFormat) -> Bool {
    switch format {
    case .png: isPNGCut(bytes)
    case .jpeg: isJPEGCut(bytes)
    case .webp: bytes.count < 8 + number(bytes, 4..<8, isBigEndian: false)
    case .gif, .avif: false
    }
  }

  /// Follows the lengths of the chunks up to the last one.
  private static func isPNGCut(_ bytes: [UInt8]) -> Bool {
    var start = 8
    while start + 12 <= bytes.count {
      if bytes[start + 4..<start + 8].elementsEqual("IEND".utf8) { return false }
      start += 12 + number(bytes, start..<start + 4, isBigEndian: true)
    }
    return true
  }

  /// Looks for the last marker of its kind: the end of the picture, or the start of pixels, which cannot contain it.
  private static func isJPEGCut(_ bytes: [UInt8]) -> Bool {
    var position = bytes.count - 1
    while position > 0 {
      if bytes[position - 1] == 0xFF, bytes[position] == 0xD9 { return false }
      if bytes[position - 1] == 0xFF, bytes[position] == 0xDA { return true }
      position -= 1
    }
    return true
  }

  private static func number(_ bytes: [UInt8], _ range: Range<Int>, isBigEndian: Bool) -> Int {
    guard range.upperBound <= bytes.count else { return 0 }
    return (isBigEndian ? Array(bytes[range]) : bytes[range].reversed()).reduce(0) { $0 << 8 | Int($1) }
  }
}
