import Components
import DoorDash
import TestSupport
import Testing

/// How filters look with values chosen by the user.
struct FilterChoiceTests {
  private let range = #"""
    {"component": {"id": "filter.range", "category": "filter"}, "text": {"title": "TITLE"},
     "custom": {"filter_id": "f", "default_values": ["4.5"], "allowed_values": [
       {"query_value": "3", "display_name": "3+"}, {"query_value": "4.5", "display_name": "4.5+"},
       {"query_value": "9", "display_name": "nine or more"}]}}
    """#

  private func row(_ json: String, _ choices: [String: [String]], isUnrolled: Bool = false) throws -> String {
    var sheet = try ComponentSheet(json: json, brand: .doorDash)
    sheet.choices = FilterChoices(choices)
    return try sheet.canvas(width: 60, isUnrolled: isUnrolled).textRows.joined(separator: "\n")
      .trimmingPrefix { $0 == " " }.description
  }

  private func range(_ title: String, _ chosen: String...) throws -> String {
    try row(range.replacing("TITLE", with: title), ["f": chosen])
  }

  @Test("A filter without a chosen value shows its title alone")
  func nothingIsChosenAtFirst() throws {
    #expect(try row(range.replacing("TITLE", with: "Stars"), [:]) == "Stars ˅")
    #expect(try row(range.replacing("TITLE", with: "Stars"), ["g": ["3"]]) == "Stars ˅")
  }

  @Test("A title that names the default bound names the chosen value instead")
  func aTitleThatNamesItsBoundNamesTheChosenOne() throws {
    #expect(try range("Over 4.5", "4.5") == "✓ Over 4.5 ˅")
    #expect(try range("Over 4.5", "3") == "✓ Over 3 ˅")
    #expect(try range("Rated 4.5+ by all", "9") == "✓ Rated nine or more by all ˅")
    #expect(try range("Version 14.5", "3") == "✓ Version 14.5: 3+ ˅")
    #expect(try range("Stars", "3") == "✓ Stars: 3+ ˅")
  }

  @Test("Of several chosen values the first is named and all are counted")
  func severalValuesAreCounted() throws {
    #expect(try range("Over 4.5", "9", "3") == "✓ Over 4.5: 3+ · 2 ˅")
  }

  @Test("A chosen value that the filter does not allow is ignored")
  func unknownValueIsNotChosen() throws {
    #expect(try range("Stars", "7") == "Stars ˅")
  }

  @Test("An unrolled filter shows all values and marks the chosen ones")
  func unrolledAllValuesAreShownAndThoseChosenAreMarked() throws {
    let json = range.replacing("TITLE", with: "Stars")
    #expect(try row(json, ["f": ["3"]], isUnrolled: true) == "✓ Stars: 3+ ˅  ✓ 3+ • 4.5+ • nine or more")
  }

  @Test("A binary filter has a mark only when it is switched on")
  func binaryFilterShowsItsMark() throws {
    let json = #"{"component": {"id": "filter.binary"}, "text": {"title": "Offers"}, "custom": {"filter_id": "o"}}"#
    #expect(try row(json, [:]) == "Offers")
    #expect(try row(json, ["o": ["true"]]) == "✓ Offers")
    #expect(try row(json, ["o": []]) == "Offers")
  }

  @Test("The user's choice of a cuisine replaces the selection of the feed")
  func chosenCuisineReplacesTheFeedsSelection() throws {
    let json = #"""
      {"component": {"id": "filter.carousel-cuisine-generic", "category": "carousel"}, "custom": {"filter_id": "c"},
       "children": [
        {"id": "1", "component": {"id": "card.animation_toggle"}, "text": {"title": "Thai"},
         "custom": {"cuisine_filter_id": "1", "is_selected": true}},
        {"id": "2", "component": {"id": "card.animation_toggle"}, "text": {"title": "Sushi"},
         "custom": {"cuisine_filter_id": "2", "is_selected": false}}]}
      """#
    #expect(try row(json, [:]) == "✓ Thai    Sushi")
    #expect(try row(json, ["c": ["2"]]) == "Thai    ✓ Sushi")
    #expect(try row(json, ["c": []]) == "Thai    Sushi")
  }

  @Test("Filters with chosen values match their golden frames")
  func chosenFiltersMatchGolden() throws {
    let filters = try #require(ComponentLibrary.descriptors.first { $0.id == "carousel.filters" }?.example)
    let choices = FilterChoices(["price_range": ["1", "2"], "pickup": ["true"], "star_rating": ["4"]])
    var rows: [String] = []
    for brand in ComponentFrameTests.brands {
      for isUnrolled in [false, true] {
        var sheet = try ComponentSheet(json: filters, brand: brand)
        sheet.choices = choices
        rows += ["=== \(brand.name)"] + (try sheet.canvas(width: 80, isUnrolled: isUnrolled).goldenRows)
      }
    }
    try expectGolden(rows, "components/carousel.filters/chosen")
  }
}
