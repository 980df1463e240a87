import Drawing
import Foundation
import TestSupport
import Testing

@testable import Terminal

/// The bytes by which a terminal gets and loses pictures, read as the protocol says.
@Suite struct PlaceholderPicturesTests {
  /// A sequence: its keys, and the text behind them.
  private struct Sequence: Equatable {
    var keys: [String: String]
    var text: String
  }

  private static func sequences(in bytes: [UInt8]) throws -> [Sequence] {
    let text = String(decoding: bytes, as: UTF8.self)
    var rest = text[...]
    var found: [Sequence] = []
    while !rest.isEmpty {
      let match = try #require(rest.prefixMatch(of: /\x1B_G([^;\x1B]*)(?:;([^\x1B]*))?\x1B\\/))
      let keys = match.1.split(separator: ",").map { $0.split(separator: "=").map(String.init) }
      found.append(
        Sequence(keys: Dictionary(uniqueKeysWithValues: keys.map { ($0[0], $0[1]) }), text: String(match.2 ?? "")))
      rest = rest[match.range.upperBound...]
    }
    return found
  }

  private static func picture(bytes count: Int) -> ScreenPicture {
    var random = SeededGenerator(seed: UInt64(count))
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    return ScreenPicture(format: .png, size: Size(34, 6), bytes: bytes)
  }

  @Test("A picture is sent once, in pieces of at most 4,096 letters", arguments: [1, 3_071, 3_072, 3_073, 20_000])
  func pictureInPieces(count: Int) throws {
    let picture = Self.picture(bytes: count)
    var pictures = PlaceholderPictures(isInTmux: false, base: 0x123400)
    #expect(pictures.keep([5: picture]) == [])
    let sent = pictures.next() ?? []
    let sequences = try Self.sequences(in: sent)
    let first = try #require(sequences.first)
    #expect(first.keys["i"] == "\(0x123405)" && first.keys["U"] == "1" && first.keys["a"] == "T")
    #expect(first.keys["c"] == "34" && first.keys["r"] == "6" && first.keys["f"] == "100" && first.keys["q"] == "2")
    #expect(sequences.allSatisfy { $0.text.count <= 4_096 && $0.text.count % 4 == 0 })
    #expect(sequences.map { $0.keys["m"] } == sequences.indices.map { $0 < sequences.count - 1 ? "1" : "0" })
    #expect(Data(base64Encoded: sequences.map(\.text).joined()) == Data(picture.bytes))
    #expect(!pictures.hasWaiting)
    #expect(pictures.keep([5: picture]) == [])
    #expect(!pictures.hasWaiting)
  }

  @Test("Numbers are colours of few digits, beyond the palette, and seldom those of another program")
  func shortNumbers() {
    let bases = (0..<1_000).map { _ in PlaceholderPictures(isInTmux: false).base }
    for base in bases {
      let digits = [base >> 16, base >> 8 & 0xFF, base & 0xFF].map { "\($0)".count }
      #expect(digits == [2, 2, 1] && base > 0xFFFF && base < 1 << 24)
    }
    #expect(Set(bases).count > 800)
  }

  @Test("A picture that is gone, or has another content, is removed; those of a terminal given back come again")
  func picturesAreRemoved() throws {
    var pictures = PlaceholderPictures(isInTmux: false, base: 0x10000)
    _ = pictures.keep([1: Self.picture(bytes: 10), 2: Self.picture(bytes: 20), 3: Self.picture(bytes: 30)])
    while pictures.next() != nil {}
    let removed = pictures.keep([1: Self.picture(bytes: 11), 2: Self.picture(bytes: 20)])
    let sequences = try Self.sequences(in: removed)
    #expect(sequences.map { $0.keys["i"] } == ["\(0x10001)", "\(0x10003)"])
    #expect(sequences.allSatisfy { $0.keys["a"] == "d" && $0.keys["d"] == "I" && $0.keys["q"] == "2" })
    let again = pictures.next() ?? []
    #expect(try Self.sequences(in: again).first?.keys["i"] == "\(0x10001)")
    #expect(!pictures.hasWaiting)

    let all = pictures.removeAll()
    #expect(try Self.sequences(in: all).map { $0.keys["i"] } == ["\(0x10001)", "\(0x10002)"])
    #expect(pictures.removeAll() == [])
    let sentAgain = [pictures.next(), pictures.next(), pictures.next()]
    #expect(sentAgain.map { $0 != nil } == [true, true, false])
  }

  @Test("In tmux each sequence is handed on: with a doubled Escape, and its end outside")
  func sequencesForTmux() throws {
    var plain = PlaceholderPictures(isInTmux: false, base: 0x10000)
    var wrapped = PlaceholderPictures(isInTmux: true, base: 0x10000)
    _ = plain.keep([1: Self.picture(bytes: 9_000)])
    _ = wrapped.keep([1: Self.picture(bytes: 9_000)])
    let text = String(decoding: wrapped.next() ?? [], as: UTF8.self)
    let parts = text.components(separatedBy: "\u{1B}Ptmux;").dropFirst().map { part -> String in
      // The single ESC \ at the end belongs to tmux.
      #expect(part.hasSuffix("\u{1B}\u{1B}\\\u{1B}\\"))
      return part.dropLast(2).replacingOccurrences(of: "\u{1B}\u{1B}", with: "\u{1B}")
    }
    let bytes = plain.next()
    #expect(bytes != nil && Array(parts.joined().utf8) == bytes)
  }
}
