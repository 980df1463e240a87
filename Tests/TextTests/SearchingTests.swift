import Foundation
import TestSupport
import Testing
import Text

struct SearchingTests {
  @Test("The search finds the same texts as Foundation's search of bytes") func searchAgreesWithFoundation() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<3000 {
      let text = word(upTo: 12, &random)
      let wanted = word(upTo: 4, &random)
      let found = wanted.isEmpty || Data(text.utf8).range(of: Data(wanted.utf8)) != nil
      #expect(SafeText(text).contains(SafeText(wanted)) == found, "\(wanted) in \(text)")
    }
  }

  @Test(
    "A match is found where it is seen: in any case, with or without marks, and past what is never seen",
    arguments: [
      ("Crème brûlée", "creme", [0..<5]), ("creme", "CRÈME", [0..<5]), ("soft\u{AD}hyphen", "fth", [2..<5]),
      ("x 東京 y", "東京", [2..<6]), ("a\u{200B}b ab", "ab", [0..<2, 3..<5]), ("ab", "\u{200B}", []),
    ] as [(String, String, [Range<Int>])])
  func matchesHaveColumns(text: String, query: String, columns: [Range<Int>]) {
    #expect(SafeText(text).columns(of: SafeText(query)) == columns)
  }

  private func word(upTo length: Int, _ random: inout SeededGenerator) -> String {
    let letters = ["a", "b", "é", "麺"]
    return (0..<Int.random(in: 0...length, using: &random)).map { _ in
      letters.randomElement(using: &random) ?? "a"
    }.joined()
  }
}
