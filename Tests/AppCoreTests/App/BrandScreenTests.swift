import AppTestSupport
import Drawing
import FacetModel
import Prism
import TestSupport
import Testing

@testable import Branding

/// The screens that no feed describes: signing in, orders, the address and more.
struct BrandScreenTests {
  private typealias Sketch = SketchedPage

  struct Look: CustomTestStringConvertible, Sendable {
    let brand: Brand
    let scheme: Scheme

    var testDescription: String { "\(brand.name) \(scheme)" }
  }

  static let looks = TestApp.brands.flatMap { brand in Scheme.allCases.map { Look(brand: brand, scheme: $0) } }
  static let sizes = [Size(28, 8), Size(40, 10), Size(60, 16), Size(80, 24), Size(140, 50)]
  static let links = [
    "doordash://login", "caviar://login?new_account=1", "doordash://login?verify_email=ada@example.com",
    "doordash://login?verify_email", "doordash://login?email_verified=1", "caviar://dashpass-v2", "doordash://orders",
    "caviar://address",
  ]

  private static func world(_ uri: String) -> SketchedWorld {
    SketchedWorld.page(Sketch.section(nil, [Sketch.row("link", to: uri), Sketch.row("other", to: "store/1")]))
  }

  /// Opened from a feed, in every brand, scheme and size: a step is always chosen and visible.
  @Test("Every screen fits its size and keeps the chosen step in sight", arguments: looks, links)
  func everyScreenKeepsItsStepInSight(look: Look, uri: String) throws {
    for size in Self.sizes {
      let app = try TestApp(Self.world(uri), brand: look.brand, scheme: look.scheme, size: size)
      app.press(.down).press(.enter)
      guard let screen = app.app.history.current.screen else {
        // After the confirmation a brand without a view for it leads home.
        #expect(uri.contains("email_verified"))
        #expect(app.breadcrumbs == ["Home", "Home"])
        continue
      }
      #expect(!screen.steps.isEmpty)
      for step in screen.steps.indices {
        #expect(app.chosenStep == screen.steps[step].label.string, "step \(step) at \(size)\n\(app.picture)")
        app.press(.down)
      }
      #expect(app.frame.size == size)
      app.press(.character("[")).page("Home").row(1).isFocused()
    }
  }

  /// Checks that scrolling reaches all words of a screen, however small it is.
  @Test("Every word of a screen can be reached by scrolling", arguments: TestApp.brands.map(\.name), links)
  func everyWordCanBeReached(brand: String, uri: String) throws {
    let brand = try #require(TestApp.brands.first { $0.name == brand })
    for size in Self.sizes.prefix(2) {
      let app = try TestApp(Self.world(uri), brand: brand, size: size)
      app.press(.down).press(.enter)
      guard let screen = app.app.history.current.screen else { continue }
      var seen = ""
      app.press(.up, times: 9).press(.pageUp, times: 9)
      for _ in 0..<12 {
        seen += app.page.joined(separator: " ") + " "
        app.press(.control("e"), times: 2)
      }
      // A button is only one row high, and a wordmark is drawn as a shape.
      let short = screen.steps.map(\.label) + [brand.views.name, brand.views.tagline]
      for text in screen.words.flatMap(\.words) where !short.contains(text) {
        for word in text.string.split(separator: " ") where word.count < 20 {
          #expect(seen.contains(word), "'\(word)' of \(uri) cannot be read at \(size)\n\(app.picture)")
        }
      }
    }
  }

  @Test("Signing in and confirming the address leads home", arguments: TestApp.brands.map(\.name))
  func signingInAndConfirmingLeadsHome(name: String) throws {
    let brand = try #require(TestApp.brands.first { $0.name == name })
    let app = try TestApp(Self.world("doordash://login"), brand: brand, size: Size(80, 24))
    app.press(.down).press(.enter).page("Sign in").shows("--graphql")
    app.press(.enter).page("Sign up")
    app.press(.backspace).page("Sign in")
    app.press(.down)
    app.page("Sign in").shows("Send a link instead").press(.enter)
    app.page("Confirm your address").shows("you@example.com")
    for _ in 0..<6 where app.chosenStep != "Follow the link" { app.press(.down) }
    app.press(.enter)
    if brand.views.makeVerifyEmailSuccess() != nil {
      app.page("Confirmed").press(.enter)
    }
    #expect(app.app.history.current.page != nil)
    app.page("Home")
  }

