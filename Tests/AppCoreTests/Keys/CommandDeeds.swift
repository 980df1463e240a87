import AppTestSupport
import FacetModel
import Testing

@testable import AppCore
@testable import Pages

/// The keys that a user presses before a command has an effect, and the expected effect. Each switch names every
/// command, so that a new command does not compile without its expectation.
extension Keymap.Command {
  static let town = SketchedWorld.town

  /// A page with a next page that fails to load.
  static let failingNextPage = SketchedWorld(
    home: SketchedPage(
      "Home", next: "more", [SketchedPage.section("Only", (1...3).map { SketchedPage.row("Place \($0)") })]))

  var world: SketchedWorld { self == .reload ? Self.failingNextPage : Self.town }

  func prepare(_ app: TestApp) {
    switch self {
    case .moveDown, .nextTarget, .open, .openPicture, .copy, .copySource, .inspect, .edit, .setMark: app.press(.down)
    case .goToMark: app.press(.down).type("\"a")
    case .moveUp, .previousTarget: app.press(.down, times: 5)
    case .moveRight: app.press(.down, times: 5)
    case .moveLeft: app.press(.down, times: 5).press(.right, times: 4)
    case .back: Self.openThreePages(app)
    case .forward:
      Self.openThreePages(app)
      app.press(.character("["), times: 3)
    case .escape, .nextMatch, .previousMatch: app.type("/Dinner").press(.enter)
    case .scrollUp, .halfPageUp, .pageUp, .previousSection, .top: app.press(.end)
    case .reload:
      app.press(.down)
      app.refuse(because: "the road is closed")
    case .openOutside:
      for _ in 0..<20 where app.focused != "A recipe" { app.press(.down) }
    case .toggle, .scrollDown, .halfPageDown, .pageDown, .nextSection, .end, .search, .hints, .palette, .versions,
      .brand, .scheme, .mouse, .pictures, .help, .quit, .suspend, .more, .less, .clearFilters, .outlines,
      .sideBySide, .nextLeftOut, .previousLeftOut, .goTo, .messages:
      break
    }
    app.forgetEffects()
  }

  /// Opens three pages, with another facet focused on each.
  private static func openThreePages(_ app: TestApp) {
    for step in 1...3 {
      app.press(.down, times: step).press(.enter)
    }
  }

  /// Presses the key and checks its effect.
  func expectEffect(_ app: TestApp, _ press: () -> Void) {
    let before = app.page
    let home = app.breadcrumbs.last ?? ""
    press()
    switch self {
    case .moveDown: app.page("Home").row(2).says("Lunch place 2").isFocused()
    case .moveUp: app.page("Home").row(4).says("Lunch place 4").isFocused()
    case .moveRight: app.page("Home").row(5).card(2).isFocused()
    case .moveLeft: #expect(app.focused == "Card 4")
    case .nextTarget: app.page("Home").row(2).says("Lunch place 2").isFocused()
    case .previousTarget: app.page("Home").row(4).says("Lunch place 4").isFocused()
    case .open: app.page("Store 1").shows("Dish 1 of store 1")
    case .toggle, .pageDown: #expect(app.page != before)
    case .back: #expect(app.breadcrumbs.count == 3)
    case .forward: #expect(app.breadcrumbs.count == 2)
    case .escape: app.says("Home").page(home)
    case .scrollDown: #expect(app.page.starts(with: before.dropFirst()))
    case .scrollUp: #expect(app.page.dropFirst().elementsEqual(before.dropLast()))
    case .halfPageDown: #expect(app.page.starts(with: before.dropFirst(before.count / 2)))
    case .halfPageUp: #expect(app.page.dropFirst(before.count / 2).elementsEqual(before.dropLast(before.count / 2)))
    case .pageUp: #expect(app.page.last != before.last)
    case .nextSection: app.page("Home").shows("Dinner place 1").hides("Lunch place")
    case .previousSection: #expect(app.page.contains { $0.contains("Late") })
    case .top: app.page("Home").shows("Lunch place 1")
    case .end: app.page("Home").shows("Late place 12")
    case .search: app.says("/▏")
    case .nextMatch: app.page(home).shows("Dinner place 1").app.says("/Dinner  2 of 13")
    case .previousMatch: app.says("/Dinner  13 of 13, continued from the end")
    case .hints: app.says("Type a label to open it")
    case .palette: app.page("Home").shows("search the page")
    case .versions: app.page("Home").shows("As which version?").shows("3.0.1")
    case .reload: #expect(app.isLoading)
    case .brand: app.says("Caviar • Home")
    case .scheme: #expect(app.page == before)
    case .mouse: #expect(app.effects == [.toggleMouse])
    case .pictures: app.says("no pictures: --pictures is off")
    case .copy: #expect(app.effects == [.copy("Lunch place 1")])
    case .copySource: app.says("copied the JSON of row.text; Y copies its pointer")
    case .inspect: app.page("Home").shows("Facet   JSON   Tree   Network").shows("row.text")
    case .sideBySide: app.page("Home").shows("Side by side").shows("light and dark")
    case .outlines: app.page("Home").shows("row.text")
    // LeftOutStepTests tests them on a page with such facets.
    case .nextLeftOut, .previousLeftOut: app.says("No facet is left out")
    case .messages: app.page("Home").shows("No messages yet.").hides("Lunch place")
    case .goTo: app.says("Go to: ▏")
    case .setMark: app.says("Mark with a letter: ▏a to z")
    case .goToMark: app.says("Go to mark: ▏a Lunch place 1")
    case .edit:
      guard case .edit(let place)? = app.effects.last else { return #expect(Bool(false), "no editor is opened") }
      #expect(place.page == 0 && place.location.line == 1)
    case .openOutside: #expect(app.effects == [.openOutside("https://example.com/recipe")])
    // PictureClickTests tests it on a page with such a picture.
    case .openPicture: app.says("no picture here has a link of its own")
    // ControlTests tests them on a page with steppers and filters.
    case .more, .less: app.says("no quantity to change here")
    case .clearFilters: app.says("no filter is on")
    case .help: app.page("Home").shows("to the next control").hides("Lunch place")
    case .quit: #expect(app.effects == [.quit])
    case .suspend: #expect(app.effects == [.suspend])
    }
  }
}
