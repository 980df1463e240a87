import AppTestSupport
import Drawing
import FacetModel
import JSON
import TestSupport
import Testing

@testable import Input

/// Showing the page as an older client would show it.
struct VersionReviewTests {
  private static let key = Key.character("V")

  /// The versions are listed newest first: 6.1.0, 6.0.0, 4.0.0, 3.0.1, 2.0.0, 1.0.0.
  private func become(older steps: Int, _ app: TestApp) {
    app.press(Self.key).press(.down, times: steps).press(.enter)
  }

  private func rows(_ components: [String]) -> String {
    let rows = components.enumerated().map { index, id in
      #"{"id":"\#(index)","component":{"id":"\#(id)"},"text":{"title":"Row \#(index)"}}"#
    }
    return "[" + rows.joined(separator: ",") + "]"
  }

  @Test("The version picker counts the facets that each version leaves out")
  func everyVersionCountsItsOmissions() throws {
    let app = try TestApp(json: rows(["row.text", "row.item", "row.store", "row.autocomplete"]))
    app.press(Self.key)
    for (version, words) in [
      ("6.1.0", "shows everything"), ("6.0.0", "shows everything"), ("4.0.0", "1 left out"), ("2.0.0", "2 left out"),
    ] {
      #expect(app.page.contains { $0.contains(version) && $0.contains(words) }, "\(version)\n\(app.picture)")
    }
  }

  @Test("The facets that an older version leaves out are listed with their reasons")
  func omittedFacetsAreListed() throws {
    let app = try TestApp(json: rows(["row.text", "row.item", "row.store", "row.autocomplete"]))
    become(older: 5, app)
    app.page("page").shows("3 left out as 1.0.0")
      .shows("the component 'row.item' came with version 3.0.1")
      .shows("2  row.store (since 2.0.0)").shows("3  row.autocomplete (since 6.0.0)")
    app.press(.end).page("page").shows("the component 'row.autocomplete' came with version 6.0.0")
    app.press(.escape)
    app.page("page").shows("Row 0").hides("Row 1").hides("Row 2").hides("Row 3")
    app.press(.down).says("3 left out as 1.0.0")
    // And the newest version again.
    app.press(Self.key).press(.home).press(.enter)
    app.page("page").shows("Row 3")
  }

  @Test("The picker, the list and the status line count the same facets, unknown and nested ones included")
  func allCountTheSame() throws {
    let inside = (0..<3).map { #"{"id":"d\#($0)","component":{"id":"row.text"},"text":{"title":"Dish \#($0)"}}"# }
    let carousel =
      #"{"id":"c","component":{"id":"carousel.universal"},"text":{"title":"All"},"children":[\#(inside.joined(separator: ","))]}"#
    let rows = rows(["row.text", "row.hologram", "row.action"]).dropFirst().dropLast()
    for (steps, version, count) in [(0, "6.1.0", 1), (1, "6.0.0", 6), (5, "1.0.0", 6)] {
      let app = try TestApp(json: "[\(rows),\(carousel)]", size: Size(100, 24))
      app.press(Self.key)
      #expect(app.page.contains { $0.contains(version) && $0.contains("\(count) left out") }, "\(app.picture)")
      app.press(.down, times: steps).press(.enter)
      app.page("page").shows("\(count) left out as \(version)").shows("row.hologram (unknown)")
      if count > 1 { app.page("page").shows("carousel.universal (since 6.1.0) +3 inside") }
      app.press(.escape).press(.down).says("\(count) left out")
    }
  }

  @Test("A left-out card is named by its title and stands before its button, which is named by the card")
  func leftOutFacetsAreNamed() throws {
    let button = #"{"id":"41c0f321","component":{"id":"button.hologram","category":"button"}}"#
    let card =
      #"{"id":"8826","component":{"id":"card.hologram","category":"card"},"text":{"title":"Leek soup"},"children":[\#(button)]}"#
    let bare = #"{"id":"bare","component":{"id":"row.hologram"}}"#
    let app = try TestApp(json: "[\(card),\(bare)]", size: Size(100, 24))
    app.press(Self.key).press(.enter)
    let lines = app.page.filter { $0.contains("hologram") }
    let names = ["Leek soup  card.hologram", "bare  row.hologram"]
    #expect(names.allSatisfy { name in lines.contains { $0.contains(name) } }, "\(app.picture)")
    #expect(!app.page.joined().contains("8826"), "\(app.picture)")
    let old = try TestApp(json: Self.steppers, size: Size(100, 24))
    become(older: 5, old)
    let rows = old.page.filter { $0.contains("(since") || $0.contains("children") }.map {
      $0.drop { "│ ".contains($0) }
    }
    #expect(
      rows.map { $0.prefix { $0 != "(" } } == [
        "Leek soup  card.dish_item_square ", "in Leek soup  button.quantity_stepper ",
      ], "\(old.picture)")
  }

