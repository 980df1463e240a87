import JSON
import Text

/// The places of a text where a string may hold characters that are not text. Most texts have none, and then no string
/// has to be read again.
struct UnsafePlaces {
  private let document: Document
  /// The offsets in ascending order.
  private let offsets: [Int]

  /// Above this number reading every string is quicker than searching.
  private static let most = 1 << 16

  /// Searches a text; `nil` if its values do not stand where they are written, or if there are too many places.
  init?(_ document: Document) {
    guard !document.isRows else { return nil }
    self.document = document
    let found = document.bytes.withUnsafeBytes(in: 0..<document.bytes.count) { Self.search($0) }
    guard let found else { return nil }
    offsets = found
  }

  /// Returns whether a value could hold such a character.
  func mayBe(in value: Value) -> Bool {
    guard value.document === document else { return true }
    if offsets.isEmpty { return false }
    let range = value.range
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] < range.upperBound
  }

  private static func search(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int]? {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return [] }
    var found: [Int] = []
    var at = 0
    while at < bytes.count {
      while at + 32 <= bytes.count, odd(base, at) | odd(base, at + 8) | odd(base, at + 16) | odd(base, at + 24) == 0 {
        at += 32
      }
      while at + 8 <= bytes.count, odd(base, at) == 0 { at += 8 }
      guard at < bytes.count else { break }
      let byte = bytes[at]
      var length = 1
      if byte == UInt8(ascii: "\\") {
        let escape = escape(bytes, at)
        length = escape.length
        if escape.isUnsafe { found.append(at) }
      } else if byte >= 0x80 {
        let scalar = scalar(bytes, at)
        length = scalar.length
        if scalar.isUnsafe { found.append(at) }
      } else if byte == 0x7F {
        found.append(at)
      }
      at += length
      if found.count > most { return nil }
    }
    return found
  }

  /// Returns zero for eight bytes of ASCII without a backslash and without DEL.
  @inline(__always)
  private static func odd(_ base: UnsafeRawPointer, _ at: Int) -> UInt64 {
    let word = base.loadUnaligned(fromByteOffset: at, as: UInt64.self)
    let ones: UInt64 = 0x0101_0101_0101_0101
    // A borrow can only raise bits above a true one, and it only costs a closer look.
    return (((word ^ 0x5C5C_5C5C_5C5C_5C5C) &- ones) | (word &+ ones) | word) & 0x8080_8080_8080_8080
  }

  /// Reads an escape. Two backslashes, or an escaped one, may begin an escape of a text in the string.
  private static func escape(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> (isUnsafe: Bool, length: Int) {
    guard at + 1 < bytes.count else { return (true, 1) }
    let letter = bytes[at + 1]
    guard letter == UInt8(ascii: "u") else { return (!"\"/nrt".utf8.contains(letter), 2) }
    guard var value = unit(bytes, at) else { return (true, 2) }
    var length = 6
    if 0xD800..<0xDC00 ~= value, let low = unit(bytes, at + 6), 0xDC00..<0xE000 ~= low {
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      length = 12
    }
    guard let scalar = Unicode.Scalar(value), scalar != "\\" else { return (true, length) }
    return (SafeText.isUnsafe(scalar), length)
  }

  /// The number of an escape `\uXXXX`.
  private static func unit(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> UInt32? {
    guard at + 6 <= bytes.count, bytes[at] == UInt8(ascii: "\\"), bytes[at + 1] == UInt8(ascii: "u") else { return nil }
    var value: UInt32 = 0
    for place in at + 2..<at + 6 {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte & 15)
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
        value = value << 4 | UInt32((byte & 15) + 9)
      default: return nil
      }
    }
    return value
  }

  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> (isUnsafe: Bool, length: Int) {
    let lead = bytes[at]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, at + length <= bytes.count else { return (true, 1) }
    var value = UInt32(lead) & (length == 4 ? 0x07 : length == 3 ? 0x0F : 0x1F)
    for offset in 1..<length { value = value << 6 | UInt32(bytes[at + offset] & 0x3F) }
    guard let scalar = Unicode.Scalar(value) else { return (true, 1) }
    return (SafeText.isUnsafe(scalar), length)
  }
}
