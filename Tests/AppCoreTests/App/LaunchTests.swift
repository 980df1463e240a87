import AppTestSupport
import Drawing
import TestSupport
import Testing

@testable import Input

/// The start without a source: the brand's welcome page, and the brand's home page. The splash screen stands only while
/// a server loads the first page.
struct LaunchTests {
  @Test("The first frame is the welcome page, without a splash", arguments: TestApp.brands.map(\.name))
  func startsWithTheWelcome(name: String) throws {
    let brand = try #require(TestApp.brands.first { $0.name == name })
    let app = try TestApp(sampleOf: brand)
    #expect(app.breadcrumbs == ["Welcome"])
    app.says("Welcome").says("Enter open").says("Esc leave")
    app.page("Welcome").row(1).isFocused()
    let first = app.frame
    // The app has no deadline, and the clock changes nothing.
    #expect(app.deadline == nil)
    app.receive(.clock(5000))
    expectSameFrame(app.frame, as: first)
    app.press(.escape)
    #expect(app.breadcrumbs.count == 2)
    #expect(app.facetCount > 20)
    app.press(.backspace).page("Welcome").row(1).isFocused()
  }

  @Test("The first frame of a local file is its page", arguments: TestApp.brands.map(\.name))
  func startsWithThePage(name: String) throws {
    let brand = try #require(TestApp.brands.first { $0.name == name })
    let app = try TestApp(sample: "store", brand: brand)
    app.says("store").page("store").shows("Noodle Harbor")
  }

  @Test("The page of a server replaces the splash as soon as it arrives")
  func thePageEndsTheSplash() throws {
    let app = try TestApp(awaitingAs: .doorDash)
    app.receive(.clock(0))
    app.says("loading…").says("Esc stop")
    app.receive(.clock(20))
    app.answer(withSample: "home")
    #expect(app.breadcrumbs == ["home"] && !app.statusLine.contains("loading"))
  }

  /// The button of the welcome page asks where to deliver, as on a phone; the next step is the home page.
  @Test("Enter leads from the welcome page to the address page and then home")
  func enterGoesTheWayAPhoneGoes() throws {
    let app = try TestApp(sampleOf: .doorDash)
    app.page("Welcome").press(.enter).page("Address")
    app.press(.enter)
    #expect(app.breadcrumbs.count == 3)
    #expect(app.facetCount > 20)
  }

  @Test("The router of a brand leads from the welcome straight to the home page")
  func aRouterShortensTheWay() throws {
    let app = try TestApp(sampleOf: .caviar)
    app.page("Welcome").press(.enter)
    #expect(app.breadcrumbs.count == 2 && app.breadcrumbs.last != "Address")
    #expect(app.facetCount > 20)
  }

  @Test("While the first page loads, clicks do nothing, and the screen can be resized")
  func splashTakesClicksAndResizes() throws {
    for size in [Size(28, 8), Size(140, 50), Size(3, 2)] {
      let app = try TestApp(awaitingAs: .caviar)
      app.receive(.clock(0))
      let before = app.frame
      app.click(x: 5, y: 5)
      expectSameFrame(app.frame, as: before)
      app.receive(.resize(size))
      #expect(app.frame.size == size)
      app.receive(.clock(900))
      #expect(app.frame.size == size)
    }
  }

  @Test("Splash screen, launch and welcome match their golden frames", arguments: TestApp.brands.map(\.name))
  func framesMatchGolden(name: String) throws {
    let brand = try #require(TestApp.brands.first { $0.name == name })
    let waiting = try TestApp(awaitingAs: brand)
    waiting.receive(.clock(0))
    let splash = waiting.frame.goldenRows
    waiting.receive(.clock(700))
    let launch = waiting.frame.goldenRows
    let welcome = try TestApp(sampleOf: brand).frame.goldenRows
    try expectGolden(splash + ["==="] + launch + ["==="] + welcome, "app/launch-\(name)")
  }
}
