import Components
import FacetModel
import TestSupport
import Testing

/// The values chosen in filters, and the query made from them.
struct FilterChoicesTests {
  private static func filter(_ id: String, _ component: String, _ custom: String = "") throws -> Filter {
    let json = """
      [{"id":"\(id)","component":{"id":"\(component)","category":"filter"},"text":{"title":"\(id)"},
        "custom":{"filter_id":"\(id)"\(custom)}}]
      """
    return try #require(Filter(try Feed(json: json).tree[0], in: .english))
  }

  private static let prices = """
    ,"allowed_values":[{"query_value":"1","display_name":"$"},{"query_value":"2","display_name":"$$"}]
    """

  @Test("A filter starts with the backend's default values, as far as they can be chosen")
  func filterStartsWithItsDefaults() throws {
    #expect(try Self.filter("pickup", "filter.binary").startValues == ["true"])
    let price = try Self.filter("price_range", "filter.collection", Self.prices + #","default_values":["1","2"]"#)
    #expect(price.startValues == ["1", "2"])
    let stars = try Self.filter("star_rating", "filter.range", Self.prices + #","default_values":["2","1"]"#)
    #expect(stars.startValues == ["2"], "a range has one value")
    let strange = try Self.filter("fee", "filter.range", Self.prices + #","default_values":["9"]"#)
    #expect(strange.startValues == ["1"], "a value that is not allowed is not a default")
    #expect(try Self.filter("none", "filter.range").startValues == [])
  }

  @Test("A filter with values that is selected itself has its default values, unless single values are selected")
  func selectedFilterHasItsDefaults() throws {
    let defaults = Self.prices + #","default_values":["2","9"]"#
    let range = try Self.filter("eta", "filter.range", defaults + #","is_selected":true"#)
    #expect(range.chosenAtFirst == ["2"])
    #expect(try Self.filter("eta", "filter.range", defaults + #","is_selected":false"#).chosenAtFirst == [])
    let single = #","allowed_values":[{"query_value":"1","is_selected":true},{"query_value":"2"}]"#
    let price = try Self.filter("p", "filter.collection", single + #","default_values":["2"],"is_selected":true"#)
    #expect(price.chosenAtFirst == ["1"])
  }

  @Test("The query has the filters in the order of the page, then the filters the page lacks")
  func queryFollowsThePage() throws {
    var choices = FilterChoices()
    let deals = try Self.filter("deals-fill", "filter.binary")
    let price = try Self.filter("price_range", "filter.collection", Self.prices)
    choices.choose(["1", "2"], in: price, among: [])
    choices.toggle(deals, among: [])
    #expect(choices.query(in: ["deals-fill", "price_range"]) == "deals-fill=true&price_range=1,2")
    #expect(choices.query(in: ["price_range", "deals-fill", "price_range"]) == "price_range=1,2&deals-fill=true")
    #expect(choices.query(in: ["price_range"]) == "price_range=1,2&deals-fill=true")
    choices.toggle(deals, among: [])
    #expect(choices.query(in: ["deals-fill", "price_range"]) == "price_range=1,2")
    choices.clear()
    #expect(choices.query(in: ["deals-fill", "price_range"]).isEmpty)
    #expect(choices.count == 0)
  }

  @Test(
    "Characters with a meaning in a query are escaped",
    arguments: [
      ("5+", "5%2B"), ("$", "%24"), ("a,b", "a%2Cb"), ("x&y=z", "x%26y%3Dz"), ("é", "%C3%A9"), ("½", "%C2%BD"),
    ])
  func queryValuesAreEscaped(value: String, wanted: String) throws {
    var choices = FilterChoices()
    choices["f"] = [value]
    #expect(choices.query(in: ["f"]) == "f=" + wanted)
  }

  @Test("Only one filter of a radio group is on") func radioGroupHasOneChoice() throws {
    let group = #","radio_group_id":"speed""#
    let filters = try ["eta", "asap", "later"].map { try Self.filter($0, "filter.range", Self.prices + group) }
    let other = try Self.filter("fee", "filter.range", Self.prices + #","radio_group_id":"fee""#)
    var choices = FilterChoices()
    for filter in filters + [other] { choices.toggle(filter, among: filters + [other]) }
    #expect(choices.query(in: filters.map(\.id) + [other.id]) == "later=1&fee=1")
  }

  @Test(
    "Cuisines are chosen one at a time, or together if the backend allows it",
    arguments: [(false, ["sushi"]), (true, ["thai", "sushi"])])
  func cuisinesAreChosenOneByOneOrTogether(allowsMany: Bool, wanted: [String]) throws {
    let toggles = [("thai", true), ("sushi", false)].map { id, isSelected in
      """
      {"id":"\(id)","component":{"id":"card.animation_toggle","category":"card"},"text":{"title":"\(id)"},
       "custom":{"cuisine_filter_id":"\(id)","is_selected":\(isSelected)}}
      """
    }
    let feed = try Feed(
      json: """
        [{"id":"c","component":{"id":"filter.carousel-cuisine-generic","category":"carousel"},
          "custom":{"filter_id":"cuisine","supports_multi_select":\(allowsMany)},
          "children":[\(toggles.joined(separator: ","))]}]
        """)
    let facets = (0..<feed.tree.count).map { feed.tree[$0] }
    let sushi = try #require(facets.first { $0.id == "sushi" }.flatMap(CuisineChoice.init))
    var choices = FilterChoices()
    choices.toggle(sushi)
    #expect(choices["cuisine"] == wanted)
    choices.toggle(sushi)
    #expect(choices["cuisine"] == wanted.filter { $0 != "sushi" })
  }
}
