/// How well a few letters suggest a text: all of them stand in it in their order, the better the closer together and
/// the nearer to the beginnings of words.
struct FuzzyMatch: Equatable {
  let score: Int
  /// The places of the letters in the text.
  let places: [Int]

  /// The most letters of a title that are searched.
  private static let longest = 120

  init?(_ query: String, in text: String) {
    self.init(Self.wanted(query), in: Self.letters(of: text))
  }

  /// `nil` where a letter is missing. Both are as `wanted` and `letters` make them.
  init?(_ wanted: [Character], in letters: [Character]) {
    guard wanted.count <= letters.count else { return nil }
    // For each letter, the best way to have come to each place where it stands.
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

  /// The letters to look for in a typed text.
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
  /// The value of a letter less close to the start is a little lower, but by less than one unit.
  private static let unit = 16

  /// The best one; `nil` where no letter before it stands before it.
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
