/// Keys that a hash such as wyhash's without a secret seed puts into one slot.
///
/// The state of that hash after eight bytes is the product of those bytes and a constant. When the next eight bytes
/// equal that state, the state becomes zero, whatever came before. All keys that pass through zero have the same hash.
public enum CollidingKeys {
  private static let multiplier: UInt64 = 0xA076_1D64_78BD_642F
  private static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let length = 56

  /// Makes at most 40,000 keys, all of printable ASCII without quotes or backslashes.
  public static func make(_ count: Int) -> [String] {
    var generator = SeededGenerator(seed: 7)
    let start = words(from: seed ^ UInt64(length), count: 1, using: &generator)
    let middle = words(from: 0, count: 200, using: &generator)
    var keys: [String] = []
    for first in middle {
      for second in middle where keys.count < count {
        keys.append(start[0] + first + second + "--------")
      }
    }
    return keys
  }

  /// Returns words of sixteen characters that take the hash from a state to zero.
  private static func words(from state: UInt64, count: Int, using generator: inout SeededGenerator) -> [String] {
    var words: [String] = []
    while words.count < count {
      // Eight random letters: after a few thousand attempts the next eight bytes are printable as well.
      let letters = (generator.next() & 0x0F0F_0F0F_0F0F_0F0F | 0x6060_6060_6060_6060) &+ 0x0101_0101_0101_0101
      let product = (state ^ letters).multipliedFullWidth(by: multiplier)
      let next = product.high ^ product.low
      guard next & 0x8080_8080_8080_8080 == 0 else { continue }
      let bytes = [letters, next].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
      if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
        words.append(String(decoding: bytes, as: UTF8.self))
      }
    }
    return words
  }
}
