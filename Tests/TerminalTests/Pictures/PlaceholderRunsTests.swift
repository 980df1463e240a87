import TestSupport
import Testing

@testable import Terminal

@Suite struct PlaceholderRunsTests {
  /// Writes out what a terminal repeats, as its manual says: REP repeats the character before it.
  private static func repeated(_ text: String) -> String {
    var scalars: [Unicode.Scalar] = []
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      let order = rest.prefix { $0 != "b" }
      let digits = order.dropFirst(2)
      if first == "\u{1B}", order.dropFirst().first == "[", !digits.isEmpty,
        digits.allSatisfy({ ("0"..."9").contains($0) }), let count = Int(String(String.UnicodeScalarView(digits))),
        order.endIndex < rest.endIndex, let last = scalars.last
      {
        scalars += [Unicode.Scalar](repeating: last, count: count)
        rest = rest[rest.index(after: order.endIndex)...]
      } else {
        scalars.append(first)
        rest.removeFirst()
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  @Test("A frame says the same in a shorter form, whatever stands between the placeholders")
  func framesSayTheSame() {
    var random = SeededGenerator(seed: 22)
    let pieces = [
      "\u{10EEEE}", "\u{10EEEE}\u{305}\u{305}", "a", " ", "é", "語", "\u{1B}[38;2;1;2;3m", "\u{1B}[4;5H", "\u{10EEEF}",
    ]
    for _ in 0..<2_000 {
      var frame = ""
      for _ in 0..<Int.random(in: 0..<8, using: &random) {
        let piece = pieces.randomElement(using: &random) ?? ""
        frame += String(repeating: piece, count: Int.random(in: 1...9, using: &random))
      }
      let short = PlaceholderRuns.shortened(Array(frame.utf8))
      #expect(Self.repeated(String(decoding: short, as: UTF8.self)) == frame)
      #expect(short.count <= frame.utf8.count)
    }
  }

  @Test("A row of a picture takes less than its spaces would")
  func rowsAreShort() {
    let row = "\u{10EEEE}\u{305}\u{305}" + String(repeating: "\u{10EEEE}", count: 33)
    #expect(PlaceholderRuns.shortened(Array(row.utf8)).count < 34)
  }
}
