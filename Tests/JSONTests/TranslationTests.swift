import JSON
import Testing

/// Texts that are written from a response, and the way back from a text into its response.
@Suite("Translations")
struct TranslationTests {
  private let response = #"{"name": "A \"quoted\" caf\u00e9", "list": [{"id": 7}, {"id": 8}], "price": 12.50}"#

  /// Writes the list in reverse, then the name.
  private func translate(_ source: Document) throws -> Document {
    let writer = TranslationWriter(of: source.root)
    writer.beginObject()
    writer.key("items")
    writer.beginList(of: source.root["list"])
    for element in source.root["list"]?.elements.reversed() ?? [] {
      writer.beginObject(of: element)
      writer.key("made")
      writer.string("by us \u{1}\\\"")
      writer.key("number")
      try writer.scalar(#require(element["id"]))
      writer.end()
    }
    writer.end()
    writer.key("title")
    try writer.scalar(#require(source.root["name"]))
    writer.key("price")
    try writer.scalar(#require(source.root["price"]))
    writer.key("isOpen")
    writer.bool(true)
    return try writer.document()
  }

  @Test("Strings and numbers are written with the values of the response, escaped where JSON needs it")
  func values() throws {
    let root = try translate(read(response)).root
    #expect(root["title"]?.string == "A \"quoted\" café")
    #expect(root["price"]?.numberText == "12.50")
    #expect(root["isOpen"]?.bool == true)
    let items = try #require(root["items"]).elements.map { $0 }
    #expect(items.map { $0["number"]?.int } == [8, 7])
    #expect(items.allSatisfy { $0["made"]?.string == "by us \u{1}\\\"" })
  }

  @Test("A value of a translation is located at the value of the response it was written from")
  func places() throws {
    let source = try read(response)
    let document = try translate(source)
    #expect(document.isTranslation)
    #expect(document.outermost === source)
    #expect(document.fileBytes === source.bytes)
    func pointer(_ value: Value?) throws -> String {
      let value = try #require(value)
      return value.document.pointer(at: value.range.lowerBound)
    }
    let items = try #require(document.root["items"]).elements.map { $0 }
    #expect(try pointer(items[0]) == "/list/1")
    #expect(try pointer(items[0]["made"]) == "/list/1")
    #expect(try pointer(items[1]["number"]) == "/list/0/id")
    #expect(try pointer(document.root["title"]) == "/name")
    #expect(try pointer(document.root["isOpen"]) == "")
    let price = try #require(document.root["price"])
    #expect(source.bytes.string(in: price.fileRange) == "12.50")
    #expect(try source.bytes.string(in: #require(document.root["title"]).fileRange) == #""A \"quoted\" caf\u00e9""#)
    #expect(items[0].original.range == source.root["list"]?.elements.map { $0 }[1].range)
  }

  @Test("Pointers of many places come in the order in which they were asked for")
  func manyPlaces() throws {
    let document = try translate(read(response))
    let items = try #require(document.root["items"]).elements.map { $0 }
    let values = try [items[0], #require(items[0]["number"]), items[1], #require(document.root["title"])]
    #expect(
      document.pointers(at: values.map(\.range.lowerBound)) == ["/list/1", "/list/1/id", "/list/0", "/name"])
  }

  @Test("References cannot make a translation longer than sixteen times its response")
  func limit() throws {
    let long = String(repeating: "x", count: 1 << 16)
    let source = try read(#"["\#(long)"]"#)
    let text = try #require(source.root.elements.map { $0 }.first)
    let writer = TranslationWriter(of: source.root)
    writer.beginList()
    var count = 0
    while !writer.isFull {
      writer.scalar(text)
      count += 1
      try #require(count < 100)
    }
    let document = try writer.document()
    #expect(document.bytes.count <= 16 * source.bytes.count + 100)
    #expect(document.root.elements.map { $0 }.last?.isNull == true)
  }
}
