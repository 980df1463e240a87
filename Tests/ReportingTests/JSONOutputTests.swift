import Foundation
import Testing

@testable import Reporting

/// JSON written for programs, which may also end up on a terminal.
struct JSONOutputTests {
  private static let hostile = "a\"b\\c/\u{1B}[31m\n\u{9B}\u{202E}\u{E0041}\u{FEFF}\u{10FFFF}é🍜\u{0}"

  @Test("An exact string is read back with every character")
  func exactStringIsReadBack() throws {
    let text = JSONOutput.array([.exact(Self.hostile), .exact("")]).text
    let read = try JSONDecoder().decode([String].self, from: Data(text.utf8))
    #expect(read.map { Array($0.unicodeScalars) } == [Array(Self.hostile.unicodeScalars), []])
  }

  @Test("No string in the output can control a terminal")
  func outputCannotControlATerminal() {
    for json in [JSONOutput.exact(Self.hostile), .string(Self.hostile)] {
      for scalar in json.text.unicodeScalars {
        #expect(scalar.isASCII ? scalar.value >= 0x20 && scalar.value < 0x7F : ["é", "🍜", "\u{FFFD}"].contains(scalar))
      }
    }
  }

  @Test("Indented JSON has a line for each member, keeps short lists on one line, and is read back unchanged")
  func indentedJSONIsReadBack() throws {
    let json = JSONOutput.object([
      ("name", .string("a \"b\"")), ("none", .object([])), ("words", .array([.string("x"), .number(2)])),
      ("inner", .array([.object([("deep", .bool(true))]), .null])),
    ])
    var text = ""
    json.writeIndented(to: &text)
    #expect(
      text == """
        {
          "name": "a \\"b\\"",
          "none": {},
          "words": ["x",2],
          "inner": [
            {
              "deep": true
            },
            null
          ]
        }
        """)
    let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    #expect(read == (try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? NSDictionary))
  }
}
