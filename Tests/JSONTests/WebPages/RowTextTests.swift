import Testing

@testable import JSON

/// Texts that are a stream of rows themselves, as servers of React Server Components answer a navigation.
@Suite("Texts that are rows")
struct RowTextTests {
  private func read(_ text: String) -> Document? {
    Document.readRows(ByteBuffer(text), interner: Interner(), deferring: .empty, limits: ReadingLimits())
  }

  private static let answer =
    #":HL["/app.css","style"]"# + "\n" + #"1:"$Sreact.fragment""# + "\n" + #"2:I[40,["3"],"default"]"# + "\n"
    + #"5:T7,Borscht0:["$","div",null,{"feed":"$6","crème":1}]"# + "\n" + #"6:{"title":"$5","price":7}"#

  @Test("The rows are read, also the last one without a line break")
  func rowsAreRead() throws {
    let root = try #require(read(Self.answer)).root
    #expect(root["6"]?["title"]?.string == "Borscht")
    #expect(root["0"]?.elements.compactMap { $0["feed"]?["price"]?.int } == [7])
  }

  @Test("Every value has its place in the text, and no script")
  func placesAreThoseOfTheText() throws {
    let document = try #require(read(Self.answer))
    let price = try #require(document.root["6"]?["price"])
    let place = document.outermostOffset(of: price.range.lowerBound)
    #expect(Array(Self.answer.utf8)[place] == UInt8(ascii: "7"))
    #expect(place == Self.answer.utf8.count - 2)
    #expect(document.scriptNumber(atFileOffset: place) == nil)
  }

  @Test(
    "A text that begins otherwise is no stream of rows",
    arguments: [
      "", "{}", "[1]", "\"a:\"", "null", "a: 1", "a:1", "http://x", "data: {}", "123456789:[]", "g:[]", ":", "a:",
      "<a:[>",
      " a:[]",
    ])
  func otherTextsAreNone(text: String) {
    #expect(read(text) == nil)
    #expect(!RowStream.begins(ByteBuffer(text)))
  }

  @Test(
    "A row that ends early is left out, and the rows before it stay; a text that ends early is cut",
    arguments: [
      ("a:[", nil), ("a:{\"b", nil), ("a:Tff,x", "x"), ("a:\"", nil), (":H", nil), ("a:TZ", nil), ("a:\"x\"", "x"),
    ] as [(String, String?)])
  func brokenRows(text: String, value: String?) throws {
    let root = try #require(read("7:\"whole\"\n" + text)).root
    #expect(root["7"]?.string == "whole")
    #expect(root["a"]?.string == value)
    #expect(read(text)?.root["a"]?.string == value)
  }
}
