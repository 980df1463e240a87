import AppTestSupport
import Drawing
import TestSupport
import Testing

@testable import Input

/// Controls whose state the client holds: filters, the address, steppers.
struct ControlTests {
  private static let sections = ["all_stores", "store_feed"]

  private func home() throws -> TestApp {
    try TestApp(folder: "SampleFeeds", size: Size(100, 40))
  }

  /// Focuses the facet with these words by a search.
  private func find(_ words: String, in app: TestApp) {
    app.press(.character("/"))
    app.receive(.paste(words))
    app.press(.enter)
    app.press(.escape)
  }

  @Test("A filter loads the sections that its carousel names")
  func aFilterLoadsTheSectionsThatItsCarouselNames() throws {
    let app = try home()
    find("Offers", in: app)
    #expect(app.focused == "filter.binary:deals-fill")
    app.press(.enter)
    let page = app.page.joined()
    #expect(page.contains("✓ Offers") && page.contains("6 results"))
    #expect(app.focused == "filter.binary:deals-fill")
    app.press(.enter)
    #expect(app.page.joined().contains("360 results"))
    #expect(!app.page.joined().contains("✓ Offers"))
  }

  /// Further pages belong to the unfiltered page, not to the filtered sections.
  @Test("Filtered results end where their response says, and the other pages return without the filter")
  func filteredResultsEndWhereTheirResponseSays() throws {
    let app = try home()
    app.press(.end, times: 3)
    let whole = app.facetCount
    #expect(app.page.joined().contains("That is everything"))
    app.press(.home)
    find("Offers", in: app)
    app.press(.enter)
    app.press(.end, times: 3)
    #expect(app.page.joined().contains("That is everything"))
    #expect(!app.page.joined().contains("Noodle Harbor"), "it has no offer")
    app.press(.character("c"))
    app.press(.end, times: 3)
    #expect(app.facetCount == whole)
    #expect(app.page.joined().contains("That is everything"))
  }

  /// A page with a filter for offers over a section with stores.
  private static let fewStores = """
    {"body":[
      {"id":"top","body":[{"id":"filters","component":{"id":"carousel.filters","category":"carousel"},
        "events":{"click":{"name":"load_content","data":{"sections":["stores"]}}},
        "children":[{"id":"offers","component":{"id":"filter.binary","category":"filter"},
          "text":{"title":"Offers"},"custom":{"filter_id":"offers"}}]}]},
      {"id":"stores","body":[{"id":"a","component":{"id":"row.text"},"text":{"title":"Noodle Harbor"}}]}],
     "page":{"next":null}}
    """

