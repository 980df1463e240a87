import Foundation
import Testing

@testable import Text

/// JSON that is written to sessions, archives and logs.
struct WrittenJSONTests {
  private static let hostile =
    "a\u{1B}[31m\u{7F}\u{9B}2J\u{80}\u{85}\u{202E}\u{2066}\u{200F}\u{61C}\u{2028}\u{FEFF}\u{E0041}é🍜"

  private func expectHarmless(_ bytes: [UInt8], _ expected: String) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    for scalar in text.unicodeScalars {
      #expect(
        scalar.isASCII ? scalar.value >= 0x20 && scalar.value < 0x7F : ["é", "🍜"].contains(scalar), "\(scalar.value)")
    }
    #expect(try JSONDecoder().decode([String].self, from: Data(bytes)) == [expected])
  }

  @Test("Control characters, bidirectional controls and invisible characters are escaped in written strings")
  func writtenStrings() throws {
    try expectHarmless(WrittenJSON.strings([Self.hostile]).bytes, Self.hostile)
  }

  @Test("The same characters are escaped in a backend's JSON, and only spaces outside strings are removed")
  func foreignJSON() throws {
    let raw = "[ \"\(Self.hostile.replacing("\u{1B}", with: "\\u001b"))\\\\\\\"\u{9B}\" ]"
    try expectHarmless(
      Array(raw.utf8).withUnsafeBufferPointer { WrittenJSON.compact($0) }, Self.hostile + "\\\"\u{9B}")
    let plain = #"{ "a" : [1, "b c\"", true] }"#
    let compact = Array(plain.utf8).withUnsafeBufferPointer { WrittenJSON.compact($0) }
    #expect(String(decoding: compact, as: UTF8.self) == #"{"a":[1,"b c\"",true]}"#)
  }
}
