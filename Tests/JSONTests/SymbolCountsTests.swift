import TestSupport
import Testing

@testable import JSON

/// The table that counts strings in lists.
@Suite struct SymbolCountsTests {
  @Test("Each string is counted as often as a dictionary counts it, list by list")
  func counts() {
    var random = SeededGenerator(seed: 3)
    let table = SymbolCounts()
    for _ in 0..<50 {
      table.beginList()
      var expected: [UInt32: Int] = [:]
      for _ in 0..<Int.random(in: 0...200, using: &random) {
        let symbol = UInt32.random(in: 0...(Bool.random(using: &random) ? 20 : 5000), using: &random)
        #expect(table.count(Symbol(rawValue: symbol)) == expected[symbol, default: 0])
        expected[symbol, default: 0] += 1
      }
    }
  }
}
