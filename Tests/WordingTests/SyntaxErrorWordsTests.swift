import JSON
import Testing
import Text
import Wording

/// Why a text is not JSON, in words.
struct SyntaxErrorWordsTests {
  @Test("A syntax error says what is wrong and where that began, in either language")
  func messagesSayWhatAndWhere() throws {
    let bytes = ByteBuffer("{\n  \"title\": \"Noodl")
    let error = try #require(throws: SyntaxError.self) { try Document.read(bytes, interner: Interner()) }
    let message = error.message(locate: LineTable(bytes).location)
    #expect(message.text(in: .english) == "the text ends inside a string that starts at 2:12")
    #expect(message.text(in: Words(.spanish)) == "el texto acaba dentro de una cadena con inicio en 2:12")
  }

  @Test(
    "A byte is named so that a reader can see it",
    arguments: [
      ("[1 2]", "'2' where a comma or a closing bracket should be", "'2' donde debería ir una coma"),
      ("[,]", "',' where a value should be", "',' donde debería ir un valor"),
      ("[\"\t\"]", "a tab inside a string must be escaped", "un tabulador dentro de una cadena"),
      ("[\"\u{1}\"]", "byte 0x1 inside a string must be escaped", "el byte 0x1 dentro de una cadena"),
    ])
  func bytesAreNamed(text: String, english: String, spanish: String) throws {
    let error = try #require(throws: SyntaxError.self) { try Document.read(ByteBuffer(text), interner: Interner()) }
    let message = error.message { Location(line: 1, column: $0) }
    #expect(message.text(in: .english).string.hasPrefix(english))
    #expect(message.text(in: Words(.spanish)).string.hasPrefix(spanish))
  }

  @Test("A message behind a place keeps the place in every language")
  func placesStay() {
    let message = Message { $0.noSuchFile }.placed(at: "a.json")
    #expect(message.text(in: .english) == "a.json: no such file")
    #expect(message.text(in: Words(.spanish)) == "a.json: no existe ese archivo")
    #expect(Message(verbatim: "zz").text(in: Words(.spanish)) == "zz")
  }
}
