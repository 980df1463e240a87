import AppTestSupport
import Drawing
import TestSupport
import Testing

@testable import Input

/// The start without a source: the splash screen, the brand's welcome page, and the brand's home page.
struct LaunchTests {
  @Test(
    "The brand's splash screen gives way to its welcome page, and Escape leads home",
    arguments: TestApp.brands.map(\.name))
  func splashThenWelcome(name: String) throws {
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
    // The app has no further deadline.
    #expect(app.deadline == nil)
    app.press(.escape)
    #expect(app.breadcrumbs.count == 2)
    #expect(app.facetCount > 20)
    app.press(.backspace).page("Welcome").row(1).isFocused()
  }

  /// The button of the welcome page asks where to deliver, as on a phone; the next step is the home page.
  @Test("Enter leads from the welcome page to the address page and then home")
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

  @Test(
    "Any key skips the splash screen and does nothing else",
    arguments: [Key.escape, .enter, .character(" "), .down, .character("/"), .function(1)])
  func anyKeySkipsTheSplash(key: Key) throws {
    let app = try TestApp(sampleOf: .doorDash)
    app.press(key)
    let waited = try TestApp(sampleOf: .doorDash)
    waited.receive(.clock(5000))
    expectSameFrame(app.frame, as: waited.frame)
    #expect(app.effects.isEmpty)
    #expect(app.deadline == nil)
  }

  @Test("During the splash screen the user can quit, click and resize")
  func splashTakesQuitClicksAndResizes() throws {
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

  /// The scheme changes during the splash screen.
  @Test("The scheme can change during the splash screen")
  func schemeCanChangeDuringTheSplash() throws {
    let app = try TestApp(sampleOf: .doorDash)
    app.press(.character("t"))
    app.press(.character("t"))
    let other = try TestApp(sampleOf: .doorDash)
    other.press(.escape).press(.character("t"))
    expectSameFrame(app.frame, as: other.frame)
  }

  @Test("Splash screen, launch and welcome match their golden frames", arguments: TestApp.brands.map(\.name))
  func framesMatchGolden(name: String) throws {
    let brand = try #require(TestApp.brands.first { $0.name == name })
    let app = try TestApp(sampleOf: brand)
    let splash = app.frame.goldenRows
    app.receive(.clock(700))
    let launch = app.frame.goldenRows
    app.receive(.clock(2000))
    try expectGolden(splash + ["==="] + launch + ["==="] + app.frame.goldenRows, "app/launch-\(name)")
  }
}
