import JSON
import TestSupport
import Testing

@testable import Feeds

/// Bodies posted to a backend on the loopback interface.
struct PostingTests {
  private let backend: Backend

  init() throws {
    backend = try Backend.shared.get()
  }

  private func post(
    _ body: String, to fault: String, allowing hosts: [String] = [], _ headers: [HTTPHeader] = []
  ) throws -> Result<HTTPResponse, HTTPFault> {
    var settings = HTTPSettings(HTTPReach(home: URIReference(backend.address), allowedHosts: hosts))
    settings.headers = [try #require(HTTPHeader("Cookie", "hush"))]
    let client = try HTTPClient(settings)
    let type = try #require(HTTPHeader("Content-Type", "application/json"))
    client.post(ByteBuffer(body), to: URIReference(backend.fault(fault)), headers: [type] + headers, id: 1)
    return try #require(client.wait().first).result
  }

  private func said(_ result: Result<HTTPResponse, HTTPFault>) throws -> String {
    let body = try result.get().body
    return body.string(in: 0..<body.count)
  }

  @Test("A body is posted unchanged, whatever its length and content")
  func bodiesArrive() throws {
    let body = #"{"query":"é\u0000"}"#
    let echo = try said(post(body, to: "echo"))
    #expect(echo.contains("method: POST") && echo.contains("Content-Type: application/json"))
    #expect(echo.contains(#"posted: {\"query\":\"\u00e9\\u0000\"}"#))
    #expect(!echo.contains("Expect:"))
    let long = String(repeating: "x", count: 3 << 20)
    #expect(try said(post(long, to: "echo")).contains(long))
    #expect(try said(post("", to: "echo")).contains("method: POST"))
  }

  @Test("After 301, 302 and 303 the request becomes a GET without a body", arguments: [301, 302, 303])
  func redirectsBecomeGet(status: Int) throws {
    let echo = try said(post("{}", to: "leads/\(status)?to=/faults/echo"))
    #expect(echo.contains("method: GET"))
    #expect(!echo.contains("posted:") && !echo.contains("Content-Type") && !echo.contains("Content-Length"))
  }

  @Test("After 307 and 308 the body is posted again, but only to the same origin", arguments: [307, 308])
  func redirectsThatPost(status: Int) throws {
    let echo = try said(post(#"{"a":1}"#, to: "leads/\(status)?to=/faults/echo"))
    #expect(echo.contains("method: POST") && echo.contains(#"posted: {\"a\":1}"#))
    let elsewhere = URIReference("http://localhost:\(backend.port)/faults/echo")
    for hosts in [[], ["localhost"]] {
      let result = try post("{}", to: "leads/\(status)?to=\(elsewhere.text)", allowing: hosts)
      guard case .failure(let fault) = result else {
        Issue.record("the body was posted to another origin")
        continue
      }
      #expect(fault == .postedElsewhere(elsewhere))
    }
    let file = try post("{}", to: "leads/\(status)?to=file:///etc/passwd")
    #expect(throws: HTTPFault.notUnderstood(URIReference("file:///etc/passwd"))) { try file.get() }
  }

  @Test("A redirect to an allowed host that becomes a GET takes neither the body nor the headers along")
  func redirectsToAllowedHosts() throws {
    let echo = try said(
      post("{}", to: "leads/303?to=http://localhost:\(backend.port)/faults/echo", allowing: ["localhost"]))
    #expect(echo.contains("method: GET") && !echo.contains("hush") && !echo.contains("posted:"))
  }
}
