import JSON
import Testing

struct PlaceTests {
  @Test("Lines and columns count from 1, in characters") func linesAndColumnsCountFromOneInCharacters() {
    let bytes = ByteBuffer("{\n  \"é\": 1,\r\n\t\"x\": 2\n}")
    let table = LineTable(bytes)
    #expect(table.location(of: 0) == Location(line: 1, column: 1))
    #expect(table.location(of: 2) == Location(line: 2, column: 1))
    #expect(table.location(of: 9) == Location(line: 2, column: 7))
    #expect(table.location(of: bytes.count) == Location(line: 4, column: 2))
    #expect(bytes.string(in: table.line(around: 9)) == "  \"é\": 1,")
    #expect(bytes.string(in: table.line(around: 8, reach: 3)) == "é\": 1")
    #expect(bytes.string(in: table.line(around: 18)) == "\t\"x\": 2")
    #expect(bytes.string(in: table.line(around: bytes.count)) == "}")
  }

  @Test("A byte order mark takes no column") func aByteOrderMarkTakesNoColumn() {
    let table = LineTable(ByteBuffer("\u{FEFF}{}"))
    #expect(table.location(of: 3) == Location(line: 1, column: 1))
    #expect(table.location(of: 4) == Location(line: 1, column: 2))
  }

  @Test("Every value has its byte range and its JSON pointer") func everyValueHasARangeAndAPointer() throws {
    let document = try read(#"{"a/b":[10,{"m~n":"x"}],"":null}"#)
    let first = try #require(document.root["a/b"])
    let inner = try #require(first.elements.map { $0 }.last?["m~n"])
    #expect(document.bytes.string(in: inner.range) == "\"x\"")
    #expect(document.pointer(at: inner.range.lowerBound) == "/a~1b/1/m~0n")
    #expect(document.pointer(at: first.range.lowerBound) == "/a~1b")
    #expect(document.pointer(at: 0) == "")
    #expect(try document.pointer(at: #require(document.root[""]).range.lowerBound) == "/")
  }

  /// Web responses write objects as strings.
  @Test("A value inside an embedded document is located in the file")
  func aDocumentInsideAStringIsLocatedInTheFile() throws {
    let text = #"{"custom":"{\"name\":\"Zo\u00eb\",\"list\":[1,true]}"}"#
    let document = try read(text)
    let inner = try #require(try document.root["custom"]?.embedded())
    #expect(inner.root["name"]?.string == "Zoë")
    let last = try #require(inner.root["list"]?.elements.map { $0 }.last)
    let offset = inner.outermostOffset(of: last.range.lowerBound)
    #expect(document.bytes.string(in: offset..<offset + 4) == "true")
    #expect(inner.pointer(at: last.range.lowerBound) == "/custom/list/1")
    #expect(inner.outermost === document)
  }

  /// More elements than are fetched ahead, and fewer.
  @Test("The elements of an array are visited in their order; other values have none", arguments: [0, 1, 5, 6, 7, 40])
  func elementsAreVisitedInOrder(count: Int) throws {
    let texts = (0..<count).map { number in
      [#"{"n":[\#(number),[]]}"#, "\(number)", #""\#(number)""#][number % 3]
    }
    let document = try read("[\(texts.joined(separator: " ,"))]")
    var seen: [String] = []
    document.forEachElement(of: .root) { seen.append(document.bytes.string(in: document.value(at: $0).range)) }
    #expect(seen == texts)
    for text in [#"{"a":[1]}"#, #""[1]""#, "7", "null"] {
      let other = try read(text)
      other.forEachElement(of: .root) { _ in Issue.record("\(text) has no elements") }
    }
  }

  @Test("An error names the byte at which it shows, and the byte of what was left open")
  func errorsSayWhere() throws {
    let bytes = ByteBuffer("{\n  \"title\": \"Noodl")
    let error = try #require(throws: SyntaxError.self) { try Document.read(bytes, interner: Interner()) }
    let table = LineTable(bytes)
    #expect(error.reason == .endsInside(.string, opened: 13))
    #expect(table.location(of: error.offset) == Location(line: 2, column: 18))
  }
}
