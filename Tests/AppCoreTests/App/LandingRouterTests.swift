import Caviar
import Components
import DoorDash
import Drawing
import FacetModel
import Prism
import TestSupport
import Testing

@testable import AppCore
@testable import Branding
@testable import Pages

/// The actions of a landing, which each brand routes for itself.
struct LandingRouterTests {
  /// Routes every action to the members' page.
  private struct MembersOnly: LandingRouter {
    func route(_ action: Action) -> Action { .open(.dashPass) }
  }

  private static let club = Brand(
    name: "club", tokens: Brand.doorDash.tokens, views: PlainBrandedViews(name: "Club"), landingRouter: MembersOnly())

  private static let click = #""events": {"click": {"name": "navigate", "data": {"uri": "doordash://address"}}}"#
  private static let feed = """
    {"door": {"id": "door",
      "header": [{"id": "welcome", "component": {"id": "header.landing", "category": "header"},
        "text": {"title": "Come in", "custom": {"button": "Where to?"}}, \(click),
        "children": [{"id": "inner", "component": {"id": "button.standard", "category": "button"},
          "text": {"title": "Set the address"}, \(click)}]}],
      "body": [{"id": "outside", "component": {"id": "row.text", "category": "row"},
        "text": {"title": "Not of the landing"}, \(click)}]}}
    """

  private func app(as brand: Brand) throws -> App {
    let page = Page(
      feed: try Feed(json: Self.feed), title: "door", brand: brand,
      theme: Theme(try brand.tokens.values(for: .light), depth: .monochrome))
    let themeSelection = ThemeSelection(
      brands: [.doorDash, .caviar], brand: brand, scheme: .light, depth: .monochrome, usesASCII: false)
    return App(
      page: page, themeSelection: themeSelection, size: Size(120, 40), options: AppOptions(reducesMotion: true))
  }

  private func focus(_ id: String, in app: inout App) throws {
    for _ in 0..<8 where app.focusedFacet?.id != id { _ = app.update(.key(.tab)) }
    try #require(app.focusedFacet?.id == id)
  }

  private func opens(_ id: String, as brand: Brand) throws -> String {
    var app = try app(as: brand)
    try focus(id, in: &app)
    for effect in app.update(.key(.enter)) {
      if case .load(.home, _, _) = effect { return "home" }
    }
    return app.breadcrumbs.last?.string ?? ""
  }

  @Test(
    "The same landing leads to the address in one brand and to the home page in another",
    arguments: [
      "welcome", "inner",
    ])
  func eachBrandDecides(id: String) throws {
    #expect(try opens(id, as: .doorDash) == "Address")
    #expect(try opens(id, as: .caviar) == "home")
    #expect(try opens(id, as: Self.club) == "DashPass")
  }

  @Test("A facet beside the landing keeps its own action in every brand", arguments: [Brand.doorDash, .caviar, club])
  func othersKeepTheirs(brand: Brand) throws {
    #expect(try opens("outside", as: brand) == "Address")
  }

  @Test("Changing the brand changes the router")
  func theRouterChangesWithTheBrand() throws {
    var app = try app(as: .doorDash)
    try focus("welcome", in: &app)
    _ = app.update(.key(.character("b")))
    let effects = app.update(.key(.enter))
    #expect(effects.contains { if case .load(.home, _, _) = $0 { true } else { false } })
  }

  @Test("The inspector shows the action of the backend and the one that the brand's router follows instead")
  func inspectorShowsBothActions() throws {
    var app = try app(as: .caviar)
    try focus("welcome", in: &app)
    _ = app.update(.key(.character("i")))
    let rows = app.frame().textRows.joined(separator: "\n")
    #expect(rows.contains("navigate doordash://address") && rows.contains("the brand's router"))
    #expect(rows.contains("to the home page"))
    var plain = try self.app(as: .doorDash)
    try focus("welcome", in: &plain)
    _ = plain.update(.key(.character("i")))
    #expect(!plain.frame().textRows.joined().contains("the brand's router"))
  }
}
