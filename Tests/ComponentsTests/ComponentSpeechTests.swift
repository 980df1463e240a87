import Components
import FacetModel
import TestSupport
import Testing
import Text
import ViewTree
import Wording

/// The speech of components: everything that is drawn, with nothing cut.
struct ComponentSpeechTests {
  @Test("A row says its title first, then its other texts") func rowSpeaksItsTitleFirst() throws {
    let speech = try speech(
      #"{"component": {"id": "row.info"}, "text": {"title": "Hours", "accessory": "Change", "description": "Until ten"}}"#
    )
    #expect(speech == Speech(.row, label: "Hours", details: ["Change", "Until ten"]))
  }

  @Test("A picture says its placeholder text") func picturesSpeakTheirPlaceholder() throws {
    let speech = try speech(
      #"{"component": {"id": "image.standard"}, "images": {"main": {"uri": "https://x.example/a", "placeholder": "A map"}}}"#
    )
    #expect(speech == Speech(.image, label: "A map"))
  }

  @Test(
    "A store, a dish and a tile say the alt text of their picture last, and no word twice",
    arguments: [
      "card.store", "row.store", "row.store-compact", "card.dish_item_square", "row.item", "card.tile",
    ])
  func picturesOfCardsAreSaid(component: String) throws {
    func details(_ alternative: String) throws -> [SafeText] {
      try speech(
        #"""
        {"component": {"id": "\#(component)"}, "text": {"title": "Ramen", "description": "Hot"},
         "images": {"main": {"uri": "https://x.example/a", "placeholder": "\#(alternative)"}}}
        """#
      ).details
    }
    #expect(try details("A bowl with two eggs") == ["Hot", "A bowl with two eggs"])
    #expect(try details("Ramen") == ["Hot"])
    #expect(try details("Hot") == ["Hot"])
  }

  @Test("A store with the logo of DashPass says so once, also if a badge does")
  func dashPassIsSaidOnce() throws {
    func words(_ custom: String) throws -> [SafeText] {
      let speech = try speech(
        #"""
        {"component": {"id": "row.store"}, "text": {"title": "Lima Ola"},
         "images": {"accessory": {"local": "dashpass-badge"}}, "custom": \#(custom)}
        """#)
      return speech.details + speech.states
    }
    #expect(try words("{}") == ["DashPass"])
    #expect(try words(#"{"badges": [{"text": "DashPass", "is_dashpass": true}]}"#) == ["DashPass"])
  }

  @Test("The address picker says the client's own words") func addressPickerHasClientWords() throws {
    let speech = try speech(#"{"component": {"id": "address-picker"}}"#)
    #expect(speech == Speech(.button, label: "Delivering to you", details: ["Choose an address"]))
  }

  @Test("A component that is empty on purpose is silent") func emptyComponentsAreSilent() throws {
    #expect(try speech(#"{"component": {"id": "container.doubledash_reminder"}}"#).isSilent)
  }

  @Test("A store header says its rating, its picture and its states")
  func storeHeaderSpeaksItsPictureAndState() throws {
    let speech = try speech(
      #"""
      {"component": {"id": "header.store"}, "text": {"title": "Lima Ola", "accessory": "Opens at noon"},
       "images": {"background": {"uri": "https://x.example/a", "placeholder": "A blue door"}},
       "custom": {"rating": {"average_rating": 4.6}, "is_currently_available": false, "savelists": [{"id": "1"}]}}
      """#)
    #expect(speech.label == "Lima Ola")
    #expect(speech.details == ["Opens at noon", "rated 4.6", "A blue door"])
    #expect(speech.states == ["not available now", "saved"])
  }

  @Test("A store without ratings has the words for that, without a star")
  func unratedStoreHasWords() throws {
    let store = #"""
      {"component": {"id": "card.store"}, "text": {"title": "Lima Ola"},
       "custom": {"rating": {"average_rating": 0, "display_num_ratings": "Newly added"}}}
      """#
    #expect(try speech(store).details == ["Newly added"])
    let drawn = try drawnTexts(store)
    #expect(drawn.contains("Newly added") && !drawn.contains("★"), "\(drawn)")
  }

  @Test("A page without cuts has the whole name of a dish that a store advertises")
  func advertisedDishesAreWhole() throws {
    let store = #"""
      {"component": {"id": "row.store"}, "text": {"title": "Lima Ola"}, "custom": {"window_shopping": {"cards": [
        {"name": "Margherita with a long, long list of toppings", "price": "$12"}]}}}
      """#
    let lines = try drawnTexts(store, in: Proposal(width: 80, isUnrolled: true))
    let words = lines.map(\.string).joined(separator: " ")
    #expect(words.contains("Margherita with a long, long list of toppings $12"), "\(lines)")
  }

  @Test("A dish has its regular price beside its price")
  func dishHasItsRegularPrice() throws {
    let dish = #"""
      {"component": {"id": "card.dish_item_square"}, "text": {"title": "Soup", "subtitle": "$6"},
       "custom": {"regular_price": {"display_string": "$7.50"}}}
      """#
    #expect(try speech(dish).details == ["$6", "was $7.50"])
    #expect(try drawnTexts(dish) == ["$6", "was ", "$7.50", "Soup"])
  }

  @Test(
    "A regular price that is the price is no discount",
    arguments: [
      #"{"component": {"id": "card.dish_item_square"}, "text": {"title": "Soup", "subtitle": "$6"}, PRICE}"#,
      #"{"component": {"id": "row.item"}, "text": {"title": "Soup", "subtitle": "$6"}, PRICE}"#,
      #"{"component": {"id": "row.item"}, "text": {"title": "Soup", "subtitle": "hot"}, "custom": {"price": {"unit_amount": 600, "decimal_places": 0, "symbol": "$"}, "regular_price": "$600"}}"#,
    ])
  func samePriceIsNoDiscount(dish: String) throws {
    let dish = dish.replacing("PRICE", with: #""custom": {"regular_price": {"display_string": "$6"}}"#)
    #expect(try !speech(dish).details.contains { $0.string.contains("was") })
    #expect(try drawnTexts(dish).count { $0.string.contains("$6") } == 1)
    #expect(try !drawnTexts(dish).contains { $0.string.contains("was") })
  }

  @Test("A row and a card say a discount in the same words")
  func discountsAreSaid() throws {
    let row = #"""
      {"component": {"id": "row.item"}, "text": {"title": "Soup", "subtitle": "$6"},
       "custom": {"regular_price": {"display_string": "$7.50"}}}
      """#
    #expect(try speech(row).details == ["$6", "was $7.50"])
  }

  @Test("States are said in the language of the reader", arguments: ComponentLibrary.descriptors.map(\.id))
  func statesAreTranslated(component: String) throws {
    let example = try #require(ComponentLibrary.descriptors.first { $0.id == component }).example
    let english = try view(example).speech.states
    let spanish = try view(example, in: Words(.spanish)).speech.states
    #expect(english.count == spanish.count)
    // Only the name of a product is the same in both.
    #expect(Set(english).intersection(spanish).subtracting(["DashPass"]) == [])
  }

  private func speech(_ json: String) throws -> Speech { try view(json).speech }

  private func drawnTexts(_ json: String, in proposal: Proposal = Proposal(width: 40)) throws -> [SafeText] {
    try view(json).layout(in: proposal).items.compactMap { item in
      if case .text(let text, _, _) = item.content { text } else { nil }
    }
  }

  private func view(_ json: String, in words: Words = .english) throws -> any FacetView {
    let feed = try Feed(json: "[\(json)]")
    let factory = try FacetFactory(ComponentLibrary.descriptors)
    let context = ViewContext(client: factory.capabilities, state: ClientState(words: words))
    return try #require(factory.makeView(for: feed.tree[feed.tree.count - 1], in: context))
  }
}
