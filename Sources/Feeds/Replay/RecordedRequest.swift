import FacetModel
import JSON

/// A recorded request, split into the parts that are compared with other requests.
public struct RecordedRequest: Hashable, Sendable {
  public let method: String
  public let url: String
  /// The path without host, query and slashes at its ends.
  let path: String
  let host: String
  private let query: [String: String]
  /// The GraphQL operations of the request, or its body as one. A batch has several.
  let operations: [RecordedOperation]
  /// Whether the operations were sent as a list, so that the answer is a list too.
  let isBatch: Bool

  public init?(_ request: Value) {
    guard let url = request["url"]?.string else { return nil }
    self.init(method: request["method"]?.string ?? "GET", url: url, body: request["postData"].map { PostedBody($0) })
  }

  init(method: String = "GET", url: String, body: PostedBody? = nil) {
    self.method = method
    self.url = url
    (host, path) = Self.parts(of: url)
    let items = Self.items(of: url)
    query = Dictionary(items.map { ($0.name, $0.value) }) { first, _ in first }
    let name = query["operation"] ?? query["operationName"]
    if let posted = body?.operations, !posted.isEmpty {
      // A name in the address belongs to a single operation.
      operations = posted.count == 1 ? [posted[0].named(name)] : posted
    } else {
      operations = name != nil || query["variables"] != nil ? [RecordedOperation(items)] : []
    }
    isBatch = body?.isBatch ?? false
  }

  private init(_ request: RecordedRequest, operation: RecordedOperation) {
    (method, url, host, path, query) = (request.method, request.url, request.host, request.path, request.query)
    operations = [operation]
    isBatch = false
  }

  /// A request for each operation of a batch.
  var parts: [RecordedRequest] { operations.map { RecordedRequest(self, operation: $0) } }

  /// Whether the request asks for a body: neither for headers alone nor for leave to ask.
  var asksForContent: Bool { !["OPTIONS", "HEAD"].contains(method) }

  /// The title for the user: the operation, the end of the path, or the host.
  public var title: String {
    operations.first?.name ?? path.split(separator: "/").last.map(String.init) ?? host
  }

  /// Rates how likely both requests ask for the same thing, apart from the page; `nil` for different operations.
  func likeness(to other: RecordedRequest) -> Int? {
    let (names, others) = (Set(operations.compactMap(\.name)), Set(other.operations.compactMap(\.name)))
    if names.isEmpty, others.isEmpty { return path == other.path ? 2 : 1 }
    return names.isEmpty || others.isEmpty ? 1 : names.isDisjoint(with: others) ? nil : 2
  }

  /// The names of the operations, or the path if none has a name. Requests for more of a page share one of them with the
  /// page.
  var subjects: Set<String> {
    let names = operations.compactMap(\.name)
    return names.isEmpty ? ["/" + path] : Set(names)
  }

  /// Rates a match for a link. Its path must be the whole path or its end, and each equal query item counts; `nil` for
  /// another path.
  func fit(_ uri: String) -> Int? {
    let (wantedHost, wantedPath) = Self.parts(of: uri)
    guard wantedHost.isEmpty || wantedHost == host else { return nil }
    let wanted = wantedPath.split(separator: "/")
    if wanted.isEmpty, wantedHost.isEmpty { return nil }
    let own = path.split(separator: "/")
    guard own.count >= wanted.count, own.suffix(wanted.count).elementsEqual(wanted) else { return nil }
    let same = Self.query(of: uri).count { query[$0.key] == $0.value }
    return 2 * same + (own.count == wanted.count ? 1 : 0)
  }

  /// Rates a match of the operations for the target of a link, at any address; `nil` if none matches.
  func fit(_ link: LinkSubject) -> Int? {
    operations.compactMap { $0.fit(link) }.max()
  }

  /// Rates a match for a page by its cursor; `nil` for another page.
  func fit(page cursor: String) -> Int? {
    if query["cursor"] == cursor || query["offset"] == cursor { return 2 }
    return cursor.isEmpty ? nil : operations.compactMap { $0.fit(page: cursor) }.max()
  }

  /// Whether the request asks for a page after the first.
  var isFurther: Bool { query["cursor"] != nil || query["offset"] != nil || operations.contains(where: \.isFurther) }

  /// Rates a match for sections with filters; `nil` for others.
  func fit(_ sections: Set<String>, filterQuery: String) -> Int? {
    if asks(for: sections, filterQuery: filterQuery) { return 4 }
    return operations.compactMap { $0.fit(sections, filterQuery: filterQuery) }.max()
  }

  private func asks(for sections: Set<String>, filterQuery: String) -> Bool {
    guard let named = query["sections"], Set(named.split(separator: ",").map(String.init)) == sections else {
      return false
    }
    guard !filterQuery.isEmpty else { return query["filterQuery"]?.isEmpty != false }
    return query["filterQuery"] == Self.unescaped(filterQuery[...])
      || Self.query(of: "?" + filterQuery).allSatisfy { query[$0.key] == $0.value }
  }

  static func parts(of url: String) -> (host: String, path: String) {
    var rest = url.prefix { $0 != "?" && $0 != "#" }
    var host = ""
    if let colon = rest.utf8.firstIndex(of: UInt8(ascii: ":")), rest[colon...].hasPrefix("://") {
      rest = rest[colon...].dropFirst(3)
      host = rest.prefix { $0 != "/" }.lowercased()
      rest = rest.drop { $0 != "/" }
    }
    return (host, rest.split(separator: "/").joined(separator: "/"))
  }

  private static func query(of url: String) -> [String: String] {
    Dictionary(items(of: url).map { ($0.name, $0.value) }) { first, _ in first }
  }

  /// Returns the items of a query in their order.
  static func items(of url: String) -> [(name: String, value: String)] {
    let text = url.drop { $0 != "?" }.dropFirst().prefix { $0 != "#" }
    return text.split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (unescaped(parts[0]), parts.count > 1 ? unescaped(parts[1]) : "")
    }
  }

  static func unescaped(_ text: Substring) -> String {
    let bytes = text.utf8.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
    return String(decoding: bytes, as: UTF8.self).percentDecoded
  }
}
