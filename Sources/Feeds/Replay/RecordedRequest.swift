import JSON
import Text

/// A request as it was recorded, taken apart as far as it is compared with others.
public struct RecordedRequest: Hashable, Sendable {
  public let method: String
  public let url: String
  /// Without host, query and slashes at its ends.
  let path: String
  private let host: String
  private let query: [String: String]
  /// What was sent with it.
  private let text: String

  public init?(_ request: Value) {
    guard let url = request["url"]?.string else { return nil }
    self.init(
      method: request["method"]?.string ?? "GET", url: url, text: request["postData"]?["text"]?.string ?? "")
  }

  public init(method: String = "GET", url: String, text: String = "") {
    self.method = method
    self.url = url
    self.text = text
    (host, path) = Self.parts(of: url)
    query = Self.query(of: url)
  }

  /// What people call it: the end of its path, or its host.
  public var title: String { path.split(separator: "/").last.map(String.init) ?? host }

  /// How well it fits a link: the whole path or the end of it, and the better the more of the query is the same; `nil`
  /// for another path.
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

  func asks(forPage cursor: String) -> Bool {
    query["cursor"] == cursor || query["offset"] == cursor || !cursor.isEmpty && text.holds(cursor)
  }

  /// Whether it asks for a page that is not the first.
  var isFurther: Bool { query["cursor"] != nil || query["offset"] != nil || text.holds("\"cursor\":\"") }

  func asks(for sections: Set<String>, filterQuery: String) -> Bool {
    let named = query["sections"].map { Set($0.split(separator: ",").map(String.init)) }
    guard named == sections || sections.allSatisfy({ text.holds("\"\($0)\"") }) && !text.isEmpty else {
      return false
    }
    guard !filterQuery.isEmpty else { return query["filterQuery"]?.isEmpty != false }
    return query["filterQuery"] == Self.unescaped(filterQuery[...])
      || Self.query(of: "?" + filterQuery).allSatisfy { query[$0.key] == $0.value } || text.holds(filterQuery)
  }

  private static func parts(of url: String) -> (host: String, path: String) {
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

  /// What a query says, in its order.
  static func items(of url: String) -> [(name: String, value: String)] {
    let text = url.drop { $0 != "?" }.dropFirst().prefix { $0 != "#" }
    return text.split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (unescaped(parts[0]), parts.count > 1 ? unescaped(parts[1]) : "")
    }
  }

  static func unescaped(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, let value = UInt8(String(Substring(digits)), radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
