import TestSupport
import Testing

@testable import AppCore

struct FuzzyMatchTests {
  private static let alphabet = Array("abcABC -/éÉİß🇺🇸寿👩‍🚀é")

  private static func text(_ random: inout SeededGenerator, _ most: Int) -> String {
    String((0..<Int.random(in: 0...most, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "a" })
  }

  /// A query matches a text exactly when its letters stand there in their order; the match gives their places.
  @Test("A query matches when its letters stand in the text in order, and the match gives their places")
  func placesFollowTheQuery() {
    var random = SeededGenerator(seed: 6)
    var found = 0
    for _ in 0..<4000 {
      let text = Self.text(&random, 14)
      let query = Self.text(&random, 4)
      let letters = text.map { $0.lowercased() }
      let wanted = query.filter { $0 != " " }.map { $0.lowercased() }
      var rest = letters[...]
      let isThere = wanted.allSatisfy { letter in
        guard let place = rest.firstIndex(of: letter) else { return false }
        rest = rest[(place + 1)...]
        return true
      }
      let match = FuzzyMatch(query, in: text)
      #expect((match != nil) == isThere, "'\(query)' in '\(text)'")
      guard let match else { continue }
      found += 1
      #expect(match.places == match.places.sorted() && Set(match.places).count == match.places.count)
      #expect(match.places.allSatisfy(letters.indices.contains))
      #expect(match.places.map { letters[$0] } == wanted, "'\(query)' in '\(text)'")
    }
    #expect(found > 400)
  }

  /// A text with a word that begins with the query has the best score of all texts.
  @Test("A text with a word that begins with the query is the best match")
  func beginningOfAWordIsBest() {
    var random = SeededGenerator(seed: 7)
    let letters = Array("abc ")
    for _ in 0..<500 {
      let texts = (0..<12).map { _ in
        String((0..<12).map { _ in letters.randomElement(using: &random) ?? "a" })
      }
      let words = texts.flatMap { $0.split(separator: " ") }
      guard let word = words.randomElement(using: &random) else { continue }
      let query = String(word.prefix(Int.random(in: 1...word.count, using: &random)))
      let best = texts.max { (FuzzyMatch(query, in: $0)?.score ?? .min) < (FuzzyMatch(query, in: $1)?.score ?? .min) }
      let beginsSo = best?.split(separator: " ").contains { $0.hasPrefix(query) }
      #expect(beginsSo == true, "'\(query)' found '\(best ?? "")' in \(texts)")
    }
  }

  @Test(
    "Of several matches, the most likely one comes first",
    arguments: [
      ("pd", ["a page down", "half a page down", "to the end"], 0),
      ("end", ["spend it", "to the end", "every new day"], 1),
      ("sec", ["to see a cat", "to the next section", "scenic"], 1), ("ligh", ["slight", "light or dark"], 1),
    ]) func likelyTextsComeFirst(query: String, texts: [String], best: Int)
  {
    let scores = texts.map { FuzzyMatch(query, in: $0)?.score ?? .min }
    #expect(scores.firstIndex(of: scores.max() ?? 0) == best, "\(scores)")
  }

  /// The name of a section can have any length.
  @Test("A very long text is matched within five seconds of processor time")
  func longTextsAreMatchedInTime() {
    let text = String(repeating: "ab ", count: 200_000)
    let time = processorTime {
      #expect(FuzzyMatch(String(repeating: "ab", count: 20), in: text) != nil)
    }
    #expect(time < .seconds(5))
  }
}
