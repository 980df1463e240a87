import AppTestSupport
import Drawing
import FacetModel
import TestSupport
import Testing
import Text

@testable import Pages

/// The destinations of links, and the addresses that are never handed to another program.
struct RouteTests {
  private typealias Sketch = SketchedPage

  private func route(_ uri: String) -> Route {
    Route(.navigate(Navigation(uri: uri)), hosts: [])
  }

  @Test(
    "Every address has its route: a load, a screen of the app, or the web",
    arguments: [
      ("store/12?cursor=x", .load(.open(uri: "store/12?cursor=x"))),
      ("https://www.doordash.com/store/12", .load(.open(uri: "https://www.doordash.com/store/12"))),
      ("doordash://store/12", .load(.open(uri: "store/12"))), ("caviar://store/12", .load(.open(uri: "store/12"))),
      ("caviar://search?query=thai", .load(.open(uri: "search?query=thai"))), ("doordash://home", .load(.home)),
      ("DoorDash://HOME/", .load(.home)), ("caviar://login", .screen(.login(.signingIn))),
      ("doordash://login?new_account=true", .screen(.login(.signingUp))),
      ("doordash://login?verify_email=ada@example.com", .screen(.verifyEmail(address: "ada@example.com"))),
      ("doordash://login?email_verified=true", .screen(.emailVerified)),
      ("doordash://dashpass-v2", .screen(.dashPass)), ("doordash://orders/5", .screen(.orders)),
      ("caviar://address", .screen(.address)), ("https://example.com/a", .outside("https://example.com/a")),
      ("//example.com/a", .outside("https://example.com/a")),
    ] as [(String, Route)]) func routesOfAddresses(uri: String, route: Route)
  {
    #expect(self.route(uri) == route)
  }

