/// How well a few letters suggest a text: all of them stand in it in their order, the better the closer together and
/// the nearer to the beginnings of words.
struct FuzzyMatch: Equatable {
  let score: Int
  /// The places of the letters in the text.
  let places: [Int]

  /// `nil` where a letter is missing.
  init?(_ query: String, in text: String) {
    let letters = Array(text.lowercased())
    var best: FuzzyMatch? = FuzzyMatch(score: 0, places: [])
    for letter in query.lowercased() where letter != " " {
      best = best.flatMap { Self.extend($0, by: letter, in: letters) }
    }
    guard let best else { return nil }
    self = best
  }

  private init(score: Int, places: [Int]) {
    self.score = score
    self.places = places
  }

  /// A letter right behind the one before is best, then one at the beginning of a word, then the nearest.
  private static func extend(_ match: FuzzyMatch, by letter: Character, in letters: [Character]) -> FuzzyMatch? {
    let start = match.places.last.map { $0 + 1 } ?? 0
    guard let nearest = letters[start...].firstIndex(of: letter) else { return nil }
    let isNext = nearest == start && !match.places.isEmpty
    let atWord = isNext ? nil : letters[start...].indices.first { letters[$0] == letter && isWordStart($0, letters) }
    let place = atWord ?? nearest
    let worth = isNext ? 8 : atWord != nil ? 6 : 1
    // What stands later is worth a little less.
    return FuzzyMatch(score: match.score + 16 * worth - min(15, place - start), places: match.places + [place])
  }

  private static func isWordStart(_ index: Int, _ letters: [Character]) -> Bool {
    index == 0 || !(letters[index - 1].isLetter || letters[index - 1].isNumber)
  }
}
