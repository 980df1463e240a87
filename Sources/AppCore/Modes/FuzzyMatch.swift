/// A match of a few letters in a text that contains them in order. It is better if the letters are close together and
/// near the beginnings of words.
struct FuzzyMatch: Equatable {
  let score: Int
  /// The places of the letters in the text.
  let places: [Int]

  /// The most characters of a text that are searched.
  private static let longest = 120

  init?(_ query: String, in text: String) {
    self.init(Self.wanted(query), in: Self.letters(of: text))
  }

  /// Finds the best match; `nil` if a letter is missing. The arguments come from `wanted` and `letters`.
  init?(_ wanted: [Character], in letters: [Character]) {
    guard wanted.count <= letters.count else { return nil }
    // For each letter, the best path to each of its places.
    var ways: [[Way?]] = []
    for letter in wanted {
      let row = letters.indices.map { place in
        letters[place] == letter ? Way(to: place, from: ways.last, in: letters) : nil
      }
      guard row.contains(where: { $0 != nil }) else { return nil }
      ways.append(row)
    }
    var places: [Int] = []
    let end = ways.last?.indices.max { (ways.last?[$0]?.score ?? .min, $1) < (ways.last?[$1]?.score ?? .min, $0) }
    score = end.flatMap { ways.last?[$0]?.score } ?? 0
    var place = end
    for row in ways.reversed() {
      guard let here = place else { break }
      places.append(here)
      place = row[here]?.previous
    }
    self.places = places.reversed()
  }

  /// Returns the letters of a query that count in a match.
  static func wanted(_ query: String) -> [Character] {
    query.filter { $0 != " " }.map(folded)
  }

  static func letters(of text: String) -> [Character] {
    text.prefix(longest).map(folded)
  }

  private static func folded(_ letter: Character) -> Character {
    let lower = letter.lowercased()
    return lower.count == 1 ? Character(lower) : letter
  }
}

/// A letter at its place, after the letters before it.
private struct Way {
  let score: Int
  /// The place of the letter before.
  let previous: Int?

  private static let next = 8
  private static let wordStart = 6
  private static let anywhere = 1
  /// The worth of a kind of place. A later position is worth a little less, but the kind of place always counts more.
  private static let unit = 16

  /// Finds the best path to a place; `nil` if the letter before does not occur before it.
  init?(to place: Int, from before: [Way?]?, in letters: [Character]) {
    let worth = Self.unit * (Self.isWordStart(place, letters) ? Self.wordStart : Self.anywhere)
    guard let before else {
      score = worth - min(Self.unit - 1, place)
      previous = nil
      return
    }
    var best: (score: Int, previous: Int)?
    for previous in 0..<place {
      guard let way = before[previous] else { continue }
      let gap = place - previous - 1
      let score = way.score + (gap == 0 ? Self.unit * Self.next : worth - min(Self.unit - 1, gap))
      if score > best?.score ?? .min { best = (score, previous) }
    }
    guard let best else { return nil }
    score = best.score
    previous = best.previous
  }

  private static func isWordStart(_ index: Int, _ letters: [Character]) -> Bool {
    index == 0 || !(letters[index - 1].isLetter || letters[index - 1].isNumber)
  }
}
