/// Suggests a known name for a misspelled one.
public enum Misspelling {
  /// The longest name in bytes that is compared.
  private static let longest = 32
  /// The number of changed letters up to which two names are similar.
  private static let mostEdits = 2

  /// Returns the known name with the fewest changes, or `nil` if none is similar.
  public static func meant(by name: String, among known: [String]) -> String? {
    nearest(to: name, among: known, atMost: 1).first
  }

  /// Returns the similar names, those with the fewest changes first.
  public static func nearest(to name: String, among known: [String], atMost count: Int) -> [String] {
    guard name.utf8.count <= longest else { return [] }
    let plain = Array(PlainName.of(name).utf8)
    let near = known.map { (name: $0, edits: edits(from: plain, to: Array(PlainName.of($0).utf8))) }
      .filter { $0.edits <= min(mostEdits, $0.name.utf8.count / 2 - 1) }
    return near.sorted { $0.edits < $1.edits }.prefix(count).map(\.name)
  }

  /// Returns the number of letters to insert, remove or replace (Levenshtein), computed row by row.
  private static func edits(from name: [UInt8], to other: [UInt8]) -> Int {
    var row = Array(0...other.count)
    for (index, letter) in name.enumerated() {
      var previous = row[0]
      row[0] = index + 1
      for column in other.indices {
        let replaced = previous + (other[column] == letter ? 0 : 1)
        previous = row[column + 1]
        row[column + 1] = min(replaced, previous + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
