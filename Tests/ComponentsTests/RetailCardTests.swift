import Components
import FacetModel
import TestSupport
import Testing
import ViewTree

/// The texts of a retail item's card, from the alternatives that a backend may send.
struct RetailCardTests {
  private func speech(_ custom: String, version: SemanticVersion = Capabilities.current) throws -> Speech {
    let feed = try Feed(
      json: #"[{"id":"1","component":{"id":"cx.nv.common.retail_item.card"},"custom":{\#(custom)}}]"#)
    let factory = try FacetFactory(ComponentLibrary.descriptors)
    let view = factory.makeView(for: feed.tree[0], in: ViewContext(client: factory.capabilities.asOf(version)))
    return try #require(view).speech
  }

  private func base(_ price: String, regular: String? = nil, name: String = "Rye Bread") -> String {
    let regular = regular.map { #","regular_price":{"price":"\#($0)"}"# } ?? ""
    return #""base":{"name":"\#(name)","price":{"default":{"price":"\#(price)"}\#(regular)}}"#
  }

  @Test("The alternative with the most texts is shown")
  func richestAlternativeWins() throws {
    let rich = #"{\#(base("$2.00", regular: "$3.00"))}"#
    let poor = #"{\#(base("$9.00"))}"#
    for info in [#""default":\#(rich),"nv":\#(poor)"#, #""nv":\#(rich),"default":\#(poor)"#] {
      let speech = try speech(#""price_name_info":{\#(info)}"#)
      #expect(speech.label == "Rye Bread")
      #expect(speech.details == ["$2.00", "was $3.00"])
    }
  }

  @Test("A text that no alternative has comes from the item's data")
  func itemDataIsTheFallback() throws {
    let item = #""item_data":{"item_name":"Rye","price":{"display_string":"$4.10"},"display_unit":"each"}"#
    #expect(try speech(item).details == ["$4.10", "each"])
    let info = #""price_name_info":{"nv":{"base":{"unit":"1 lb"}}}"#
    let both = try speech(item + "," + info)
    #expect(both.label == "Rye")
    #expect(both.details == ["$4.10", "1 lb"])
  }

  @Test("Another name in the item's data does not replace that of an alternative, but a shorter one says the amount")
  func nameComesFromTheAlternative() throws {
    let info = #""price_name_info":{"default":{\#(base("$3.29", name: "Oat Milk (1 L)"))}}"#
    #expect(try speech(#""item_data":{"item_name":"Milk"},"# + info).label == "Oat Milk (1 L)")
    let known = try speech(#""item_data":{"item_name":"Oat Milk"},"# + info)
    #expect(known.label == "Oat Milk")
    #expect(known.details == ["$3.29", "1 L"])
  }

  @Test(
    "A name that only begins like that in the item's data stays whole",
    arguments: [
      ("Coke", "Coke-Zero Sugar"), ("Apple", "Applesauce"), ("Milk", "Milk 2%"), ("Coke", "Coke (Zero) Bottle (1 L)"),
      ("Tea", "Tea ()"),
    ])
  func nameIsNotBroken(_ itemName: String, _ name: String) throws {
    let info = #""price_name_info":{"default":{\#(base("$3.29", name: name))}}"#
    let speech = try speech(#""item_data":{"item_name":"\#(itemName)"},"# + info)
    #expect(speech.label.string == name)
    #expect(speech.details == ["$3.29"])
  }

  @Test("A regular price is said only if it differs from the price")
  func regularPriceIsSaidWhereItDiffers() throws {
    #expect(try speech(#""price_name_info":{"default":{\#(base("$2.00", regular: "$2.00"))}}"#).details == ["$2.00"])
    let parts = #"{"price":{"text":[{"leading_superscripts":["$"],"text":"2","trailing_superscripts":["00"]}]}}"#
    let info =
      #""price_name_info":{"default":{"base":{"name":"x","price":{"default":{"price":"$2.00"},"regular_price_v2":\#(parts)}}}}"#
    #expect(try speech(info).details == ["$2.00"])
  }

  @Test("Stock labels and ratings of the metadata are said once, even if badges repeat them")
  func metadataIsSaid() throws {
    let entries = #"""
      "price_name_info":{"metadata_entries":{"metadata_entries":[
        {"badge":{"ratings":{"ratings":{"average":4.94,"count_display_string":"200+"}}}},
        {"badge":{"standard":{"badges":[{"text":"20+ in stock"},{"text":"Low prices"}]}}}]}}
      """#
    let badges = #""badges":[{"text":"Low prices"}]"#
    #expect(try speech(entries + "," + badges).details == ["rated 4.9 (200+)", "Low prices", "20+ in stock"])
    #expect(try speech(entries, version: SemanticVersion(4, 0, 0)).details.contains("20+ in stock"))
  }

  @Test("Without a quantity in the response, the card says that none are in the order")
  func unknownQuantityIsZero() throws {
    #expect(try speech(#""quantity_stepper":{"behavior":"x"}"#).details == ["none added yet"])
    #expect(try speech(#""quantity_stepper":{"default_quantity":2}"#).details == ["quantity: 2"])
  }
}
