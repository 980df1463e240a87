/// What kind of place a uri names, judged by its scheme and host alone.
public enum Destination: Hashable, Sendable {
  /// Within the source at hand.
  case inside(String)
  /// A place of the app itself: `login`, `store`.
  case place(String, uri: String)
  /// On the open web: shown, opened only when asked for.
  case outside(String)
  case notUnderstood(Misunderstanding)

  public enum Misunderstanding: Hashable, Sendable {
    case scheme(String)
    case place(String)
  }

  /// Judges a uri for a client that follows links to `hosts`.
  public init(_ uri: String, hosts: Set<String>) {
    let uri = Self.trimmed(uri)
    guard let scheme = Self.scheme(of: uri) else {
      // "//host/path" borrows its scheme but not its host.
      self = uri.hasPrefix("//") ? Self.web(uri, rest: uri.dropFirst(2), isSecure: true, hosts: hosts) : .inside(uri)
      return
    }
    let rest = uri.dropFirst(scheme.count + 1)
    switch scheme.lowercased() {
    case let name where name == "https" || name == "http":
      self = Self.web(uri, rest: rest.drop { $0 == "/" || $0 == "\\" }, isSecure: name == "https", hosts: hosts)
    case let name where WireNames.appSchemes.contains(name):
      let place = String(rest.drop { $0 == "/" }.prefix { !"/?#".contains($0) }).lowercased()
      self = WireNames.places.contains(place) ? .place(place, uri: uri) : .notUnderstood(.place(place))
    case let name:
      self = .notUnderstood(.scheme(name))
    }
  }

  private static func web(_ uri: String, rest: Substring, isSecure: Bool, hosts: Set<String>) -> Destination {
    let authority = rest.prefix { !"/?#\\".contains($0) }
    // What stands before an @ is a user, not a host, whatever it looks like.
    let host = (authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority)
      .prefix { $0 != ":" }.lowercased()
    if hosts.contains(host) || WireNames.hosts.contains(host) {
      return .inside(uri)
    }
    return isSecure && !host.isEmpty ? .outside(uri) : .notUnderstood(.scheme("http"))
  }

  /// As browsers do: space and controls around a uri, tabs and line breaks inside it are not part of it.
  private static func trimmed(_ uri: String) -> String {
    var scalars = uri.unicodeScalars.filter { !"\t\n\r".unicodeScalars.contains($0) }[...]
    scalars = scalars.drop { $0.value <= 0x20 }
    while let last = scalars.last, last.value <= 0x20 {
      scalars.removeLast()
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// A letter, then letters, digits, `+`, `-`, `.` up to a colon (RFC 3986).
  private static func scheme(of uri: String) -> Substring? {
    guard let colon = uri.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = uri[..<colon]
    let isLetter: (UInt8) -> Bool = { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
    guard let first = scheme.utf8.first, isLetter(first) else { return nil }
    return scheme.utf8.allSatisfy { isLetter($0) || "0123456789+-.".utf8.contains($0) } ? scheme : nil
  }
}
