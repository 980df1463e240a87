import Drawing
import Terminal
import TestSupport
import Testing

@testable import Input

/// The first moments without a source: the brand, its welcome, its home.
struct LaunchTests {
  @Test(arguments: TestApp.brands.map(\.name)) func theBrandIsThereForAMomentAndThenItsWelcome(name: String) throws {
    let brand = try #require(TestApp.brands.first { $0.name == name })
    let app = try TestApp(sampleOf: brand)
    let splash = app.frame
    #expect(app.statusLine.isEmpty)
    let first = try #require(app.deadline)
    app.receive(.clock(first - 1))
    expectSameFrame(app.frame, as: splash)
    app.receive(.clock(first))
    #expect(app.frame != splash)
    let second = try #require(app.deadline)
    #expect(second < 2000)
    app.receive(.clock(second))
    #expect(app.breadcrumbs == ["Welcome"])
    app.says("Welcome").says("Enter open").says("Esc leave")
    app.page("Welcome").row(1).isFocused()
    // Nothing asks for the time any more.
    #expect(app.deadline == nil)
    app.press(.escape)
    #expect(app.breadcrumbs.count == 2)
    #expect(app.facetCount > 20)
    app.press(.backspace).page("Welcome").row(1).isFocused()
  }

  /// The welcome's own button asks where to deliver, as a phone would; from there it is one step home.
  @Test("Enter goes the way that a phone goes")
  func enterGoesTheWayAPhoneGoes() throws {
    let app = try TestApp(sampleOf: .doorDash)
    app.press(.character("x")).page("Welcome").press(.enter).page("Address")
    app.press(.enter)
    #expect(app.breadcrumbs.count == 3)
    #expect(app.facetCount > 20)
  }

  @Test("The router of a brand leads from the welcome straight to the home page")
  func aRouterShortensTheWay() throws {
    let app = try TestApp(sampleOf: .caviar)
    app.press(.character("x")).page("Welcome").press(.enter)
    #expect(app.breadcrumbs.count == 2 && app.breadcrumbs.last != "Address")
    #expect(app.facetCount > 20)
  }

  @Test(arguments: [Key.escape, .enter, .character(" "), .down, .character("/"), .function(1)])
  func anyKeySkipsIt(key: Key) throws {
    let app = try TestApp(sampleOf: .doorDash)
    app.press(key)
    let waited = try TestApp(sampleOf: .doorDash)
    waited.receive(.clock(5000))
    expectSameFrame(app.frame, as: waited.frame)
    #expect(app.effects.isEmpty)
    #expect(app.deadline == nil)
  }

  @Test func itCanBeQuitAndClickedAwayAndResized() throws {
    let quit = try TestApp(sampleOf: .doorDash)
    #expect(quit.press(.control("c")).effects == [.quit])
    let clicked = try TestApp(sampleOf: .doorDash)
    clicked.click(x: 5, y: 5)
    clicked.page("Welcome").row(1).isFocused()
    for size in [Size(28, 8), Size(140, 50), Size(3, 2)] {
      let resized = try TestApp(sampleOf: .caviar)
      resized.receive(.resize(size))
      #expect(resized.frame.size == size)
      resized.receive(.clock(900))
      #expect(resized.frame.size == size)
      resized.press(.escape).page("Welcome")
    }
  }

  /// The terminal says in the middle of it what its background is.
  @Test func theSchemeMayComeLate() throws {
    let app = try TestApp(sampleOf: .doorDash)
    app.press(.character("t"))
    app.press(.character("t"))
    let other = try TestApp(sampleOf: .doorDash)
    other.press(.escape).press(.character("t"))
    expectSameFrame(app.frame, as: other.frame)
  }

  @Test(arguments: TestApp.brands.map(\.name)) func theFirstMomentsStayAsTheyWereLookedAt(name: String) throws {
    let brand = try #require(TestApp.brands.first { $0.name == name })
    let app = try TestApp(sampleOf: brand)
    let splash = app.frame.goldenRows
    app.receive(.clock(700))
    let launch = app.frame.goldenRows
    app.receive(.clock(2000))
    try expectGolden(splash + ["==="] + launch + ["==="] + app.frame.goldenRows, "app/launch-\(name)")
  }
}