  /// A dish card with a stepper, both of a later version than the oldest.
  private static let steppers = #"""
    [{"id":"row","component":{"id":"row.text"},"text":{"title":"Bread"}},
     {"id":"8826","component":{"id":"card.dish_item_square","category":"card"},"text":{"title":"Leek soup"},
      "children":[{"id":"41c0f321","component":{"id":"button.quantity_stepper","category":"button"},
        "custom":{"item_id":"8826","quantity":0}}]}]
    """#

  @Test("Modules that are left out count in the picker, the list and the status line")
  func modulesCount() throws {
    let json =
      #"{"body":[{"id":"s","body":\#(rows(["row.text", "row.action"]))}],"#
      + #""display_modules":[{"type":"banner","data":{}},{"type":"ad","data":{"uri":"x"}}]}"#
    let app = try TestApp(json: json, size: Size(100, 24))
    app.says("2 left out").press(Self.key)
    app.page("page").hides("shows everything")
    app.press(.enter).page("page").shows("2 left out as 6.1.0").shows("2 modules  without facets")
    app.press(.enter).page("page").shows("the modules wrap no facets")
    app.press(.escape).says("2 left out")
    become(older: 5, app)
    app.page("page").shows("3 left out as 1.0.0").shows("row.action")
  }

  @Test("The chosen facet of the list stays chosen when the page changes above it")
  func chosenFacetStaysChosen() throws {
    func page(_ ids: String...) -> String {
      "[" + ids.map { #"{"id":"\#($0)","component":{"id":"row.hologram"}}"# }.joined(separator: ",") + "]"
    }
    let app = try TestApp(json: page("one", "two", "three"), size: Size(100, 24))
    app.press(Self.key).press(.enter).press(.down)
    #expect(app.lit.contains { $0.contains("two") }, "\(app.picture)")
    app.receive(.changed(page: 0))
    try app.answer(withJSON: page("zero", "one", "two", "three"))
    #expect(app.lit.contains { $0.contains("two") }, "\(app.picture)")
  }

  @Test("The count beside the list follows a page that changes, and an empty list closes")
  func countFollowsThePage() throws {
    func page(_ components: String...) -> String {
      "[" + components.map { #"{"id":"a\#($0)","component":{"id":"row.\#($0)"}}"# }.joined(separator: ",") + "]"
    }
    let app = try TestApp(json: page("text", "laser", "hologram"), size: Size(100, 24))
    app.press(Self.key).press(.enter).says("2 left out").page("page").shows("2 left out as 6.1.0")
    app.receive(.changed(page: 0))
    try app.answer(withJSON: page("text", "laser"))
    app.says("1 left out").page("page").shows("1 left out as 6.1.0")
    app.receive(.changed(page: 0))
    try app.answer(withJSON: page("text"))
    app.says("it shows all of this page").page("page").hides("left out as")
  }

  @Test("A facet that both versions show keeps its row on the screen")
  func sharedFacetsKeepTheirRow() throws {
    let components = (0..<120).map { $0 % 2 == 0 ? "row.text" : "row.item" }
    let app = try TestApp(json: rows(components))
    for _ in 0..<3 { app.press(.pageDown) }
    let seen = app.page
    become(older: 5, app)
    app.press(.escape)
    let first = try #require(seen.first { $0.contains("Row") && isOld($0) })
    let row = try #require(seen.firstIndex(of: first))
    #expect(app.page[row] == first)
    #expect(app.page != seen)
  }

  private func isOld(_ line: String) -> Bool {
    let digits = line.filter(\.isNumber)
    return Int(digits).map { $0 % 2 == 0 } ?? false
  }

  @Test("Enter on an omitted facet goes to where it would stand")
  func enterGoesToThePlaceOfAnOmission() throws {
    let components = (0..<120).map { $0 == 90 ? "row.autocomplete" : "row.text" }
    let app = try TestApp(json: rows(components))
    become(older: 2, app)
    app.press(.enter)
    app.page("page").shows("Row 91")
  }

  @Test("Pages opened later and pages gone back to use the same version")
  func laterPagesUseTheSameVersion() throws {
    let app = try TestApp(.town)
    become(older: 5, app)
    app.press(.escape).press(.down).press(.enter)
    #expect(app.app.history.current.page?.page.admission.capabilities.version == SemanticVersion(1, 0, 0))
    app.press(.character("["))
    #expect(app.app.history.current.page?.page.admission.capabilities.version == SemanticVersion(1, 0, 0))
  }

  @Test("Leaving the picker changes nothing")
  func leavingThePickerChangesNothing() throws {
    let app = try TestApp(json: rows(["row.text", "row.item"]))
    let before = app.frame
    app.press(Self.key).press(.escape)
    expectSameFrame(app.frame, as: before)
    app.press(Self.key).press(Self.key)
    expectSameFrame(app.frame, as: before)
  }

  @Test(
    "Every sample can be shown by every version, with admitted facets only",
    arguments: ["home", "store", "landing", "retail", "search", "future"], [Size(40, 12), Size(80, 24)])
  func everySampleCanBeSeenByEveryClient(sample: String, size: Size) throws {
    for steps in 0...5 {
      let app = try TestApp(sample: sample, size: size, reducesMotion: true)
      app.press(.pageDown).press(.down, times: 3)
      become(older: steps, app)
      app.press(.end).press(.escape).press(.down).press(.pageDown)
      // Every facet on the screen is one that a client of that version admits.
      let page = try #require(app.app.history.current.page)
      let shown = page.placedFacets.map(\.facet)
      #expect(shown.allSatisfy(page.page.admission.isShown))
    }
  }

  @Test("While an older client is shown, V and Enter lead back to the newest")
  func enterLeadsBack() throws {
    let app = try TestApp(json: rows(["row.text", "row.item"]))
    become(older: 4, app)
    app.press(.escape).page("page").hides("Row 1")
    app.press(Self.key).press(.enter)
    app.says("as version 6.1.0: it shows all of this page").page("page").shows("Row 1")
  }
}
