import JSON
import TestSupport
import Testing

struct FingerprintTests {
  /// Returns the fingerprint of each element of an array.
  private func fingerprints(ofElementsOf list: [UInt8], _ interner: Interner) throws -> [Fingerprint] {
    let document = try Document.read(ByteBuffer(list), interner: interner)
    var maker = FingerprintMaker(interner)
    var fingerprints: [Fingerprint] = []
    document.forEachElement(of: .root) { element in
      maker.add(element, of: FingerprintSource(document))
      fingerprints.append(maker.finish())
    }
    return fingerprints
  }

  private func list(_ texts: [[UInt8]]) -> [UInt8] {
    Array("[".utf8) + texts.map { [UInt8(ascii: "\"")] + $0 + [UInt8(ascii: "\"")] }.joined(separator: Array(", ".utf8))
      + Array("]".utf8)
  }

  /// The lengths pass those from which a text is added in other steps.
  @Test("Every byte of a text counts, however long the text is, and its place does not") func everyByteCounts() throws {
    var random = SeededGenerator(seed: 7)
    let interner = Interner()
    for length in 1...400 {
      let text = (0..<length).map { _ in UInt8.random(in: 97...122, using: &random) }
      var texts = [text, text]
      for place in text.indices {
        var changed = text
        changed[place] = changed[place] == 97 ? 98 : 97
        texts.append(changed)
      }
      texts.append(text.dropLast() as [UInt8])
      texts.append(text + [97])
      let prints = try fingerprints(ofElementsOf: list(texts), interner)
      #expect(prints.count == length + 4)
      #expect(prints[0] == prints[1])
      #expect(Set(prints).count == Set(texts).count, "of \(length) bytes")
    }
  }

  @Test("Pieces of a long text that change places make another text") func orderCounts() throws {
    let pieces = (0..<40).map { (number: UInt8) -> [UInt8] in
      let end: UInt8 = 65 + number / 26
      return [UInt8](repeating: 97 + number % 26, count: 15) + [end]
    }
    let text = Array(pieces.joined())
    var texts = [text]
    for (first, second) in [(0, 1), (0, 4), (3, 7), (8, 9), (0, 39), (35, 38)] {
      var changed = pieces
      changed.swapAt(first, second)
      texts.append(Array(changed.joined()))
    }
    let prints = try fingerprints(ofElementsOf: list(texts), Interner())
    #expect(Set(prints).count == texts.count)
  }

  @Test("Other sessions have other fingerprints of the same text") func sessionsDiffer() throws {
    let text = list([[UInt8](repeating: 97, count: 200)])
    #expect(try fingerprints(ofElementsOf: text, Interner()) != fingerprints(ofElementsOf: text, Interner()))
  }
}
