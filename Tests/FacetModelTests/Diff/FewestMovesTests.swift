import FacetModel
import JSON
import TestSupport
import Testing

/// The number of moves, which is the smallest possible.
struct FewestMovesTests {
  /// Tries every subset of facets that could stay in place.
  @Test("No shorter list of moves exists for short lists, as trying all shows")
  func noShorterListOfMovesExists() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let all = Array(0..<9)
      let old = Array(all.shuffled(using: &random).prefix(Int.random(in: 0...7, using: &random)))
      let new = Array(all.shuffled(using: &random).prefix(Int.random(in: 0...7, using: &random)))
      let diff = try diff(list(old), list(new))
      let common = new.filter(old.contains)
      #expect(diff.counts.move == common.count - mostThatCanStay(old.filter(new.contains), common), "\(old) \(new)")
      #expect(diff.counts.insert == new.count - common.count && diff.counts.delete == old.count - common.count)
    }
  }

  private func mostThatCanStay(_ old: [Int], _ new: [Int]) -> Int {
    (0..<1 << old.count).map { chosen in
      let kept = old.indices.filter { chosen >> $0 & 1 == 1 }.map { old[$0] }
      return new.filter(kept.contains) == kept ? kept.count : 0
    }.max() ?? 0
  }

  @Test("Long lists have the fewest moves possible") func longListsHaveTheFewestMoves() throws {
    var random = SeededGenerator(seed: 12)
    for length in [30, 300, 900] {
      let old = Array(0..<length)
      var new = old
      for _ in 0..<length / 3 {
        new.insert(
          new.remove(at: Int.random(in: 0..<length, using: &random)), at: Int.random(in: 0..<length, using: &random))
      }
      #expect(try diff(list(old), list(new)).counts.move == length - longestAscent(new))
    }
  }

  /// The length of the longest ascending subsequence, in quadratic time.
  private func longestAscent(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      lengths.append(1 + (0..<index).reduce(0) { numbers[$1] < number ? max($0, lengths[$1]) : $0 })
    }
    return lengths.max() ?? 0
  }

  private func list(_ numbers: [Int]) -> String {
    #"{"body":[{"id":"s","body":[\#(numbers.map { item("f\($0)") }.joined(separator: ","))]}]}"#
  }
}
