import AppTestSupport
import Drawing
import TestSupport
import Testing

/// The focus marks the name of the facet that has it.
struct FocusedNameTests {
  @Test("The focus marks the name, not the price, the icon or the check before it")
  func focusMarksNames() throws {
    let dish = #"""
      {"id":"d","component":{"id":"card.dish_item_square","category":"card"},
      "text":{"title":"Miso Ramen","subtitle":"$15.25"},"events":{"click":{"name":"navigate","data":{"uri":"x"}}}}
      """#
    let goods = #"""
      {"id":"g","component":{"id":"cx.nv.common.retail_item.card","category":"card.retail_item"},
      "custom":{"item_data":{"item_id":"7","item_name":"Oat Milk","price":"$4.25"}}}
      """#
    for (json, name) in [(dish, "Miso Ramen"), (goods, "Oat Milk")] {
      let app = try TestApp(json: "[\(json)]", size: Size(60, 16), reducesMotion: true)
      app.press(.down)
      #expect(app.lit == [name], "\(app.picture)")
    }
    let app = try TestApp(folder: "SampleFeeds", size: Size(100, 40))
    for (words, name) in [("Offers", "Offers"), ("Grocery", "Grocery")] {
      app.press(.character("/"))
      app.receive(.paste(words))
      app.press(.enter).press(.escape)
      #expect(app.lit == [name], "\(app.picture)")
    }
    app.press(.character("/"))
    app.receive(.paste("Offers"))
    app.press(.enter).press(.escape).press(.character(" "))
    app.page("home.json").shows("✓ Offers")
    #expect(app.lit == ["Offers"], "\(app.picture)")
  }

  @Test(
    "On the sample pages, the focus never marks a price, a check or an icon",
    arguments: ["home", "store", "retail", "search"])
  func samplesMarkNames(sample: String) throws {
    let app = try TestApp(sample: sample, size: Size(120, 40), reducesMotion: true)
    for _ in 0..<60 {
      app.press(.tab)
      let lit = try #require(app.lit.first, "\(app.picture)")
      #expect(!lit.hasPrefix("$") && lit != "✓" && lit != "%", "\(app.focused ?? "") lights '\(lit)'")
    }
  }
}
