import AppTestSupport
import Drawing
import JSON
import TestSupport
import Testing
import Text

@testable import AppCore
@testable import Input

/// The requests of the session in the inspector.
@Suite("The network pane of the inspector") struct NetworkTests {
  private static let json = #"""
    {"body": [{"id": "s", "body": [
      {"id": "bread", "component": {"id": "row.text", "category": "row"}, "text": {"title": "Bread"}}]}]}
    """#

  private static func facts(
    _ id: Int, _ address: String, _ use: RequestFacts.Use = .page, _ origin: RequestFacts.Origin = .server,
    _ stage: RequestFacts.Stage = .answered, status: Int? = 200, body: String? = nil
  ) -> RequestFacts {
    var facts = RequestFacts(id: id, address: address, use: use, origin: origin, stage: stage)
    facts.status = status
    facts.milliseconds = stage == .answered && origin == .server ? 34 : nil
    facts.bytes = 5120
    facts.headers = ["X-Facets-Version: 3.0.1", "Authorization: …"]
    facts.answerHeaders = ["Content-Type: application/json", "Set-Cookie: …"]
    facts.body = body.map { ByteBuffer($0) }
    return facts
  }

  static let session: [RequestFacts] = {
    var failed = facts(
      4, "https://feeds.example/faults/status/503", .page, .server, .failed, status: 503,
      body: #"{"errors": [{"message": "the kitchen is closed"}]}"#)
    failed.milliseconds = 120
    failed.problem = "the server says 503 Service Unavailable: try again later"
    var checked = facts(-1, "https://feeds.example/home", .check, .confirmed, status: 304)
    checked.milliseconds = 9
    var broken = facts(5, "https://elsewhere.example/a", .section, .server, .failed, status: nil)
    broken.problem = "the server does not answer"
    broken.bytes = nil
    return [
      facts(0, "https://feeds.example/home", .firstPage, .cache, status: nil),
      checked,
      facts(1, "https://feeds.example/stores/88?cursor=…", .furtherPage),
      facts(2, "https://feeds.example/home?sections=all_stores&filterQuery=price_range%3D1%2C2", .filter),
      failed, broken,
      facts(6, "https://feeds.example/dish", .page, .server, .cancelled, status: nil),
      facts(7, "https://feeds.example/slow", .page, .server, .underWay, status: nil),
    ]
  }()

  private func network(
    _ requests: [RequestFacts], size: Size = Size(90, 48), brand: String = "doordash"
  ) throws -> TestApp {
    let brand = try #require(TestApp.brands.first { $0.name == brand })
    let app = try TestApp(sample: "home", brand: brand, size: size, reducesMotion: true)
    for request in requests { app.receive(.requested(request)) }
    app.press(.character("i"))
    if app.app.open.panelBeside?.hasKeys == false { app.press(.character("i")) }
    return app.press(.tab, times: 3)
  }

  private func answer(_ body: String, size: Size = Size(90, 48)) throws -> TestApp {
    try network([Self.facts(1, "https://feeds.example/a", body: body)], size: size).press(.enter)
  }

  @Test("Each request is a line with its status, method, address, purpose, origin, size and time, oldest first")
  func requestsAreListed() throws {
    let app = try network(Self.session)
    let rows = app.page.joined(separator: "\n")
    #expect(rows.contains("Requests  8  https://feeds.example"), "\(app.picture)")
    for (start, end) in [
      ("–   GET /home", "first page · cache · 5 kB"), ("304 GET /home", "check of the cache · cache, confirmed · 5 kB"),
      ("200 GET /stores/88?cursor=…", "further page · server · 5 kB · 34 ms"),
      ("503 GET /faults/status/503", "page · server · 5 kB · 120 ms"),
      ("✗   GET https://elsewhere.example/a", "section · failed"), ("–   GET /dish", "page · cancelled"),
      ("…   GET /slow", "page · under way"),
    ] {
      #expect(app.page.contains { $0.contains(start) && $0.contains(end) }, "\(start) \(end)\n\(app.picture)")
    }
    let places = ["304 GET", "503 GET", "…   GET"].compactMap { mark in
      app.page.firstIndex { $0.contains(mark) }
    }
    #expect(places.count == 3 && places == places.sorted())
  }

  @Test("The list of requests matches its golden frame", arguments: ["doordash", "caviar"], [40, 80, 140])
  func list(brand: String, width: Int) throws {
    let app = try network(Self.session, size: Size(width, 36), brand: brand)
    try expectGolden(app.frame.goldenRows, "inspector/network-\(brand)-\(width)")
  }

  @Test("A request with its answer matches its golden frame", arguments: ["doordash", "caviar"], [40, 80, 140])
  func details(brand: String, width: Int) throws {
    let requests = Array(Self.session.prefix(5))
    let app = try network(requests, size: Size(width, 36), brand: brand).press(.enter)
    app.press(.down, times: 6).press(.enter)
    try expectGolden(app.frame.goldenRows, "inspector/answer-\(brand)-\(width)")
  }

  @Test("The search key in an answer says that there is no search, and leaves the page alone")
  func answersAreNotSearched() throws {
    let app = try answer(#"{"body":[]}"#)
    let position = app.app.history.current.page?.viewport.position
    app.press(.character("/"))
    app.says("An answer cannot be searched here")
    #expect(app.app.history.current.page?.search == nil)
    #expect(app.app.history.current.page?.viewport.position == position)
    app.press(.escape).press(.character("/"))
    app.receive(.paste("feeds"))
    app.says("1 of 1")
  }

  @Test(
    "Enter shows the answer and unfolds the headers, and Escape shows the list at the same place",
    arguments: [40, 80, 140])
  func answersAreShown(width: Int) throws {
    // Beside the page and on narrow screens a request has two lines.
    let app = try network(Self.session, size: Size(width, 60)).press(.up, times: width == 80 ? 3 : 6)
    let before = app.rows
    app.press(.enter)
    app.page("home").shows("the server says 503").hides("Authorization: …").hides("Set-Cookie: …")
    app.press(.down, times: 7).press(.enter).press(.up).press(.enter)
    app.page("home").shows("the server says 503").shows("Authorization: …").shows("Set-Cookie: …")
      .shows(#""message": "the kitchen is clos"#)
    app.press(.escape)
    #expect(app.rows == before)
    app.press(.escape)
    #expect(app.app.open.panelBeside?.hasKeys != true)
  }

  @Test("An address that a line cuts can be read in full")
  func addressesCanBeRead() throws {
    let address = "https://feeds.example/" + String(repeating: "a/", count: 60) + "end"
    let app = try network([Self.facts(1, address)], size: Size(40, 30)).press(.enter)
    app.press(.down).press(.enter)
    let dialog = app.app.open.mode.panel as? ModalDialog
    #expect(dialog?.paragraphs.map(\.string) == [address])
  }

  @Test("The newest request is chosen until the user chooses another one")
  func newestIsChosen() throws {
    let app = try network([Self.facts(1, "https://feeds.example/a", body: #"["one"]"#)])
    app.receive(.requested(Self.facts(2, "https://feeds.example/b", body: #"["two"]"#)))
    app.press(.enter).page("home").shows("\"two\"")
    app.press(.escape).press(.up)
    app.receive(.requested(Self.facts(3, "https://feeds.example/c", body: #"["three"]"#)))
    app.press(.enter).page("home").shows("\"one\"")
  }

  @Test("A request under way becomes the answered one, and its open view shows the answer")
  func requestsEnd() throws {
    let app = try network([Self.facts(1, "https://feeds.example/a", .page, .server, .underWay, status: nil)])
    app.page("home").shows("Requests  1").shows("under way")
    app.press(.enter).page("home").shows("The answer has not come yet.")
    app.receive(.requested(Self.facts(1, "https://feeds.example/a", body: #"["bread"]"#)))
    app.page("home").shows("\"bread\"").hides("not come yet")
    app.press(.escape).page("home").shows("Requests  1").hides("under way")
  }

  @Test("A search finds requests by the words of their lines")
  func requestsAreSearched() throws {
    let app = try network(Self.session).press(.character("/")).type("503").press(.enter).press(.enter)
    app.page("home").shows("the kitchen is closed")
  }

  @Test("Secrets of the user in an answer are masked")
  func secretsAreMasked() throws {
    final class Mask: TextMask {
      func masked(_ text: String) -> String { text.split(separator: "sesame").joined(separator: "…") }
    }
    let app = try network([])
    app.setMask(Mask())
    app.receive(.requested(Self.facts(1, "https://feeds.example/a", body: #"{"said": "open sesame now"}"#)))
    app.press(.enter).page("home").shows(#""said": "open … now""#).hides("sesame")
  }

  @Test("Control characters of an answer are not drawn")
  func answersAreSanitised() throws {
    let app = try answer("[\"a\u{1B}[31mb\u{202E}c\"]")
    app.page("home").shows("\"a")
    #expect(!app.page.joined().unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
  }

  @Test("Without requests the pane says so")
  func nothingIsListedWithoutRequests() throws {
    try network([]).page("home").shows("Nothing has been requested in this session.")
  }

  @Test("At most 200 requests are listed, and the list says that earlier ones are missing")
  func oldRequestsAreMissing() throws {
    let app = try network((1...201).map { Self.facts($0, "https://feeds.example/\($0)") })
    app.press(.character("g"), times: 2)
    app.page("home").shows("Requests  200").shows("earlier requests are no longer listed").hides("/1 ").shows("/2 ")
  }
}

extension TestApp {
  fileprivate func setMask(_ mask: any TextMask) { changeApp { $0.mask = mask } }
}
