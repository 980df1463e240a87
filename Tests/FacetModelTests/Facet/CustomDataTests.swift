import FacetModel
import JSON
import Testing

/// The `custom` data of a facet. Invalid data costs the facet its extras and nothing more.
struct CustomDataTests {
  @Test(
    "Custom data is an object or a string with an object",
    arguments: [
      #"{"store_id":"7","is_currently_available":"true","rating":{"average_rating":4.5},"none":null,"empty":""}"#,
      #""{\"store_id\":\"7\",\"is_currently_available\":true,\"rating\":{\"average_rating\":4.5},"#
        + #"\"none\":null,\"empty\":\"\"}""#,
    ])
  func customIsAnObjectOrAString(_ json: String) throws {
    let custom = try facet(#""custom":\#(json)"#).custom
    #expect(custom.string("store_id") == "7")
    #expect(custom.bool("is_currently_available") == true)
    #expect(custom["rating"]?["average_rating"]?.double == 4.5)
    #expect(custom["none"] == nil)
    #expect(custom.string("empty") == nil)
    #expect(custom["elsewhere"] == nil)
  }

  @Test("Custom data may be an empty object", arguments: ["{}", #""{}""#, #"" { } ""#])
  func customMayBeEmpty(_ json: String) throws {
    let custom = try facet(#""custom":\#(json)"#).custom
    #expect(custom.object?.members.contains { _ in true } == false)
  }

  @Test(
    "Invalid custom data is ignored, and the facet is shown",
    arguments: [
      "null", #""""#, "7", "true", "[]", #"[{"key":"store_id","value":"7"}]"#, #""[1]""#, #""null""#, #""not JSON""#,
      #""{\"store_id\":""#, #""{\"store_id\":\"7\"} x""#, #""{\"a\":\u0001}""#,
    ])
  func invalidCustomIsIgnored(_ json: String) throws {
    let facet = try facet(#""custom":\#(json),"text":{"title":"T"}"#, component: "card.store")
    #expect(facet.custom.object == nil)
    #expect(facet.custom["store_id"] == nil)
    #expect(facet.text.title == "T")
    #expect(Admission(facet.tree, for: .all).isShown(facet))
  }

  /// Inside a string, the escapes of both texts are between a value and its bytes in the file.
  @Test(
    "A custom value is located in the file, even inside a string",
    arguments: [
      ("{\n \"custom\": {\"name\": \"Zo\u{EB}\",\n  \"price\": 4}}", "3:12"),
      ("{\n \"custom\": \"{\\\"name\\\":\\\"Zo\\u00eb\\\",\\n\\\"price\\\":4}\"}", "2:48"),
    ])
  func valuesAreLocatedInTheFile(_ json: String, _ place: String) throws {
    let feed = try decode(#"{"component":{"id":"x"},"# + json.dropFirst())
    let price = try #require(feed.body.first?.custom["price"])
    let offset = price.document.outermostOffset(of: price.range.lowerBound)
    #expect(LineTable(feed.document.bytes).location(of: offset).description == place)
    #expect(feed.document.bytes[offset] == UInt8(ascii: "4"))
  }
}
