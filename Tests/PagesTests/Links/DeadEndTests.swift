import AppTestSupport
import Drawing
import FacetModel
import TestSupport
import Testing
import Text

@testable import Branding
@testable import Pages

/// The words shown when a click or a command leads to something that this client does not do.
struct DeadEndTests {
  private typealias Sketch = SketchedPage

  private func app(_ uri: String, brand: Brand = .doorDash, size: Size = Size(140, 24)) throws -> TestApp {
    let world = SketchedWorld.page(Sketch.section("Your bag", [Sketch.row("Go on", to: uri), Sketch.row("Tip")]))
    return try TestApp(world, brand: brand, size: size).press(.down).press(.enter)
  }

  @Test(
    "A link that no source answers says why this client cannot follow it, and where to go instead",
    arguments: [
      ("checkout/77?tip=2", "facet cannot pay or place orders", "https://www.doordash.com/checkout/77?tip=2"),
      ("/cart/9/", "facet has no cart", "https://www.doordash.com/cart/9/"),
      (
        "https://www.trycaviar.com/account/cards", "facet cannot sign you in", "https://www.trycaviar.com/account/cards"
      ),
      ("store/5/share", "facet cannot share", "https://www.doordash.com/store/5/share"),
      ("map?near=me", "facet cannot show maps", "https://www.doordash.com/map?near=me"),
      ("support/chat", "facet cannot contact support", "https://www.doordash.com/support/chat"),
      ("order/12/track", "facet cannot show orders", "https://www.doordash.com/order/12/track"),
    ])
  func unansweredTask(uri: String, what: String, address: String) throws {
    let app = try app(uri)
    app.refuse(because: "No saved response for it")
    app.says(what).says(address).says("y copies it")
    app.forgetEffects()
    app.press(.character("y")).says("copied: \(address)")
    #expect(app.effects == [.copy(SafeText(address))])
    // Only while the words can be read: afterwards the key copies the focused facet.
    app.forgetEffects()
    app.press(.character("y"))
    #expect(app.effects == [.copy("Go on")])
  }

  @Test("A link to a store that no source answers keeps the reason that the source gives")
  func unansweredStore() throws {
    let app = try app("store/5/menu")
    app.refuse(because: "No saved response for store/5/menu")
    app.says("No saved response for store/5/menu")
    #expect(!app.statusLine.contains("facet"))
  }

  @Test("A sentence too long for the status line opens as a dialog, from which the address can be copied")
  func narrowScreen() throws {
    let app = try app("checkout/77", size: Size(40, 14))
    app.refuse(because: "No saved response for it")
    app.page("Home").shows("facet cannot pay or place orders").shows("https://www.doordash.com/checkout/77")
    app.says("y copy")
    app.forgetEffects()
    app.press(.character("y"))
    #expect(app.effects == [.copy("https://www.doordash.com/checkout/77")])
    app.page("Home").hides("facet cannot pay").shows("Go on")
  }

  @Test("A brand without a website sends the user to a phone or to the website in general")
  func brandInAFolder() throws {
    let folder = Brand(name: "harbor", displayName: "Harbor", tagline: "", tokens: Brand.doorDash.tokens)
    let app = try app("checkout/1", brand: folder)
    app.refuse(because: "No saved response for it")
    app.says("facet cannot pay or place orders; do it on a phone or on the website")
    app.forgetEffects()
    app.press(.character("y"))
    #expect(app.effects == [.copy("Go on")])
  }

  @Test(
    "An address that is for another app says what it is for",
    arguments: [
      ("tel:+1-415-555-0100", "facet cannot call; the number is +1-415-555-0100; y copies it"),
      ("mailto:ada@example.com?subject=Hi", "facet cannot write mail; the address is ada@example.com; y copies it"),
      ("SMS:555", "facet cannot send messages; the number is 555; y copies it"),
      ("geo:37.78,-122.41?q=a", "facet cannot show maps; the place is 37.78,-122.41?q=a; y copies it"),
      ("uber://ride", "not opened: uber addresses belong to other apps; i shows what was sent"),
      ("doordash://kitchen", "not opened: this app has no page called kitchen; i shows what was sent"),
    ])
  func otherApps(uri: String, words: String) throws {
    // Facets with such a click are left out; a page may lead there by itself.
    let app = try TestApp(
      json: #"{"page":{"on_load":[{"name":"navigate","data":{"uri":"\#(uri)"}}]},"body":[{"id":"a","body":[{"id":"b","#
        + #""component":{"id":"row.text"},"text":{"title":"Words"}}]}]}"#, size: Size(140, 24))
    app.receive(.clock(1))
    app.says(words)
  }

  @Test("A facet without a click and one with an unknown action name the key that shows the response")
  func clicks() throws {
    let world = SketchedWorld.page(Sketch.section("Notes", [Sketch.row("Only words"), Sketch.row("b", to: "store/1")]))
    let app = try TestApp(world, size: Size(40, 14))
    #expect(app.app.text(of: .noClick).sentence == "nothing opens here; i inspects it")
    #expect(
      app.app.text(of: .lostClick(.unknownAction("share"))).sentence
        == "nothing happens: its click action 'share' is unknown; i shows what was sent")
  }

  @Test("An unknown command is quoted, with the key that lists all keys")
  func unknownCommand() throws {
    let app = try TestApp(.town, size: Size(100, 24))
    app.press(.character(":")).type("pay the bill").press(.enter)
    app.says("No matching command: “pay the bill”; ? lists all keys")
    app.press(.character(":")).press(.control("u")).press(.escape)
    #expect(!app.statusLine.contains("no command"))
  }

  @Test("Every dead end says what to do instead, as long as a key for it is bound")
  func everyTaskSaysWhatToDo() {
    let keys = DeadEndWords.Keys(copy: "y", inspect: "i", search: "/", help: "?")
    let ends: [DeadEnd] =
      DeadEnd.Task.allCases.flatMap { [.task($0, address: nil), .task($0, address: "https://example.com/a")] } + [
        .noClick, .lostClick(.unknownAction(nil)), .unknownAction, .noAddress, .oddAddress, .scheme("x"), .place("x"),
        .fragment("'x'"), .cuisine("Thai"), .emptyDialog, .noDialogs, .unknownCommand("x"),
      ]
    for end in ends {
      let words = DeadEndWords(end, keys: keys, in: .english)
      #expect(!words.what.isEmpty && !words.instead.isEmpty, "\(end)")
    }
    for case .task(let task, nil) in ends {
      #expect(!DeadEndWords(.task(task, address: nil), in: .english).instead.isEmpty)
    }
  }

  @Test("Addresses from the server bring no control character to the screen or the clipboard")
  func hostileAddresses() throws {
    for uri in [
      "checkout/\u{1B}]52;c;eA==\u{7}", "cart/\u{202E}moc", "checkout/" + String(repeating: "a", count: 90_000),
    ] {
      let app = try app(uri, size: Size(60, 20))
      app.refuse(because: "no")
      app.press(.character("y"))
      for case .copy(let text) in app.effects {
        #expect(text.string.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) })
        #expect(text.string.utf8.count < 3000)
      }
      #expect(app.rows.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) } })
    }
  }

  @Test("A dead end over its page matches its golden frame", arguments: TestApp.brands.map(\.name), [40, 80, 140])
  func frames(brand: String, width: Int) throws {
    let brand = try #require(TestApp.brands.first { $0.name == brand })
    let app = try app("checkout/77?tip=2", brand: brand, size: Size(width, 16))
    app.refuse(because: "No saved response for it")
    try expectGolden(app.frame.goldenRows, "app/dead-end-\(brand.name)-\(width)")
  }
}