  @Test("Filters that leave nothing say so, and name the key that clears them")
  func emptyResultsSayWhy() throws {
    let app = try TestApp(json: Self.fewStores, size: Size(60, 14), reducesMotion: true)
    find("Offers", in: app)
    app.press(.character(" "))
    try app.answer(withJSON: #"{"body":[{"id":"stores","body":[]}]}"#)
    app.page("page").shows("Nothing fits these filters; c clears them").hides("Noodle Harbor").hides("everything")
    app.press(.character("c"))
    app.refuse(because: "the oven is cold")
    app.page("page").shows("Nothing fits these filters")
    app.press(.character("c"))
    try app.answer(withJSON: Self.fewStores)
    app.page("page").shows("Noodle Harbor").hides("Nothing fits")
  }

  @Test(
    "An answer without the sections asked for is refused, and the filters go back",
    arguments: [
      #"{"body":[]}"#,
      #"{"body":[{"id":"elsewhere","body":[{"id":"n","component":{"id":"row.text"},"text":{"title":"Lost"}}]}]}"#,
    ])
  func answersWithoutTheSections(answer: String) throws {
    let app = try TestApp(json: Self.fewStores, size: Size(100, 14), reducesMotion: true)
    find("Offers", in: app)
    app.press(.character(" "))
    try app.answer(withJSON: answer)
    app.page("page").shows("Noodle Harbor").shows("Offers").hides("✓").hides("Lost")
    #expect(app.statusLine.contains("the answer has none of the sections asked for; the filters are as before"))
    app.press(.character("r"))
    #expect(app.requests.map(\.request) == [.sections(["stores"], filterQuery: "offers=true")])
    try app.answer(withJSON: #"{"body":[{"id":"stores","body":[]}]}"#)
    app.page("page").shows("✓ Offers").hides("Noodle Harbor")
  }

  @Test("An answer without the filters can be cleared and asked for again", arguments: ["c", "r"])
  func answersWithoutFiltersLeadBack(key: String) throws {
    let filters = #"""
      {"body":[{"id":"stores","header":[{"id":"filters","component":{"id":"carousel.filters","category":"carousel"},
        "events":{"click":{"name":"load_content","data":{"sections":["stores"]}}},
        "children":[{"id":"offers","component":{"id":"filter.binary","category":"filter"},
          "text":{"title":"Offers"},"custom":{"filter_id":"offers"}}]}]}]}
      """#
    let app = try TestApp(json: filters, size: Size(60, 14), reducesMotion: true)
    find("Offers", in: app)
    app.press(.character(" "))
    try app.answer(withJSON: #"{"body":[{"id":"stores","body":[]}]}"#)
    app.page("page").hides("Offers")
    app.type(key)
    let query = key == "c" ? "" : "offers=true"
    #expect(app.requests.map(\.request).contains(.sections(["stores"], filterQuery: query)), "\(app.requests)")
  }

  @Test("A page that is loaded again loads the answer to its filters again, too")
  func filteredPagesAreReloaded() throws {
    let app = try TestApp(json: Self.fewStores, size: Size(60, 14), reducesMotion: true)
    app.press(.character("r"))
    #expect(app.requests.map(\.request) == [.again])
    try app.answer(withJSON: Self.fewStores)
    find("Offers", in: app)
    app.press(.character(" "))
    try app.answer(withJSON: Self.fewStores)
    app.press(.character("r"))
    #expect(app.requests.map(\.request) == [.again, .sections(["stores"], filterQuery: "offers=true")])
    try app.answer(withJSON: Self.fewStores)
    try app.answer(withJSON: Self.fewStores.replacing("Noodle Harbor", with: "Ramen Harbor"))
    app.page("page").shows("Ramen Harbor").shows("✓ Offers")
  }

  @Test("Filters that leave a store end like every page")
  func resultsEndAsUsual() throws {
    let app = try TestApp(json: Self.fewStores, size: Size(60, 14), reducesMotion: true)
    find("Offers", in: app)
    app.press(.character(" "))
    try app.answer(withJSON: Self.fewStores)
    app.page("page").shows("Noodle Harbor").hides("Nothing fits").shows("That is everything")
  }

  @Test("Values are chosen in a picker, which Escape leaves unchanged")
  func valuesAreChosenInAPicker() throws {
    let app = try home()
    find("Price", in: app)
    let before = app.page
    app.press(.enter)
    #expect(app.page.joined().contains("✓ $$ "), "it begins with its defaults")
    app.press(.escape)
    #expect(app.page == before)
    app.press(.enter)
    app.press(.down)
    app.press(.character(" "))
    app.press(.enter)
    #expect(app.page.joined().contains("✓ Price: $ "))
    app.press(.enter)
    app.press(.backspace)
    #expect(!app.page.joined().contains("✓ Price"))
  }

  /// A page with a range of ratings over a store.
  private static let ratings = """
    {"body":[
      {"id":"top","body":[{"id":"filters","component":{"id":"carousel.filters","category":"carousel"},
        "events":{"click":{"name":"load_content","data":{"sections":["stores"]}}},
        "children":[{"id":"ratings","component":{"id":"filter.range","category":"filter"},
          "text":{"title":"Ratings"},"custom":{"filter_id":"star_rating","allowed_values":[
            {"query_value":"3.5","display_name":"3.5+"},{"query_value":"4","display_name":"4+"},
            {"query_value":"4.5","display_name":"4.5+"}]}}]}]},
      {"id":"stores","body":[{"id":"a","component":{"id":"row.text"},"text":{"title":"Noodle Harbor"}}]}]}
    """

  @Test("Of a range the selected value is chosen, or the marked one if there is a mark, or none if it is taken away")
  func marksOfRanges() throws {
    func query(_ keys: Key...) throws -> String? {
      let app = try TestApp(json: Self.ratings, size: Size(60, 20), reducesMotion: true)
      find("Ratings", in: app)
      app.press(.enter)
      app.press(.end).press(.enter)
      try app.answer(withJSON: Self.ratings)
      app.page("page").shows("✓ Ratings")
      app.press(.enter)
      for key in keys { app.press(key) }
      app.press(.enter)
      guard case .sections(_, let query)? = app.requests.first?.request else { return nil }
      return query
    }
    #expect(try query(.home) == "star_rating=3.5")
    #expect(try query(.character(" ")) == "")
    #expect(try query(.up, .character(" ")) == "star_rating=4")
    #expect(try query(.up, .character(" "), .home) == "star_rating=4")
    #expect(try query() == nil, "the same value is chosen already")
  }

  @Test("The last of 300 values can be seen and chosen")
  func manyValues() throws {
    let values = (1...300).map { #"{"query_value":"\#($0)","display_name":"Cuisine \#($0)"}"# }.joined(separator: ",")
    let app = try TestApp(
      json: #"""
        {"body":[{"id":"top","body":[{"id":"f","component":{"id":"filter.collection","category":"filter"},
         "text":{"title":"Kitchen"},"events":{"click":{"name":"load_content","data":{"sections":["top"]}}},
         "custom":{"filter_id":"kitchen","allowed_values":[\#(values)]}}]}]}
        """#, size: Size(60, 20), reducesMotion: true)
    find("Kitchen", in: app)
    app.press(.enter).press(.end)
    app.page("page").shows("Cuisine 300")
    app.press(.character(" ")).press(.enter)
    #expect(app.requests.map(\.request) == [.sections(["top"], filterQuery: "kitchen=300")])
  }

  @Test("A filter without a saved response says so and goes back, and reloading is not offered")
  func missingRecordingIsReported() throws {
    let app = try home()
    find("Under 30", in: app)
    app.press(.character(" "))
    app.says("No saved response for the filters eta=30; the filters are as before")
    app.page("home.json").shows("360 results").shows("Under 30 min").hides("✓ Under 30 min")
    app.press(.right)
    app.page("home.json").hides("✓ Under 30 min")
    #expect(!app.statusLine.contains("again") && !app.statusLine.contains("no filters"))
  }

  @Test("A filter without a saved response leaves the filters that the page shows")
  func answeredFiltersStay() throws {
    let app = try home()
    find("Offers", in: app)
    app.press(.enter)
    find("Under 30", in: app)
    app.press(.character(" "))
    app.page("home.json").shows("✓ Offers").shows("6 results").hides("✓ Under 30 min")
    find("DashPass", in: app)
    app.press(.character("c"))
    app.page("home.json").shows("360 results").hides("✓ Offers")
  }

  @Test("A filter goes back when a server fails, and r tries it again")
  func failedFilterIsTriedAgain() throws {
    let app = try TestApp(sample: "home", size: Size(100, 40), reducesMotion: true)
    find("Offers", in: app)
    app.press(.enter)
    app.page("home").shows("✓ Offers")
    app.refuse(because: "the oven is cold")
    app.says("the oven is cold; the filters are as before").page("home").hides("✓ Offers")
    app.press(.right).says("r again")
    app.press(.character("r"))
    #expect(app.requests.map(\.request) == [.sections(Self.sections, filterQuery: "deals-fill=true")])
    app.page("home").shows("✓ Offers")
    app.answer(withSample: "home-offers")
    app.page("home").shows("✓ Offers").shows("6 results")
    #expect(!app.statusLine.contains("again"))
  }

  @Test("Only the last of several choices counts when the others fail")
  func lastChoiceCounts() throws {
    let app = try TestApp(sample: "home", size: Size(100, 40), reducesMotion: true)
    for words in ["Offers", "Over 4.5"] {
      find(words, in: app)
      app.press(.character(" "))
    }
    app.refuse(0, because: "the oven is cold")
    app.page("home").shows("✓ Offers").shows("✓ Over 4.5")
    app.refuse(0, because: "the oven is cold")
    app.page("home").hides("✓ Offers").hides("✓ Over 4.5")
  }

  @Test("All chosen filters are sent as one query, and c clears them")
  func choicesAreSentAsOneQuery() throws {
    let app = try TestApp(sample: "home", size: Size(100, 40), reducesMotion: true)
    for (words, key) in [("Thai", Key.enter), ("Offers", .enter), ("Over 4.5", .character(" "))] {
      find(words, in: app)
      app.press(key)
    }
    let requests = app.requests.map(\.request)
    #expect(
      requests == [
        .sections(Self.sections, filterQuery: "cuisine=953"),
        .sections(Self.sections, filterQuery: "deals-fill=true&cuisine=953"),
        .sections(Self.sections, filterQuery: "deals-fill=true&star_rating=4.5&cuisine=953"),
      ])
    app.press(.character("c"))
    #expect(app.requests.last?.request == .sections(Self.sections))
    #expect(!app.page.joined().contains("✓ Offers"))
    app.press(.character("c"))
    #expect(app.statusLine.contains("no filter is on"))
  }

  @Test("The chosen address is shown on every page, without a request")
  func theAddressIsTheSameOnEveryPage() throws {
    let app = try home()
    app.press(.down)
    #expect(app.focused?.hasPrefix("address-picker") == true)
    app.press(.enter)
    app.receive(.paste("221B Baker\nStreet\u{1B}[2J"))
    #expect(app.statusLine.contains("Deliver to: 221B Baker Street"))
    let count = app.effects.count
    app.press(.enter)
    #expect(app.page.first?.contains("221B Baker Street") == true)
    #expect(app.effects.count == count, "no backend is asked")
    find("Kopi Pagi", in: app)
    app.press(.enter)
    app.press(.character("["))
    #expect(app.page.joined().contains("Kopi Pagi"))
    app.press(.character("g"))
    #expect(app.page.first?.contains("221B Baker Street") == true)
  }

  @Test("A stepper counts within its bounds, without a request")
  func stepperKeepsItsBounds() throws {
    let stepper = """
      {"body":[{"id":"s","body":[{"id":"step","component":{"id":"button.quantity_stepper","category":"button"},
       "custom":{"item_id":"7","name":"Box","default_quantity":1,"max_quantity":3}}]}]}
      """
    let app = try TestApp(json: stepper, size: Size(60, 12))
    app.press(.down)
    let quantity = { (app: TestApp) in app.page.joined().split(separator: " ").compactMap { Int($0) }.first }
    #expect(quantity(app) == 1)
    app.press(.character("+"))
    app.press(.character(" "))
    #expect(quantity(app) == 3)
    app.press(.character("+"))
    #expect(quantity(app) == 3)
    app.press(.character("9"))
    app.press(.character("-"))
    #expect(quantity(app) == 0)
    #expect(app.effects.isEmpty)
  }

  // MARK: Without a quantity on the wire

  private static let uncounted = [
    #"{"id":"step","component":{"id":"button.quantity_stepper","category":"button"},"custom":{"item_id":"7","name":"Box"}}"#,
    #"{"id":"card","component":{"id":"cx.nv.common.retail_item.card","category":"card.retail_item"},"custom":{"item_data":{"item_id":"7","item_name":"Box"},"quantity_stepper":{"behavior":"x"}}}"#,
  ]

  @Test("A stepper without a quantity shows Add first, and counts from then on", arguments: uncounted)
  func addComesBeforeCounting(facet: String) throws {
    let app = try TestApp(json: "[\(facet)]", size: Size(60, 16))
    app.press(.down)
    #expect(app.focused != nil)
    app.page("page").shows("+ Add").hides("−")
    app.press(.character("-"))
    app.says("none added yet").page("page").shows("+ Add")
    app.press(.character("+"))
    app.page("page").shows("−  1  +").hides("Add")
    app.press(.character("="))
    app.page("page").shows("−  2  +")
    app.press(.character("-"), times: 2)
    app.page("page").shows("−  0  +").hides("Add")
  }

  @Test("Enter and Space add the first one", arguments: uncounted, [Key.enter, .character(" ")])
  func enterAddsTheFirst(facet: String, key: Key) throws {
    let app = try TestApp(json: "[\(facet)]", size: Size(60, 16))
    app.press(.down).press(key)
    app.page("page").shows("−  1  +")
  }

  // MARK: Filters with a sentence for a title

  private static let sentence = "Show only the places that bring an order in less than half an hour"
  private static let note = "Times are estimates."

  private func sentenceFilter() throws -> TestApp {
    let filter = """
      {"id":"f","component":{"id":"filter.range","category":"filter"},
       "text":{"title":"\(Self.sentence)","description":"\(Self.note)"},
       "custom":{"filter_id":"eta","range_direction":"under","default_values":["30"],
        "allowed_values":[{"query_value":"20","display_name":"20 min"},{"query_value":"30","display_name":"30 min"}]}}
      """
    return try TestApp(json: #"[{"id":"c","component":{"id":"carousel.filters"},"children":[\#(filter)]}]"#)
  }

  @Test("A filter with a sentence as its title has a short chip, and its picker shows the sentence")
  func sentencesAreSaidInThePicker() throws {
    let app = try sentenceFilter()
    app.page("page").shows("Under 30 min").hides("Show only").hides(Self.note)
    app.press(.down).press(.enter)
    app.page("page").shows("Show only the places that bring an").shows("estimates.").shows("20 min")
    app.press(.up).press(.enter)
    app.page("page").shows("✓ Under 20 min").hides("Show only")
  }

  @Test("A click on a value below the sentence chooses that value")
  func valuesBelowASentenceAreClicked() throws {
    let app = try sentenceFilter()
    app.press(.down).press(.enter)
    let y = try #require(app.page.lastIndex { $0.contains("20 min") && !$0.contains("Under") })
    let x = try #require(app.page[y].firstIndex(of: "2")).utf16Offset(in: app.page[y])
    app.receive(.mouse(Mouse(.press(.left), x: x, y: y)))
    app.page("page").shows("✓ Under 20 min")
  }

  @Test("In the linear mode, the filter says the whole sentence")
  func sentencesAreReadAloud() throws {
    let page = try #require(sentenceFilter().app.history.current.page).page
    let words = page.outline.lines.map { $0.text(in: .english).string }.joined()
    #expect(words.contains(Self.sentence) && words.contains(Self.note))
  }

  @Test("Filters that name sections themselves load those, inside a list or outside")
  func filtersNameTheirOwnSections() throws {
    let filter = { (id: String, section: String) in
      #"""
      {"id":"\#(id)","component":{"id":"filter.binary","category":"filter"},"text":{"title":"\#(id)"},\#
      "custom":{"filter_id":"\#(id)"},\#
      "events":{"click":{"name":"load_content","data":{"sections":["\#(section)"]}}}}
      """#
    }
    let row = { (words: String) in
      #"{"id":"r","component":{"id":"row.text","category":"row"},"text":{"title":"\#(words)"}}"#
    }
    for around in [#"{"id":"f","component":{"id":"list.standard","category":"list"},"children":[FILTERS]}"#, "FILTERS"]
    {
      let filters = around.replacing("FILTERS", with: filter("vegan", "plants") + "," + filter("fresh", "plants"))
      let json = #"{"body":[{"id":"top","body":[\#(filters)]},{"id":"plants","body":[\#(row("All plants"))]}]}"#
      let app = try TestApp(json: json, reducesMotion: true)
      app.press(.down)
      #expect(app.focused == "vegan")
      app.press(.enter)
      #expect(app.requests.map(\.request) == [.sections(["plants"], filterQuery: "vegan=true")])
      try app.answer(withJSON: #"{"body":[{"id":"plants","body":[\#(row("Vegan plants"))]}]}"#)
      #expect(app.page.joined().contains("Vegan plants") && !app.page.joined().contains("All plants"))
    }
  }
}
