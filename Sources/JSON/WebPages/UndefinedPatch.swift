/// The conversion of JavaScript literals that are nearly JSON to JSON.
///
/// Apollo's transport writes `undefined` where a value is absent. This replaces it by `null` and spaces of the same
/// length, so that every position in the page stays the same.
enum UndefinedPatch {
  private static let undefined = Array("undefined".utf8)
  private static let null = Array("null     ".utf8)

  /// Returns the page with replaced words; the page itself if the literals contain none.
  static func replacingUndefined(in bytes: ByteBuffer, literals: [Range<Int>]) -> ByteBuffer {
    let places = literals.flatMap { words(in: $0, of: bytes) }
    guard !places.isEmpty else { return bytes }
    var copy = bytes.withUnsafeBytes(in: 0..<bytes.count) { Array($0) }
    for place in places { copy.replaceSubrange(place..<place + null.count, with: null) }
    return ByteBuffer(copy)
  }

  /// Returns the positions of the word outside of strings.
  private static func words(in range: Range<Int>, of bytes: ByteBuffer) -> [Int] {
    guard bytes.place(of: undefined, in: range) != nil else { return [] }
    var places: [Int] = []
    var isInString = false
    var at = range.lowerBound
    while at < range.upperBound {
      switch bytes[at] {
      case UInt8(ascii: "\\") where isInString: at += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "u") where !isInString && bytes.holds(undefined, at: at, ignoringCase: false): places.append(at)
      default: break
      }
      at += 1
    }
    return places
  }
}
