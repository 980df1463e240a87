import Components
import FacetModel
import TestSupport
import Testing
import ViewTree

/// Prices that are a bare number, which could be dollars or cents.
struct BareNumberPriceTests {
  @Test(
    "A bare number is not shown as a price, as lint says, and a string is",
    arguments: [
      ("button.quantity_stepper", #""name":"Soup","price":PRICE"#),
      ("row.item", #""price":PRICE"#),
      ("cx.nv.common.retail_item.card", #""item_data":{"item_name":"Soup","price":PRICE}"#),
      (
        "cx.nv.common.retail_item.card",
        #""price_name_info":{"default":{"base":{"name":"Soup","price":{"default":{"price":PRICE}}}}}"#
      ),
      ("card.store", #""window_shopping":{"cards":[{"name":"Soup","price":PRICE}]}"#),
    ])
  func bareNumbersAreNotShown(component: String, custom: String) throws {
    #expect(try !texts(component, custom.replacing("PRICE", with: "907")).contains("907"))
    #expect(try texts(component, custom.replacing("PRICE", with: #""$9.07""#)).contains("$9.07"))
  }

  /// The words of a facet on the screen.
  private func texts(_ component: String, _ custom: String) throws -> String {
    let feed = try Feed(
      json: #"[{"id":"1","component":{"id":"\#(component)"},"text":{"title":"Soup"},"custom":{\#(custom)}}]"#)
    let factory = try FacetFactory(ComponentLibrary.descriptors)
    let view = try #require(factory.makeView(for: feed.tree[0], in: ViewContext(client: factory.capabilities)))
    let speech = view.speech
    return ([speech.label] + speech.details).map(\.string).joined(separator: "\n")
  }
}