  /// The screen says what only a phone can do, and does nothing.
  @Test(
    "A step that a terminal cannot do is explained, and nothing is requested",
    arguments: TestApp.brands.map(\.name))
  func impossibleStepsAreExplained(name: String) throws {
    let brand = try #require(TestApp.brands.first { $0.name == name })
    let app = try TestApp(
      Self.world("doordash://login?verify_email=ada@example.com"), brand: brand, size: Size(90, 24))
    app.press(.down).press(.enter)
    app.page("Confirm your address").shows("ada@example.com")
    app.press(.enter).says("facet cannot send mail; follow the link in the mail").page("Confirm your address")
    #expect(app.effects.isEmpty)
  }

  /// The address in a link comes from the server and may be hostile.
  @Test("A hostile address brings no control character to the screen")
  func aHostileAddressStaysInItsPlace() throws {
    let address = "\u{1B}[31m\u{202E}" + String(repeating: "long", count: 5000)
    let app = try TestApp(Self.world("doordash://login?verify_email=" + address), size: Size(40, 10))
    app.press(.down).press(.enter).page("Confirm your address")
    #expect(app.marked.count > 0)
    #expect(app.rows.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) } })
  }

  /// The brand and the scheme can be changed on these screens too, and the step stays chosen.
  @Test("A change of brand and scheme keeps the screen and its step")
  func brandAndSchemeChangeInPlace() throws {
    let app = try TestApp(Self.world("doordash://dashpass-v2"), size: Size(80, 24))
    app.press(.down).press(.enter).press(.character("b")).press(.character("t"))
    let other = try TestApp(Self.world("doordash://dashpass-v2"), brand: .caviar, scheme: .dark, size: Size(80, 24))
    other.press(.down).press(.enter)
    expectSameFrame(app.frame, as: other.frame)
  }

  @Test("A click chooses a step and a second click takes it")
  func aClickChoosesAStepAndAnotherTakesIt() throws {
    let app = try TestApp(Self.world("doordash://login"), size: Size(80, 24))
    app.press(.down).press(.enter)
    let (x, y) = try #require(app.place(of: "To the home page"))
    app.click(x: x, y: y).page("Sign in")
    #expect(app.chosenStep == "To the home page")
    app.click(x: x, y: y)
    #expect(app.breadcrumbs == ["Home", "Sign in", "Home"])
    // A click on the status line does nothing.
    let small = try TestApp(Self.world("doordash://login"), size: Size(28, 8))
    small.press(.down).press(.enter)
    for x in 0..<28 {
      let before = small.frame
      small.click(x: x, y: 7)
      expectSameFrame(small.frame, as: before)
    }
  }

  @Test(
    "The screens of the brands match their golden frames",
    arguments: TestApp.brands.map(\.name), ["login", "address", "orders", "dashpass-v2"])
  func screensMatchGoldens(brand: String, place: String) throws {
    let brand = try #require(TestApp.brands.first { $0.name == brand })
    let app = try TestApp(Self.world("doordash://\(place)"), brand: brand, size: Size(80, 24))
    app.press(.down).press(.enter)
    try expectGolden(app.frame.goldenRows, "app/screen-\(place)-\(brand.name)")
  }

  @Test("y copies the address that a screen names, or else its words")
  func addressIsCopied() throws {
    for link in ["doordash://dashpass-v2?x=1", "doordash://orders"] {
      let app = try TestApp(Self.world(link)).press(.down).press(.enter).type("y")
      #expect(app.effects == [.copy("https://www.doordash.com")], "\(link)")
    }
    let app = try TestApp(Self.world("doordash://login")).press(.down).press(.enter).type("y")
    #expect(app.effects.count == 1 && app.effects != [.copy("https://www.doordash.com")])
  }
}
