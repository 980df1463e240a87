import AppTestSupport
import Drawing
import Testing

@testable import AppCore
@testable import Pages
@testable import Sessions

/// The keys that are logged as clicks, because they do with a facet what a tap does, and the effect logged with each.
struct ClickTests {
  private func app(_ facets: String..., readsLines: Bool = false) throws -> TestApp {
    try TestApp(
      json: "[\(facets.joined(separator: ","))]", reducesMotion: true, logs: ImpressionRule(), readsLines: readsLines)
  }

  private func clicks(_ app: TestApp) -> [String] {
    defer { app.forgetEffects() }
    return app.events.filter { $0.kind == .click }.map { "\($0.clickEffect?.rawValue ?? "") \($0.id ?? "")" }
  }

  private static let stepper =
    #"{"id":"stepper","component":{"id":"button.quantity_stepper"},"custom":{"item_id":"bun","#
    + #""default_quantity":1,"max_quantity":2}}"#

  private static func row(to uri: String) -> String {
    #"{"id":"row","component":{"id":"row.text"},"text":{"title":"Row"},"#
      + #""events":{"click":{"name":"navigate","data":{"uri":"\#(uri)"}}}}"#
  }

  @Test("More and less are logged as clicks as far as the count changes")
  func countingIsAClick() throws {
    let app = try app(Self.stepper).press(.down)
    app.type("+")
    #expect(clicks(app) == ["more stepper"])
    // The most is two.
    app.type("+")
    app.press(.enter)
    #expect(clicks(app) == [])
    app.type("9-")
    #expect(clicks(app) == ["less stepper", "less stepper"])
    app.press(.character(" "))
    #expect(clicks(app) == ["more stepper"])
  }

  /// The card has the focus, and the stepper is a part of it.
  @Test("A stepper in a focused card is logged, not the card")
  func stepperInACardIsClicked() throws {
    let card =
      #"{"id":"card","component":{"id":"card.dish_item_square"},"text":{"title":"Bun"},"children":[\#(Self.stepper)],"#
      + #""events":{"click":{"name":"navigate","data":{"uri":"item/1"}}}}"#
    let app = try app(card).press(.down)
    #expect(app.focused == "card")
    app.type("+")
    #expect(clicks(app) == ["more stepper"])
    app.press(.enter)
    #expect(clicks(app) == ["open card"])
  }

  @Test("A key that counts logs no click on a facet without a stepper")
  func otherFacetsCannotBeCounted() throws {
    let app = try app(Self.row(to: "store/1")).press(.down)
    app.type("+")
    #expect(clicks(app) == [])
  }

  @Test("Opening a link outside is logged as a click of its own kind")
  func openingOutsideIsAClick() throws {
    let app = try app(Self.row(to: "https://example.com/recipe")).press(.down)
    app.press(.enter)
    #expect(clicks(app) == ["show row"], "only the address is shown")
    app.type("o")
    #expect(app.effects.contains(.openOutside("https://example.com/recipe")))
    #expect(clicks(app) == ["open_outside row"])
  }

  @Test("o on a link inside the app logs no click, and Enter logs one")
  func internalLinkOpenedOutsideIsNoClick() throws {
    let app = try app(Self.row(to: "store/1")).press(.down)
    app.type("o")
    #expect(clicks(app) == [])
    app.press(.enter)
    #expect(clicks(app) == ["open row"])
  }

  @Test("Toggling a filter and opening a picker are logged as clicks")
  func filtersAreToggledAndPickersOpened() throws {
    let app = try app(
      #"{"id":"deals","component":{"id":"filter.binary"},"text":{"title":"Deals"},"custom":{"filter_id":"deals"}}"#,
      #"{"id":"price","component":{"id":"filter.range"},"text":{"title":"Price"},"custom":{"filter_id":"price","#
        + #""allowed_values":[{"query_value":"1","display_name":"$"},{"query_value":"2","display_name":"$$"}]}}"#,
      #"{"id":"to","component":{"id":"address-picker"},"text":{"title":"Deliver to"}}"#
    ).press(.down)
    app.press(.character(" "))
    #expect(clicks(app) == ["toggle deals"])
    app.press(.tab).press(.enter)
    #expect(clicks(app) == ["open price"])
    app.press(.down).press(.enter)
    // The values of a filter are not facets.
    #expect(clicks(app) == [])
    app.press(.tab).press(.enter)
    #expect(clicks(app) == ["open to"])
  }

  @Test("A button without an effect logs no click")
  func deadButtonIsNotClicked() throws {
    let app = try app(#"{"id":"b","component":{"id":"button.standard"},"text":{"title":"Press"}}"#).press(.down)
    app.press(.enter).press(.character(" "))
    #expect(clicks(app) == [])
  }

  @Test("Opening a dialog is logged as a click, and closing it is not", arguments: [false, true])
  func dialogsAreClickedOn(readsLines: Bool) throws {
    let app = try TestApp(
      json: DialogPages.json(next: "store/1"), reducesMotion: true, logs: ImpressionRule(), readsLines: readsLines)
    if !readsLines { app.press(.down) }
    app.press(.enter)
    #expect(clicks(app) == ["present_modal fee"])
    app.press(.enter)
    #expect(clicks(app) == [])
  }

  @Test("A line of the log names the effect of a click")
  func aLineOfTheLogSaysWhatWasDone() throws {
    let app = try app(Self.stepper).press(.down)
    app.type("-")
    let line = EventLine(try #require(app.events.first), .scripted(user: nil))
    #expect(
      String(decoding: line.bytes, as: UTF8.self).hasSuffix(#""position":0,"action":"less","logging":null}"# + "\n"))
  }

  @Test("The linear mode logs the same clicks")
  func linearModeLogsTheSameClicks() throws {
    let app = try app(Self.stepper, Self.row(to: "https://example.com/recipe"), readsLines: true)
    app.type("+")
    #expect(clicks(app) == ["more stepper"])
    app.press(.down).type("o")
    #expect(clicks(app) == ["open_outside row"])
  }
}
