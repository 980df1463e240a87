/// What a misspelled name may have been meant to be.
public enum Misspelling {
  /// Longer names are none of ours.
  private static let longest = 32
  /// More letters than this make another word of it.
  private static let mostEdits = 2

  /// The known name that takes the fewest letters to change into; `nil` where none is near.
  public static func meant(by name: String, among known: [String]) -> String? {
    guard name.utf8.count <= longest else { return nil }
    let plain = Array(PlainName.of(name).utf8)
    let near = known.map { (name: $0, edits: edits(from: plain, to: Array(PlainName.of($0).utf8))) }
      .filter { $0.edits <= min(mostEdits, $0.name.utf8.count / 2 - 1) }
    return near.min { $0.edits < $1.edits }?.name
  }

  /// The letters to insert, remove or replace (Levenshtein), row by row.
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
