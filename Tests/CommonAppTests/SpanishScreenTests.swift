import AppTestSupport
import Components
import Drawing
import FacetModel
import TestSupport
import Testing
import Text
import Wording

@testable import AppCore
@testable import Branding
@testable import Input
@testable import Pages

/// Checks that every word on the screen comes from the backend or from the Spanish half of the catalogue.
struct SpanishScreenTests {
  private static let words = Words(.spanish)

  /// A feed whose words are invented, so that none of them is a word of a language.
  private static let feed = #"""
    {"sections": [
      {"id": "zza", "body": [
        {"id": "qa", "component": {"id": "address-picker", "category": "header-interactive"}},
        {"id": "qf", "component": {"id": "carousel.filter", "category": "carousel"}, "children": [
          {"id": "qg", "component": {"id": "filter.collection", "category": "filter"}, "text": {"title": "Zzfa"},
           "custom": {"filter_id": "zzf", "is_selected": false, "allowed_values": [
             {"display_name": "Zzfb", "query_value": "1"}, {"display_name": "Zzfc", "query_value": "2"}]}}]}]},
      {"id": "zzb", "body": [
        {"id": "qb", "component": {"id": "row.store", "category": "row"}, "text": {"title": "Zzsa"},
         "custom": {"is_currently_available": false, "rating": {"average_rating": 4.7, "display_num_ratings": "(2)"}},
         "events": {"click": {"name": "navigate", "data": {"uri": "zzc"}}}},
        {"id": "qc", "component": {"id": "row.item", "category": "row"}, "text": {"title": "Zzia"},
         "custom": {"price": {"display_string": "$1"}, "regular_price": {"display_string": "$2"}}},
        {"id": "qd", "component": {"id": "button.quantity_stepper", "category": "button"},
         "custom": {"item_id": "9", "name": "Zzqa", "has_required_options": true}},
        {"id": "qe", "component": {"id": "row.store", "category": "row"}, "text": {"title": "Zzsb"},
         "events": {"click": {"name": "navigate", "data": {"uri": "https://zzx.example/"}}}},
        {"id": "qz", "component": {"id": "zz.unknown", "category": "row"}, "text": {"title": "Zzua"}}]}]}
    """#

  private static let ownWords: Set<String> = [
    "zzfa", "zzfb", "zzfc", "zzsa", "zzia", "zzqa", "zzsb", "zzua", "zzx", "example", "https", "zz", "unknown", "qz",
    "qd", "qf",
    "zzz", "qq", "zq", "tab", "www", "com", "trycaviar", "facets", "version", "graphql",
    // Names: of pages in these tests, brands, keys and components.
    "page", "doordash", "caviar", "dashpass", "ctrl", "shift", "down", "up", "left", "right", "home", "end",
    "pageup", "pagedown", "delete", "insert",
  ]

  private static let read = Result { try CatalogueText() }
  private let catalogue: CatalogueText

  init() throws {
    catalogue = try Self.read.get()
  }

  @Test("The texts of the catalogue can be read from its source")
  func catalogueIsRead() {
    #expect(catalogue.phraseCount > 350)
    #expect(catalogue.english.isSuperset(of: ["unavailable", "loading", "the"]))
    #expect(catalogue.spanish.isSuperset(of: ["disponible", "cargando"]))
    #expect(!catalogue.spanish.contains("the"))
  }

  private func expectSpanish(_ rows: [String], _ what: String, besides own: Set<String> = []) {
    let strange = catalogue.strange(in: rows.joined(separator: "\n"), besides: Self.ownWords.union(own))
    #expect(strange.isEmpty, "\(what): \(strange.sorted())\n\(rows.joined(separator: "\n"))")
  }

  private func app(_ size: Size = Size(100, 30), json: String = Self.feed) throws -> TestApp {
    try TestApp(json: json, size: size, reducesMotion: true, words: Self.words)
  }

  @Test(
    "After any key the screen is in Spanish",
    arguments: [
      "", "?", ":", ": z z z", "/", "/ q q", "/ Z Enter", "n", "f", "V", "V Enter", "V Down Down Down Enter", "v",
      "v Enter", "v Down Enter", "v Down Down Enter", "+", "-", "c", "[", "]", "o", "p", "y", "Tab Enter", "Tab y",
      "Tab Tab Enter", "Tab Tab Space", "Tab Tab Tab o", "Tab Tab Tab Enter", "Tab Tab Tab Tab o", "G", "G Enter",
      "G +",
      "Tab Tab Tab Tab Enter", "Tab p", "i", "m", "b", "t", "r", "I Escape", "k", "{", "}", "Tab Tab Tab + +",
      "? / z q", "? / q Enter", "? G", ": z q Enter",
    ], [40, 100])
  func everyKeySpeaksSpanish(keys: String, width: Int) throws {
    let app = try app(Size(width, 30))
    for case .event(let input) in try KeyScript(keys).steps { app.receive(Event(input, in: Self.words)) }
    // The inspector also shows names of fields and of the design language.
    if keys.first == "i" || keys.first == "I" { return }
    // Letters stand before the words of their targets, so only the status line can be checked.
    let rows = keys == "f" ? [app.statusLine] : app.rows
    let components: Set<String> = ["button", "filter", "carousel", "quantity", "stepper", "collection"]
    expectSpanish(rows, "after '\(keys)'", besides: keys.hasPrefix("V") ? components : [])
  }

  @Test("The inspector names its parts in Spanish", arguments: ["i", "i i Tab", "i i Tab Tab", "i i Tab Tab Tab"])
  func inspectorSpeaksSpanish(keys: String) throws {
    let app = try app(Size(140, 60))
    for case .event(let input) in try KeyScript("Tab Tab Tab " + keys).steps {
      app.receive(Event(input, in: Self.words))
    }
    let names: Set<String> = [
      "text", "title", "list", "row", "item", "button", "filter", "carousel", "header", "click", "id", "children",
      "images",
      "page", "section", "body", "unknown", "card", "name",
      "price",
      "quantity", "stepper", "address", "options", "required", "category", "component",
      // Findings of lint are English.
      "could", "in", "sections",
    ]
    let left = CatalogueText.words(of: app.rows.joined(separator: "\n")).intersection(catalogue.english)
      .subtracting(catalogue.spanish).subtracting(Self.ownWords).subtracting(names)
    #expect(left.isEmpty, "\(left.sorted())\n\(app.rows.joined(separator: "\n"))")
  }

  @Test("Failures and waiting are in Spanish")
  func failuresSpeakSpanish() throws {
    let app = try app(
      json:
        #"{"sections": [{"id": "zz", "body": []}], "page": {"next": {"name": "load_content", "data": {"cursor": "1"}}}}"#
    )
    app.receive(.clock(1))
    expectSpanish(app.rows, "while a page loads")
    if case .load(_, let id, _)? = app.effects.last { app.receive(.notLoaded(reason: "zz", id: id)) }
    expectSpanish(app.rows, "after it has failed")
    app.press(.character("r"))
    app.receive(.clock(5000))
    expectSpanish(app.rows, "when it takes long")
    let empty = try self.app(
      json: #"{"sections": [{"id": "zz", "body": [{"id": "a", "component": {"id": "zz"}}, {"id": "b"}]}]}"#)
    expectSpanish(empty.rows, "on a page without anything to show")
    expectSpanish(try self.app(Size(20, 5)).rows, "on a small screen")
  }

  @Test("A dialog has a Spanish button when its backend names none")
  func dialogsSpeakSpanish() throws {
    let lines = (1...40).map { "Zz \($0)" }.joined(separator: "\\n")
    let app = try app(
      json: """
        [{"id": "a", "component": {"id": "row.text"}, "text": {"title": "Zz"},
          "events": {"click": {"name": "present_modal", "data": {"title": "Zz", "text": "\(lines)"}}}}]
        """)
    app.press(.tab).press(.enter)
    expectSpanish(app.rows, "with a dialog")
  }

  @Test(
    "The screens of the brands are in Spanish", arguments: TestApp.brands,
    [
      "login", "login?new_account=true",
      "login?verify_email=a%40zz.example", "login?email_verified=true", "dashpass-v2", "orders", "address",
    ])
  func brandScreensSpeakSpanish(brand: Brand, uri: String) throws {
    let app = try TestApp(
      json: #"[{"id": "a", "component": {"id": "row.text"}, "text": {"title": "Zz"}}]"#, size: Size(80, 40),
      words: Self.words)
    let place = try #require(AppDestination(rawValue: String(uri.prefix { $0 != "?" })))
    let occasion = try #require(BrandOccasion(place, uri: uri))
    var canvas = Canvas(size: Size(80, 40))
    let theme = app.app.screen.theme
    let screen = BrandScreen(occasion, brand: brand, theme: theme, words: Self.words, size: Size(80, 40))
    screen.draw(on: &canvas, at: canvas.bounds)
    expectSpanish(canvas.textRows + [screen.title.string], uri)
    for now in [0, 1000] {
      var canvas = Canvas(size: Size(80, 24))
      SplashScreen(start: 0).draw(on: &canvas, brand: brand, theme: theme, words: Self.words, now: now)
      expectSpanish(canvas.textRows, "while \(brand.name) starts")
    }
  }

  @Test("The linear mode is in Spanish")
  func readingSpeaksSpanish() throws {
    let app = try app()
    let feed = try #require(app.app.history.current.page).page.feed
    var listener = try Listener(feed: feed, words: Self.words)
    for keys in [
      "j j j", "G", "g k", "?", ":", "Escape", ": z z z Escape", "/ q q Enter", "/ Z Enter", "f Escape", "V", "V Enter",
      "Escape", "z", "Tab Tab",
      "i", "y", "Y", "v", "m", "h", "l", "Shift-Tab", "b", "t", "+",
    ] {
      try listener.press(keys)
    }
    expectSpanish(
      listener.transcript.filter { !$0.hasPrefix(">") }, "read aloud",
      besides: ["feed", "enter", "escape", "backspace"])
  }
}
