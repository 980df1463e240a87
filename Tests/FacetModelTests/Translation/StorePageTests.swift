import FacetModel
import JSON
import Testing
import Wording

/// Store pages, which have no facets.
@Suite("Store pages")
struct StorePageTests {
  private func page() throws -> Feed { try decode(StorePages.answer()) }

  @Test("A store page becomes sections for information, menu, carousels, lists and disclaimers, in this order")
  func order() throws {
    let feed = try page()
    #expect(
      feed.sections.map(\.id) == ["store_information", "store_menu", "carousel_top", "a", "b", "store_disclaimers"])
    #expect(feed.dialect == .translation)
    #expect(feed.translatedFrom == "shopFrontQuery")
    #expect(feed.operation == "shopFrontQuery")
    #expect(feed.page.next == nil)
  }

  @Test("The header has the name of the store, its delivery fee and time, its pictures and its rating")
  func header() throws {
    let header = try #require(try page().header.first)
    #expect(header.component.id == "header.store" && header.component.category == "header")
    #expect(header.text.title == "Under \"The\" Lime")
    #expect(header.text.subtitle == "$$ • Soup • Late")
    #expect(header.text.description == "Soups")
    #expect(header.text.custom["delivery_fee_string"] == "$1.99 delivery fee")
    #expect(header.text.custom["eta_display_string"] == "31 min")
    #expect(header.images.background?.uri == "https://img.example.com/c.jpg")
    #expect(header.images.main?.uri == "https://img.example.com/h.jpg")
    #expect(Rating(header.custom["rating"])?.average == 4.25)
    #expect(Rating(header.custom["rating"])?.count == "90+ ratings")
  }

  @Test("Tags may be objects, the delivery time has a second part, and an unrated store has words for that")
  func otherHeaders() throws {
    let header = #"""
      {"storeHeader": {"name": "Lime", "storeTagsList": [{"name": "Soup"}, {"displayString": "Late"}, {"id": 3}, "Wood"],
        "deliveryTimeLayout": {"title": "31 min", "subtitle": "delivery time"},
        "ratings": {"averageRating": 0, "numRatingsDisplayString": "Newly added"}}, "itemLists": []}
      """#
    let facet = try #require(try decode(StorePages.answer(header)).header.first)
    #expect(facet.text.subtitle == "Soup • Late • Wood")
    #expect(facet.text.custom["eta_display_string"] == "31 min delivery time")
    #expect(Rating(facet.custom["rating"])?.average == nil)
    #expect(Rating(facet.custom["rating"])?.count == "Newly added")
  }

  @Test(
    "A store without a menu, lists and carousels is shown by its name",
    arguments: [
      #", "itemLists": null, "carousels": null, "menuBook": null"#, "", #", "itemLists": 7"#,
      #", "disclaimersList": [{"text": "Ask about nuts"}]"#,
    ])
  func storeWithoutMenu(others: String) throws {
    let feed = try decode(StorePages.answer(#"{"storeHeader": {"name": "Lime"}\#(others)}"#))
    #expect(feed.translatedFrom == "shopFrontQuery")
    #expect(feed.header.first?.text.title == "Lime")
  }

  @Test("Notices, address, phone number and opening hours are rows")
  func information() throws {
    let rows = try #require(try page().sections.first).body
    #expect(rows.map(\.component.id) == ["row.text", "row.info", "row.info", "row.info"])
    #expect(rows.map(\.text.title) == ["Closing soon", "3 Mill Row", "555 0100", "5 PM - 11 PM"])
    #expect(rows.map(\.text.description) == ["Last orders at 9", nil, nil, "Friday 5 PM - 11 PM, 1 PM - 2 PM"])
  }

  @Test("The menu links to the lists on the page, and a category without a list has no link")
  func menu() throws {
    let feed = try page()
    let carousel = try #require(feed.sections[1].body.first)
    #expect(carousel.text.title == "Menu")
    #expect(carousel.children.map(\.text.title) == ["Bread", "Soups", "Elsewhere"])
    #expect(carousel.children.map(\.text.subtitle) == ["1 item", "2 items", nil])
    let targets = carousel.children.map { card in
      if case .navigate(let navigation)? = card.events.click { navigation.uri } else { String?.none }
    }
    #expect(targets == ["#b", "#a", nil])
  }

  @Test("Titles that the backend does not send are in the language of the client, with the right plural")
  func titlesInSpanish() throws {
    let decoder = FeedDecoder(interner: .forFeeds(), words: Words(.spanish))
    let feed = try decoder.decode(ByteBuffer(StorePages.answer()))
    let carousel = try #require(feed.sections[1].body.first)
    #expect(carousel.text.title == "Menú")
    #expect(carousel.children.map(\.text.subtitle) == ["1 artículo", "2 artículos", nil])
  }

  @Test("Without categories the menu names the lists, and a single list has no menu")
  func menuOfLists() throws {
    let two =
      #"{"storeHeader": {}, "itemLists": [{"id": 1, "name": "A", "items": [{"name": "x"}]}, {"id": 2, "name": "B", "items": [{"name": "y"}, {"name": "z"}]}]}"#
    let menu = try #require(try decode(StorePages.answer(two)).sections.first { $0.id == "store_menu" })
    #expect(menu.body.first?.children.map(\.text.title) == ["A", "B"])
    #expect(menu.body.first?.children.map(\.text.subtitle) == ["1 item", "2 items"])
    let one = #"{"storeHeader": {}, "itemLists": [{"id": 1, "name": "A", "items": [{"name": "x"}]}]}"#
    #expect(try decode(StorePages.answer(one)).sections.allSatisfy { $0.id != "store_menu" })
  }

  @Test("An item has its name, price, earlier price, rating, badges and picture, and links to its own page")
  func items() throws {
    let section = try #require(try page().sections.first { $0.id == "a" })
    let heading = try #require(section.header.first)
    #expect(heading.component.id == "header.section")
    #expect(heading.text.title == "Soups")
    #expect(heading.text.subtitle == "With bread")
    #expect(section.header.allSatisfy(\.style.isSticky) && section.style.isSticky)
    let item = try #require(section.body.first)
    #expect(item.component.id == "row.item")
    #expect(item.text.title == "Leek soup")
    #expect(item.text.subtitle == "$6")
    #expect(item.text.description == "Cream on top")
    #expect(item.images.main?.uri == "https://img.example.com/5.jpg")
    #expect(item.custom.string("item_rating_text") == "93% (40)")
    #expect(Price(item.custom["regular_price"])?.displayString == "$7.50")
    #expect(Badge.list(item.custom["badges"]).map(\.text) == ["Popular"])
    #expect(item.events.click == .navigate(Navigation(uri: "item/5/store/81")))
    #expect(section.body.last?.events.click == .navigate(Navigation(uri: "item/a%2Fb%20c/store/81")))
  }

  @Test("An item without an id has no link, and an item without words is left out")
  func poorItems() throws {
    let section = try #require(try page().sections.first { $0.id == "b" })
    #expect(section.body.map(\.text.title) == ["Rye"])
    #expect(section.body.first?.events.click == nil)
  }

  @Test("Carousels have the same items as cards")
  func carousels() throws {
    let carousel = try #require(try page().sections.first { $0.id == "carousel_top" }?.body.first)
    #expect(carousel.text.title == "Loved")
    #expect(carousel.text.subtitle == "By most")
    #expect(carousel.children.map(\.component.id) == ["card.dish_item_square"])
    #expect(carousel.children.first?.images.main?.uri == "https://img.example.com/5.jpg")
  }

  @Test("The popup of the page becomes a dialog when the page is loaded")
  func popup() throws {
    #expect(
      try page().page.onLoad == [.presentModal(Modal(title: "Hello", paragraphs: ["Cash only"], closeLabel: "Fine"))])
    #expect(
      try decode(StorePages.answer(#"{"storeHeader": {}, "carousels": [], "popupContent": {"title": ""}}"#)).page.onLoad
        == [])
  }

  @Test("Errors beside the data are reported, and the page is shown")
  func errors() throws {
    let feed = try decode(#"{"errors": [{"message": "reviews timed out"}], "data": {"q": \#(StorePages.page)}}"#)
    #expect(feed.rules.contains(.serverErrors))
    #expect(feed.header.first?.text.title == "Under \"The\" Lime")
  }

  @Test(
    "A header that names no store and has no lists, or lists without a header, is not a store page",
    arguments: [
      #"{"storeHeader": {}}"#, #"{"storeHeader": {"name": null}}"#,
      #"{"storeHeader": {"name": ""}, "itemLists": null}"#,
      #"{"storeHeader": {"name": {}}, "menuBook": "x"}"#, #"{"storeHeader": "x", "itemLists": []}"#,
      #"{"itemLists": [{"items": []}]}"#,
    ])
  func others(_ page: String) {
    #expect(throws: FeedError.self) { try decode(StorePages.answer(page)) }
  }
}