  @Test(
    "An address that this client cannot open is refused with a reason, and its facet is left out",
    arguments: ["javascript:alert(1)", "file:///etc/passwd", "doordash://kitchen", "http://example.com", "tel:112"])
  func unknownAddressesAreRefused(uri: String) {
    guard case .deadEnd(let end) = route(uri) else {
      Issue.record("\(route(uri))")
      return
    }
    #expect(
      ["not opened: ", "facet cannot call"].contains { DeadEndWords(end, in: .english).sentence.string.hasPrefix($0) })
    // A facet with such a click is left out.
    let world = SketchedWorld.page(Sketch.section(nil, [Sketch.row("link", to: uri), Sketch.row("words")]))
    #expect(throws: Never.self) {
      let app = try TestApp(world)
      app.page("Home").shows("words").hides("link")
      #expect(app.press(.down).press(.enter).focused == nil)
    }
  }

  static let hostile = [
    "javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "http://example.com/",
    "https://example.com/\u{1B}]52;c;eA==\u{7}", "https://example.com/a b", "https://example.com/\"; reboot #",
    "https://example.com/'`reboot`'", "https://example.com/\\\\host\\share", "https://example.com/$\u{0}",
    "https://example.com/\u{202E}moc", "https://exämple.com/", "https://", "https:///", "https:example.com",
    " --version", "-a", "https://example.com/<x>", "https://example.com/{a,b}", "HTTPS://example.com/\u{9B}2J",
    "https://example.com/" + String(repeating: "a", count: 200_000), "", "https://example.com/%0a%1b\n--help",
  ]

  /// Only an https address made of the characters that addresses have reaches another program.
  @Test(
    "Only safe https addresses are opened outside, and no control character reaches the screen",
    arguments: hostile.indices)
  func onlySafeAddressesAreOpened(index: Int) throws {
    let uri = Self.hostile[index]
    for action in [
      Action.navigate(Navigation(uri: uri)), .navigate(Navigation(uri: "store/1", domain: uri)),
      .navigate(Navigation(uri: uri, domain: "https://www.doordash.com/")),
    ] {
      guard let address = Route.address(of: action, hosts: [])?.string else { continue }
      #expect(address.lowercased().hasPrefix("https://"))
      #expect(address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"'`<>\\^{|}".utf8.contains($0) }, "\(address)")
      #expect(address.utf8.count < 5000)
    }
    let world = SketchedWorld.page(Sketch.section(nil, [Sketch.row("link", to: uri), Sketch.row("words")]))
    let app = try TestApp(world)
    app.press(.down).press(.character("o"))
    for case .openOutside(let address) in app.effects {
      // Spaces and control characters around an address, and line breaks in it, are not part of it.
      #expect(
        [
          "https://example.com/$", "https://example.com/%0a%1b--help", "https://example.com/a%20b",
          "https://example.com/%22;%20reboot%20#", "https://example.com/%27%60reboot%60%27",
          "https://example.com/%E2%80%AEmoc", "https://example.com/%3Cx%3E", "https://example.com/%7Ba,b%7D",
          "HTTPS://example.com/%C2%9B2J",
        ].contains(address))
    }
    // For every reason, the screen shows no control character.
    app.press(.enter)
    #expect(app.rows.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) } })
  }

  /// The forms are those of Chromium's and Firefox's address lines.
  @Test(
    "An address is opened in the form in which browsers send it",
    arguments: [
      ("https://a.example/pad thai?q=two words", "https://a.example/pad%20thai?q=two%20words"),
      ("https://a.example/crêpes", "https://a.example/cr%C3%AApes"),
      ("https://a.example/飯?菜=🍜", "https://a.example/%E9%A3%AF?%E8%8F%9C=%F0%9F%8D%9C"),
      ("https://a.example/{id}", "https://a.example/%7Bid%7D"),
      ("https://a.example/100%/50%25", "https://a.example/100%/50%25"),
      ("https://a.example?q=é#ü", "https://a.example?q=%C3%A9#%C3%BC"),
    ])
  func addressesHaveTheFormOfBrowsers(uri: String, form: String) {
    #expect(Route.address(of: .navigate(Navigation(uri: uri)), hosts: [])?.string == form)
  }

  @Test(
    "An address is refused whose host is not ASCII, or whose form would be too long",
    arguments: ["https://exämple.com/", "https://a b/", "https://a.example/" + String(repeating: "é", count: 1000)])
  func someAddressesAreRefused(uri: String) {
    #expect(Route.address(of: .navigate(Navigation(uri: uri)), hosts: []) == nil)
  }

  @Test("An address that cannot be opened says so, on Enter and on o")
  func anAddressThatCannotBeOpenedSaysSo() throws {
    let long = "https://example.com/" + String(repeating: "a", count: 9000)
    let app = try TestApp(
      .page(Sketch.section(nil, [Sketch.row("long", to: long), Sketch.row("odd", to: "https://exämple.com/")])))
    for _ in 0..<2 {
      app.press(.down).press(.enter).says("not opened: ")
      app.press(.character("o")).says("not opened: ")
    }
    #expect(app.effects.isEmpty)
  }

  @Test("Enter shows an address of the web, and only o opens it")
  func webAddressIsOpenedOnRequest() throws {
    let app = try TestApp(.town, size: Size(120, 20))
    app.press(.down)
    while app.focused != "A recipe" { app.press(.down) }
    app.press(.enter).page("Home")
    app.says("o opens it in the browser: https://example.com/recipe")
    #expect(app.effects.isEmpty)
    app.press(.character("o")).says("opened in the browser: https://example.com/recipe")
    #expect(app.effects == [.openOutside("https://example.com/recipe")])
  }

  /// A page of the source that also has an address on the web can be opened there.
  @Test("A link inside the app can be opened outside when its domain gives it an address on the web")
  func internalLinksWithAWebAddressCanBeOpenedOutside() {
    func address(_ uri: String, _ domain: String?) -> String? {
      Route.address(of: .navigate(Navigation(uri: uri, domain: domain)), hosts: [])?.string
    }
    #expect(address("store/1", "https://www.doordash.com/") == "https://www.doordash.com/store/1")
    #expect(address("/store/1", "www.doordash.com") == "https://www.doordash.com/store/1")
    #expect(address("https://www.trycaviar.com/x", nil) == "https://www.trycaviar.com/x")
    #expect(address("store/1", nil) == nil)
    #expect(address("doordash://store/1", "https://www.doordash.com/") == nil)
  }

  @Test("The first Enter on a fresh page focuses the first control, and the second opens it")
  func firstEnterFocuses() throws {
    let app = try TestApp(.town, size: Size(100, 20))
    app.press(.enter)
    app.page("Home").row(1).isFocused().says("Lunch place 1")
    app.press(.enter)
    app.page("Store 1")
  }

  @Test("Without a focused link, o and y say what to do first")
  func keysWithoutALinkSayWhatToDo() throws {
    let app = try TestApp(.town, size: Size(100, 20))
    app.press(.character("o")).says("move the focus to a link first")
    app.press(.character("y")).says("move the focus to something first")
    app.press(.down).press(.character("o")).says("this is not a web link; Enter opens it here")
  }

  @Test("A link that no source answers shows the reason with its address")
  func unansweredLinkSaysWhy() throws {
    let bare = try TestApp(.page(Sketch.section(nil, [Sketch.row("a", to: "nowhere/1")])))
    bare.press(.down).press(.enter).says("loading…")
    bare.refuse(because: "No saved response for nowhere/1")
    bare.says("No saved response for nowhere/1").page("Home")
  }
}
