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

  private func word(upTo length: Int, _ random: inout SeededGenerator) -> String {
    let letters = ["a", "b", "é", "麺"]
    return (0..<Int.random(in: 0...length, using: &random)).map { _ in
      letters.randomElement(using: &random) ?? "a"
    }.joined()
  }
}
