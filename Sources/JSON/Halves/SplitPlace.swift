/// The search for a place in the middle of a text at which another thread can begin to read.
enum SplitPlace {
  /// The bytes that are searched for the beginning of a facet before that of any object will do.
  private static let reach = 1 << 16

  /// Returns the offset after a comma between two objects, probably the elements of a list, near the middle of a range.
  ///
  /// Only reading shows whether the comma is one: a string may look the same.
  static func find(in base: UnsafePointer<UInt8>, _ range: Range<Int>) -> Int? {
    var any: Int?
    let middle = range.lowerBound + max(1, range.count / 2)
    let end = range.upperBound
    var at = middle
    // In a long text without such a place, most of the time would go into looking for one.
    while at < end, any == nil || at < middle + reach, at < middle + 16 * reach {
      defer { at += 1 }
      guard base[at] == UInt8(ascii: ","), base[at - 1] == UInt8(ascii: "}") || isSpace(base[at - 1]) else { continue }
      let object = skipSpace(base, at + 1)
      guard base[object] == UInt8(ascii: "{") else { continue }
      let key = skipSpace(base, object + 1)
      // The id comes first in a facet. Objects inside of a facet seldom have one.
      if base[key] == UInt8(ascii: "\""), base[key + 1] == UInt8(ascii: "i"), base[key + 2] == UInt8(ascii: "d"),
        base[key + 3] == UInt8(ascii: "\"")
      {
        return at + 1
      }
      any = any ?? at + 1
    }
    return any
  }

  private static func skipSpace(_ base: UnsafePointer<UInt8>, _ start: Int) -> Int {
    var at = start
    while isSpace(base[at]) { at += 1 }
    return at
  }
}

/// Whether JSON allows a byte between values.
@inline(__always)
func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
}
