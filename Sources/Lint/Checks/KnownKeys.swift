import FacetModel
/// The keys that are read, to find the one that a misspelled key was meant to be.
struct KnownKeys {
  let names: [String]
  /// The letters of each name, without differences of spelling: capitals, underscores and hyphens.
  private let letters: [[UInt8]]
  private let lengths: ClosedRange<Int>?

  /// The longest key that is compared.
  private static let longest = 60

  init(_ names: [String]) {
    self.names = names
    letters = names.map(Self.letters)
    let counts = letters.map(\.count)
    if let least = counts.min(), let most = counts.max() { lengths = least...most } else { lengths = nil }
  }

  /// The name that the key was probably meant to be; `nil` if it resembles none.
  func nearest(to key: String) -> String? {
    // Most keys differ in length alone.
    guard let lengths, key.utf8.count + 1 >= lengths.lowerBound else { return nil }
    let sent = Self.letters(of: key)
    guard sent.count <= min(Self.longest, lengths.upperBound + 1) else { return nil }
    if sent == Array("url".utf8), names.contains("uri") { return "uri" }
    var best: (name: String, distance: Int)?
    for (name, known) in zip(names, letters) where abs(known.count - sent.count) <= 1 {
      let shorter = min(sent.count, known.count)
      // A key of three letters may only lack the fourth, and its first letter must be right.
      let most = shorter < 3 || shorter == 3 && known.count != 4 ? 0 : shorter < 8 ? 1 : 2
      if shorter == 3, sent.first != known.first { continue }
      let distance = Self.distance(sent, known)
      if distance <= most, best.map({ distance < $0.distance }) ?? true { best = (name, distance) }
    }
    return best?.name
  }

  /// Whether two keys have the same letters in another order, such as `bdoy`.
  static func haveSameLetters(_ left: String, _ right: String) -> Bool {
    left.utf8.count <= longest && letters(of: left).sorted() == letters(of: right).sorted()
      && letters(of: left) != letters(of: right)
  }

  static func letters(of key: String) -> [UInt8] {
    // A key cut off here is too long to be compared.
    key.utf8.prefix(longest * 4).compactMap { byte in
      switch byte {
      case UInt8(ascii: "_"), UInt8(ascii: "-"): nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: byte
      }
    }
  }

  /// The number of letters that are wrong, missing, extra or swapped with a neighbour.
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var rows = [Array(0...right.count)]
    for i in 1...max(1, left.count) where i <= left.count {
      var row = [i]
      for j in 1...max(1, right.count) where j <= right.count {
        var best = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1))
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          best = min(best, rows[i - 2][j - 2] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
