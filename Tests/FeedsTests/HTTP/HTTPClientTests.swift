import Foundation
import JSON
import TestSupport
import Testing
import Wording

@testable import Feeds

/// The client against a backend that does what it is told to, on the loopback interface.
struct HTTPClientTests {
  private let backend: Backend

  init() throws {
    backend = try Backend.shared.get()
  }

  private func settings(_ change: (inout HTTPSettings) -> Void = { _ in }) -> HTTPSettings {
    var settings = HTTPSettings(HTTPReach(home: URIReference(backend.address)))
    change(&settings)
    return settings
  }

  private func answer(
    _ fault: String, _ settings: HTTPSettings? = nil
  ) throws -> Result<HTTPResponse, HTTPFault> {
    let client = try HTTPClient(settings ?? self.settings())
    client.get(URIReference(backend.fault(fault)), id: 7)
    let outcomes = client.wait()
    #expect(outcomes.map(\.id) == [7])
    #expect(client.isIdle)
    return try #require(outcomes.first).result
  }

  private func fault(_ fault: String, _ settings: HTTPSettings? = nil) throws -> HTTPFault? {
    if case .failure(let fault) = try answer(fault, settings) { fault } else { nil }
  }

  @Test func aPackedAnswerIsUnpacked() throws {
    let client = try HTTPClient(settings())
    client.get(URIReference(backend.address), id: 1)
    let body = try #require(try client.wait().first?.result.get()).body
    let file = try Data(contentsOf: URL(filePath: Repository.path("SampleFeeds/home.json")))
    #expect(body.string(in: 0..<body.count) == String(decoding: file, as: UTF8.self))
  }

  @Test func asManyRedirectsAsAllowedAreFollowed() throws {
    #expect(try answer("redirect/5").get().address.text == backend.address)
    #expect(try fault("redirect/6") == .tooManyRedirects(limit: 5))
  }

  @Test func aRedirectLeadsNowhereElse() throws {
    let elsewhere = "http://localhost:\(backend.port)/"
    #expect(try fault("leads?to=\(elsewhere)") == .elsewhere(URIReference(elsewhere)))
    let allowing = HTTPSettings(HTTPReach(home: URIReference(backend.address), allowedHosts: ["localhost"]))
    #expect(try answer("leads?to=\(elsewhere)", allowing).get().status == 200)
    #expect(try fault("leads?to=file:///etc/passwd") == .notUnderstood(URIReference("file:///etc/passwd")))
  }

  @Test func whatIsSaidToTheSourceIsSaidToNobodyElse() throws {
    let echo = "http://localhost:\(backend.port)/faults/echo"
    var allowing = HTTPSettings(HTTPReach(home: URIReference(backend.address), allowedHosts: ["localhost"]))
    allowing.headers = [try #require(HTTPHeader("X-Key", "hush"))]
    let there = try answer("leads?to=\(echo)", allowing).get().body
    #expect(!there.string(in: 0..<there.count).contains("hush"))
    let here = try answer("leads?to=/faults/echo", allowing).get().body
    #expect(here.string(in: 0..<here.count).contains("hush"))
  }

  @Test(arguments: ["short", "reset", "hang-up", "chunks"]) func whatIsCutShortIsNoAnswer(name: String)
    throws
  {
    #expect(try fault(name) == .cutShort)
  }

  /// What is behind the end that a server names is no part of that answer, and never the next one.
  @Test func whatIsLongerThanItSaysEndsThere() throws {
    let client = try HTTPClient(settings())
    for id in 0..<5 {
      client.get(URIReference(backend.fault("length/20")), id: id)
      switch try #require(client.wait().first).result {
      case .success(let response): #expect(response.body.string(in: 0..<response.body.count).hasPrefix(#"{"body""#))
      case .failure(let fault): #expect(fault == .badHeaders, "it may come too late to be dropped")
      }
    }
  }

  @Test(arguments: ["length/-1", "length/many"])
  func aLengthThatIsNoneIsAFault(name: String) throws {
    #expect(try fault(name) == .badHeaders)
  }

  @Test func whatIsNotPackedAsItSaysIsNoAnswer() throws {
    #expect(try fault("bad-gzip") == .badEncoding)
  }

  @Test(arguments: ["huge/3", "bomb/3"]) func nothingIsTakenBeyondTheLimit(name: String) throws {
    let limit = 2 << 20
    #expect(try fault(name, settings { $0.limits.bytes = limit }) == .tooLarge(limit: limit))
  }

  @Test func whoDripsIsNotWaitedForEndlessly() throws {
    #expect(try fault("drip", settings { $0.limits.milliseconds = 200 }) == .tooSlow(seconds: 0))
  }

  @Test func aConnectionIsKept() throws {
    let client = try HTTPClient(settings())
    let ports = try (0..<3).map { id in
      client.get(URIReference(backend.fault("connection")), id: id)
      let body = try #require(try client.wait().first?.result.get()).body
      return body.string(in: 0..<body.count)
    }
    #expect(Set(ports).count == 1)
  }

  /// One that never ends keeps nobody else waiting, and can be called off.
  @Test func requestsDoNotWaitForEachOther() throws {
    let client = try HTTPClient(settings())
    client.get(URIReference(backend.fault("drip")), id: 1)
    for id in 2...6 { client.get(URIReference(backend.address), id: id) }
    var ended: Set<Int> = []
    while ended.count < 5 { ended.formUnion(client.wait().map(\.id)) }
    #expect(ended == [2, 3, 4, 5, 6])
    while client.byteCount(of: 1) == 0 { _ = client.proceed() }
    #expect(!client.isIdle)
    client.cancel(1)
    #expect(client.isIdle)
    #expect(client.proceed().isEmpty)
    #expect(client.byteCount(of: 1) == 0)
  }

  @Test func aClientThatIsForgottenLetsGoOfAll() throws {
    let before = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    for _ in 0..<50 {
      let client = try HTTPClient(settings())
      client.get(URIReference(backend.fault("drip")), id: 1)
      while client.byteCount(of: 1) == 0 { _ = client.proceed() }
    }
    // Other tests open files as well, but not as many.
    #expect(try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count < before + 50)
  }

  @Test func cookiesAreNotKept() throws {
    let client = try HTTPClient(settings())
    for id in 1...2 {
      client.get(URIReference(backend.fault("cookie")), id: id)
      let body = try #require(try client.wait().first?.result.get()).body
      #expect(body.string(in: 0..<body.count).contains("no cookie"))
    }
  }

  @Test func noLibraryIsOneFaultAndTheWrongOneAnother() {
    #expect(throws: HTTPFault.self) { try HTTPClient(settings { $0.library = "libnothing.so.0" }) }
    do {
      _ = try HTTPClient(settings { $0.library = "libm.so.6" })
      Issue.record("that is no libcurl")
    } catch {
      #expect(error == .badLibrary(reason: Message { $0.hasNo("curl_easy_init") }))
    }
  }
}
