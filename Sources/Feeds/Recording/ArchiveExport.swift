import Glibc
import JSON
import Text
import Wording

/// Exports a session as a network archive (HTTP Archive 1.2), for other tools.
public struct ArchiveExport {
  private let session: RecordedSession

  public init(_ session: RecordedSession) {
    self.session = session
  }

  public var bytes: [UInt8] {
    let creator = session.header.program.split(separator: " ").map(String.init)
    let log: [(key: String, value: WrittenJSON)] = [
      ("version", .string("1.2")),
      (
        "creator",
        .object([
          ("name", .string(creator.first ?? "facet")), ("version", .string(creator.dropFirst().first ?? "")),
        ])
      ),
      ("pages", .array([])),
      ("entries", .array(session.exchanges.map(entry))),
    ]
    return WrittenJSON.object([("log", .object(log))]).bytes + [UInt8(ascii: "\n")]
  }

  private func entry(_ exchange: RecordedExchange) -> WrittenJSON {
    let wait = max(0, exchange.answered - exchange.sent)
    var members: [(key: String, value: WrittenJSON)] = [
      ("startedDateTime", .string(date(exchange.sent))), ("time", .number(wait)),
      ("request", Self.request(exchange)), ("response", response(exchange)), ("cache", .object([])),
      ("timings", .object([("send", .number(0)), ("wait", .number(wait)), ("receive", .number(0))])),
    ]
    // Custom members begin with an underscore. This one holds the title of the page, also of one that failed.
    if let page = exchange.page {
      members.append(("_title", .string(page.title)))
    } else if exchange.errorStatus != nil {
      members.append(("_title", .string(RecordedRequest(url: exchange.address.text).title)))
    }
    return .object(members)
  }

  private static func request(_ exchange: RecordedExchange) -> WrittenJSON {
    let query = exchange.address.query.map { RecordedRequest.items(of: "?" + $0) } ?? []
    var members: [(key: String, value: WrittenJSON)] = [
      ("method", .string(exchange.posted == nil ? "GET" : "POST")), ("url", .string(exchange.address.text)),
      ("httpVersion", .string("HTTP/1.1")),
      ("cookies", .array([])),
      ("headers", .array(exchange.headers.map { pair($0.name, $0.value) })),
      ("queryString", .array(query.map { pair($0.name, $0.value) })), ("headersSize", .number(-1)),
      ("bodySize", .number(exchange.posted?.utf8.count ?? 0)),
    ]
    if let posted = exchange.posted {
      members.append(("postData", .object([("mimeType", .string("application/json")), ("text", .string(posted))])))
    }
    return .object(members)
  }

  private func response(_ exchange: RecordedExchange) -> WrittenJSON {
    let body = exchange.page.flatMap { page in session.bodies.indices.contains(page.body) ? page.body : nil }
    let bytes = body.map { session.bodies[$0] }
    var content: [(key: String, value: WrittenJSON)] = [
      ("size", .number(bytes?.count ?? 0)), ("mimeType", .string(bytes == nil ? "" : "application/json")),
    ]
    if let text = bytes?.text {
      content.append(("text", .string(text)))
    } else if let bytes {
      content += [
        ("text", .string(bytes.withUnsafeBytes(in: 0..<bytes.count) { Base64.encode($0) })),
        ("encoding", .string("base64")),
      ]
    }
    // A request without an answer has the status 0, as in browsers.
    let status = bytes == nil ? exchange.errorStatus ?? 0 : 200
    let statusText = bytes == nil ? Words.english.httpStatus(status)?.string ?? "" : "OK"
    return .object([
      ("status", .number(status)), ("statusText", .string(statusText)),
      ("httpVersion", .string("HTTP/1.1")), ("cookies", .array([])),
      ("headers", .array(bytes == nil ? [] : [Self.pair("Content-Type", "application/json")])),
      ("content", .object(content)), ("redirectURL", .string("")), ("headersSize", .number(-1)),
      ("bodySize", .number(bytes?.count ?? -1)),
    ])
  }

  private static func pair(_ name: String, _ value: String) -> WrittenJSON {
    .object([("name", .string(name)), ("value", .string(value))])
  }

  /// Returns the date at an offset from the start of the session. A session without a start time starts in 1970.
  private func date(_ milliseconds: Int) -> String {
    var parts =
      session.header.startParts
      ?? tm(
        tm_sec: 0, tm_min: 0, tm_hour: 0, tm_mday: 1, tm_mon: 0, tm_year: 70, tm_wday: 0, tm_yday: 0, tm_isdst: 0,
        tm_gmtoff: 0, tm_zone: nil)
    var time = timegm(&parts) + milliseconds / 1000
    gmtime_r(&time, &parts)
    let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      guard let base = buffer.baseAddress, strftime(base, buffer.count, "%Y-%m-%dT%H:%M:%S", &parts) > 0 else {
        return "1970-01-01T00:00:00"
      }
      return String(cString: base)
    }
    let rest = String(milliseconds % 1000)
    return text + "." + String(repeating: "0", count: 3 - rest.utf8.count) + rest + "Z"
  }
}

extension ByteBuffer {
  /// The bytes as text; `nil` if they are not UTF-8.
  var text: String? {
    withUnsafeBytes(in: 0..<count) { String(validating: $0, as: UTF8.self) }
  }
}
