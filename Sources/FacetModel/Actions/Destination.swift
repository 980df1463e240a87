/// The kind of place that a uri names, found from its scheme and host alone.
public enum Destination: Hashable, Sendable {
  /// A place within the current source.
  case inside(String)
  /// A place of the app itself: `login`, `store`.
  case place(String, uri: String)
  /// A place on the web. It is shown, and opened only if the user asks for it.
  case outside(String)
  case notUnderstood(Misunderstanding)

  public enum Misunderstanding: Hashable, Sendable {
    case scheme(String)
    case place(String)
  }

  /// Classifies a uri for a client that follows links to `hosts`.
  public init(_ uri: String, hosts: Set<String>) {
    let uri = Self.trimmed(uri)
    guard let scheme = uri.uriScheme else {
      // "//host/path" has a host of its own and only its scheme is relative.
      let isRelative = uri.utf8.prefix(while: Self.isSlash).count < 2
      self = isRelative ? .inside(uri) : Self.web(uri, scheme: nil, rest: uri.utf8[...], hosts: hosts)
      return
    }
    let rest = uri.utf8[scheme.endIndex...].dropFirst()
    switch scheme.lowercased() {
    case let name where name == "https" || name == "http":
      self = Self.web(uri, scheme: name, rest: rest, hosts: hosts)
    case let name where WireNames.appSchemes.contains(name):
      let place = Self.text(rest.drop { $0 == UInt8(ascii: "/") }.prefix { !Self.endsName($0) }).lowercased()
      self = WireNames.places.contains(place) ? .place(place, uri: uri) : .notUnderstood(.place(place))
    case let name:
      self = .notUnderstood(.scheme(name))
    }
  }

  /// Classifies a web address by its bytes, because a combining mark after a delimiter would change the character.
  private static func web(_ uri: String, scheme: String?, rest: Bytes, hosts: Set<String>) -> Destination {
    let path = rest.drop(while: isSlash)
    let authority = path.prefix { !endsName($0) }
    // Browsers read a backslash as a slash, RFC 3986 does not. A uri with two possible hosts does not lead inside.
    let host = host(of: authority.prefix { !isSlash($0) })
    let isPlain = !rest[..<authority.endIndex].contains(UInt8(ascii: "\\"))
    if isPlain, hosts.contains(host) || WireNames.hosts.contains(host) {
      return .inside(uri)
    }
    guard scheme != "http", !host.isEmpty else { return .notUnderstood(.scheme(scheme ?? "https")) }
    return .outside(scheme == nil ? "https://" + text(path) : uri)
  }

  /// Returns the host without the user name before it and without the port after it.
  private static func host(of authority: Bytes) -> String {
    let start = authority.lastIndex(of: UInt8(ascii: "@")).map(authority.index(after:)) ?? authority.startIndex
    let host = authority[start...]
    // The colons of a numerical address stand in brackets.
    let bracket = host.first == UInt8(ascii: "[") ? host.lastIndex(of: UInt8(ascii: "]")) : nil
    let port = host[(bracket ?? host.startIndex)...].firstIndex(of: UInt8(ascii: ":"))
    return text(host[..<(port ?? host.endIndex)]).lowercased()
  }

  /// Returns the uri as browsers read it: without space and controls around it, and without tabs and line breaks.
  private static func trimmed(_ uri: String) -> String {
    guard uri.utf8.contains(where: { $0 <= 0x20 }) else { return uri }
    var scalars = uri.unicodeScalars.filter { !"\t\n\r".unicodeScalars.contains($0) }[...]
    scalars = scalars.drop { $0.value <= 0x20 }
    while let last = scalars.last, last.value <= 0x20 {
      scalars.removeLast()
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private typealias Bytes = Substring.UTF8View

  private static func isSlash(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }

  /// Whether the name of a host or of a place ends before a byte.
  private static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  private static func text(_ bytes: Bytes) -> String {
    String(Substring(bytes))
  }
}
