import FacetModel
import JSON
import TestSupport
import Testing

struct PriceTextTests {
  private func text(_ json: String) throws -> String? {
    PriceText(try Feed(json: #"{"id":"a","component":{"id":"x"},"custom":{"price":\#(json)}}"#).tree[0].custom["price"])
      .text
  }

  @Test(
    "A price in parts reads as one price",
    arguments: [
      (#"[{"leading_superscripts":["$"],"text":"3","trailing_superscripts":["29"]}]"#, "$3.29"),
      (#"[{"leading_superscripts":"$","text":"1,299","trailing_superscripts":"00"}]"#, "$1,299.00"),
      (#"[{"leading_superscripts":["$"],"text":"2","trailing_superscripts":["50","/lb"]}]"#, "$2.50/lb"),
      (#"[{"leading_superscripts":["$"],"text":"2","trailing_superscripts":["50","each"]}]"#, "$2.50 each"),
      (#"[{"text":"50","trailing_superscripts":["¢"]}]"#, "50¢"),
      (#"[{"leading_superscripts":["$"],"text":"3."},{"text":"29"}]"#, "$3. 29"),
      (#"[{"leading_superscripts":["$"],"text":"4","trailing_superscripts":["00"]},{"text":"for 2"}]"#, "$4.00 for 2"),
      (#"[{"leading_superscripts":[],"text":"$7.10","trailing_superscripts":null}]"#, "$7.10"),
      (#"[{"leading_superscripts":[{"text":"$"}],"text":5,"trailing_superscripts":[{"text":"05"}]}]"#, "$5.05"),
    ])
  func partsReadAsOnePrice(parts: String, price: String) throws {
    #expect(try text(#"{"price":{"text":\#(parts)}}"#) == price)
    #expect(try text(#"{"text":\#(parts)}"#) == price)
  }

  @Test("A price may be a string or an object with a string")
  func plainPricesAreRead() throws {
    #expect(try text(#""$3.29""#) == "$3.29")
    #expect(try text(#"{"price":"$3.29"}"#) == "$3.29")
    #expect(try text(#"{"display_string":"$3.29","unit_amount":329}"#) == "$3.29")
    #expect(try text(#"{"price":{"display_string":"$3.29"}}"#) == "$3.29")
  }

  @Test(
    "Values that are not prices have no text",
    arguments: [
      "{}", "[]", "[1,2]", "true", #""""#, #"{"text":[]}"#, #"{"text":[{},null,{"text":{}}]}"#,
      #"{"price":{"price":{"price":{"price":{"price":"$1"}}}}}"#,
    ])
  func otherValuesAreNotPrices(json: String) throws {
    #expect(try text(json) == nil)
  }

  @Test("Only the first parts of a price with very many parts are read")
  func partsAreLimited() throws {
    let parts = Array(repeating: #"{"text":"9"}"#, count: 100_000).joined(separator: ",")
    #expect(try #require(try text(#"{"text":[\#(parts)]}"#)).count < 32)
  }
}
