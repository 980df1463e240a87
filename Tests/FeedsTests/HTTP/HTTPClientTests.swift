import Foundation
import JSON
import TestSupport
import Testing
import Wording

@testable import Feeds

/// The client, talking to a test backend on the loopback interface.
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

  @Test("A compressed answer is unpacked") func compressedAnswersAreUnpacked() throws {
    let client = try HTTPClient(settings())
    client.get(URIReference(backend.address), id: 1)
    let body = try #require(try client.wait().first?.result.get()).body
    let file = try Data(contentsOf: URL(filePath: Repository.path("SampleFeeds/home.json")))
    #expect(body.string(in: 0..<body.count) == String(decoding: file, as: UTF8.self))
  }

  @Test("Redirects are followed up to the limit") func redirectsAreFollowedUpToTheLimit() throws {
    #expect(try answer("redirect/5").get().address.text == backend.address)
    #expect(try fault("redirect/6") == .tooManyRedirects(limit: 5))
  }

  @Test("A redirect is followed only to the source or to an allowed host") func redirectsStayAtAllowedHosts() throws {
    let elsewhere = "http://localhost:\(backend.port)/"
    #expect(try fault("leads?to=\(elsewhere)") == .elsewhere(URIReference(elsewhere)))
    let allowing = HTTPSettings(HTTPReach(home: URIReference(backend.address), allowedHosts: ["localhost"]))
    #expect(try answer("leads?to=\(elsewhere)", allowing).get().status == 200)
    #expect(try fault("leads?to=file:///etc/passwd") == .notUnderstood(URIReference("file:///etc/passwd")))
  }

  @Test("A header goes only to the origin it was given for") func headersStayWithTheirOrigin() throws {
    let echo = "http://localhost:\(backend.port)/faults/echo"
    var allowing = HTTPSettings(HTTPReach(home: URIReference(backend.address), allowedHosts: ["localhost"]))
    allowing.headers = [try #require(HTTPHeader("X-Key", "hush"))]
    let there = try answer("leads?to=\(echo)", allowing).get().body
    #expect(!there.string(in: 0..<there.count).contains("hush"))
    let here = try answer("leads?to=/faults/echo", allowing).get().body
    #expect(here.string(in: 0..<here.count).contains("hush"))
  }

  @Test("An answer that is cut short is a fault", arguments: ["short", "reset", "hang-up", "chunks"])
  func answersCutShortAreFaults(name: String) throws {
    #expect(try fault(name) == .cutShort)
  }

  /// Bytes after the announced length belong neither to this answer nor to the next one.
  @Test("An answer longer than it announces ends at the announced length or is a fault")
  func answersEndAtTheirAnnouncedLength() throws {
    let client = try HTTPClient(settings())
    for id in 0..<5 {
      client.get(URIReference(backend.fault("length/20")), id: id)
      switch try #require(client.wait().first).result {
      case .success(let response): #expect(response.body.string(in: 0..<response.body.count).hasPrefix(#"{"body""#))
      case .failure(let fault): #expect(fault == .badHeaders, "the surplus may arrive too late to be dropped")
      }
    }
  }

  @Test("An invalid content length is a fault", arguments: ["length/-1", "length/many"])
  func invalidLengthsAreFaults(name: String) throws {
    #expect(try fault(name) == .badHeaders)
  }

  @Test("An answer that is not compressed as it says is a fault") func wronglyCompressedAnswersAreFaults() throws {
    #expect(try fault("bad-gzip") == .badEncoding)
  }

  @Test("An answer beyond the limit is refused, whether or not it is compressed", arguments: ["huge/3", "bomb/3"])
  func answersBeyondTheLimitAreRefused(name: String) throws {
    let limit = 2 << 20
    #expect(try fault(name, settings { $0.limits.bytes = limit }) == .tooLarge(limit: limit))
  }

  @Test("An answer that drips in too slowly times out") func slowAnswersTimeOut() throws {
    #expect(try fault("drip", settings { $0.limits.milliseconds = 200 }) == .tooSlow(seconds: 0))
  }

  @Test("A connection is reused for further requests") func connectionsAreReused() throws {
    let client = try HTTPClient(settings())
    let ports = try (0..<3).map { id in
      client.get(URIReference(backend.fault("connection")), id: id)
      let body = try #require(try client.wait().first?.result.get()).body
      return body.string(in: 0..<body.count)
    }
    #expect(Set(ports).count == 1)
  }

  /// The first request never ends on its own.
  @Test("An endless request does not delay other requests, and it can be cancelled")
  func endlessRequestsDelayNoOthers() throws {
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

  @Test("A client that is dropped closes all its connections") func droppedClientsCloseTheirFiles() throws {
    let before = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    for _ in 0..<50 {
      let client = try HTTPClient(settings())
      client.get(URIReference(backend.fault("drip")), id: 1)
      while client.byteCount(of: 1) == 0 { _ = client.proceed() }
    }
    // Other tests open files at the same time, but fewer than 50.
    #expect(try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count < before + 50)
  }

  @Test("Cookies are not kept") func cookiesAreNotKept() throws {
    let client = try HTTPClient(settings())
    for id in 1...2 {
      client.get(URIReference(backend.fault("cookie")), id: id)
      let body = try #require(try client.wait().first?.result.get()).body
      #expect(body.string(in: 0..<body.count).contains("no cookie"))
    }
  }

  @Test("A missing library and a library that is not libcurl are both faults")
  func missingAndWrongLibrariesAreFaults() {
    #expect(throws: HTTPFault.self) { try HTTPClient(settings { $0.library = "libnothing.so.0" }) }
    do {
      _ = try HTTPClient(settings { $0.library = "libm.so.6" })
      Issue.record("the library was accepted although it is not libcurl")
    } catch {
      #expect(error == .badLibrary(reason: Message { $0.hasNo("curl_easy_init") }))
    }
  }
}
