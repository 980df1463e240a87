/// An address, or a relative reference to one (RFC 3986). It is parsed by bytes, because a combining mark after a
/// delimiter would form another character with it.
public struct URIReference: Hashable, Sendable {
  public var scheme: String?
  public var authority: String?
  public var path: String
  public var query: String?
  public var fragment: String?

  /// Parses a text (RFC 3986, appendix B). Every text is a reference; bytes that an address may not hold are escaped.
  public init(_ text: String) {
    var rest = Self.escaped(text).utf8[...]
    let take = { (end: Substring.UTF8View.Index, skipping: Int) -> String in
      defer { rest = rest[end...].dropFirst(skipping) }
      return String(Substring(rest[..<end]))
    }
    if let colon = rest.firstIndex(where: { ":/?#".utf8.contains($0) }), rest[colon] == UInt8(ascii: ":"),
      Self.isScheme(rest[..<colon])
    {
      scheme = take(colon, 1).lowercased()
    }
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      authority = Self.withASCIIHost(take(rest.firstIndex { "/?#".utf8.contains($0) } ?? rest.endIndex, 0))
    }
    path = take(rest.firstIndex { "?#".utf8.contains($0) } ?? rest.endIndex, 0)
    if rest.first == UInt8(ascii: "?") {
      rest = rest.dropFirst()
      query = take(rest.firstIndex(of: UInt8(ascii: "#")) ?? rest.endIndex, 0)
    }
    if rest.first == UInt8(ascii: "#") {
      rest = rest.dropFirst()
      fragment = take(rest.endIndex, 0)
    }
  }

  public var text: String {
    (scheme.map { $0 + ":" } ?? "") + (authority.map { "//" + $0 } ?? "") + path + (query.map { "?" + $0 } ?? "")
      + (fragment.map { "#" + $0 } ?? "")
  }

  /// The host without user and port, in lower case.
  public var host: String {
    guard let authority = authority?.utf8 else { return "" }
    let host =
      authority.lastIndex(of: UInt8(ascii: "@")).map { authority[authority.index(after: $0)...] } ?? authority[...]
    return String(Substring(host[..<Self.endOfName(host)])).lowercased()
  }

  /// The port in the address, or the usual port of its scheme; `nil` if it is invalid.
  public var port: Int? {
    let usual = scheme == "https" ? 443 : scheme == "http" ? 80 : nil
    guard let authority = authority?.utf8 else { return usual }
    let host =
      authority.lastIndex(of: UInt8(ascii: "@")).map { authority[authority.index(after: $0)...] } ?? authority[...]
    let digits = Substring(host[Self.endOfName(host)...].dropFirst())
    return digits.isEmpty ? usual : Int(digits).flatMap { (1...65_535).contains($0) ? $0 : nil }
  }

  /// The user and the password before the host.
  public var user: String? {
    guard let authority = authority?.utf8, let at = authority.lastIndex(of: UInt8(ascii: "@")) else { return nil }
    return String(Substring(authority[..<at]))
  }

  /// The reference without user and password.
  public var withoutUser: URIReference {
    var reference = self
    if let authority = authority?.utf8, let at = authority.lastIndex(of: UInt8(ascii: "@")) {
      reference.authority = String(Substring(authority[authority.index(after: at)...]))
    }
    return reference
  }

  /// Returns the reference with the user and password of another one, if both have the same origin and this one has no
  /// user.
  public func withUser(of other: URIReference) -> URIReference {
    guard let user = other.user, self.user == nil, let authority, scheme == other.scheme, host == other.host,
      port == other.port
    else { return self }
    var reference = self
    reference.authority = user + "@" + authority
    return reference
  }

  /// Returns the reference with a parameter of its query set or, for `nil`, removed.
  public func setting(_ name: String, to value: String?) -> URIReference {
    var reference = self
    let others = (query ?? "").split(separator: "&").filter { $0 != name && !$0.hasPrefix(name + "=") }
    let all = others.map(String.init) + (value.map { [name + "=" + Self.escapedValue($0)] } ?? [])
    reference.query = all.isEmpty ? nil : all.joined(separator: "&")
    return reference
  }

  /// Returns the end of the host name. The colons of a numerical address are within brackets.
  private static func endOfName(_ host: Substring.UTF8View) -> Substring.UTF8View.Index {
    let bracket = host.first == UInt8(ascii: "[") ? host.lastIndex(of: UInt8(ascii: "]")) : nil
    return host[(bracket ?? host.startIndex)...].firstIndex(of: UInt8(ascii: ":")) ?? host.endIndex
  }

  /// Returns the authority with its host name in ASCII as the DNS has it (RFC 3492).
  private static func withASCIIHost(_ authority: String) -> String {
    guard authority.utf8.contains(UInt8(ascii: "%")) else { return authority }
    let bytes = authority.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "@")).map { bytes.index(after: $0) } ?? bytes.startIndex
    let end = endOfName(bytes[start...])
    let host = String(Substring(bytes[start..<end]))
    guard
      let name = Punycode.name(of: RecordedRequest.unescaped(host.map { $0 == "+" ? "%2B" : String($0) }.joined()[...]))
    else {
      return authority
    }
    return String(Substring(bytes[..<start])) + name + String(Substring(bytes[end...]))
  }

  private static func isScheme(_ bytes: Substring.UTF8View) -> Bool {
    let isLetter: (UInt8) -> Bool = { (0x61...0x7A).contains($0 | 0x20) }
    return bytes.first.map(isLetter) == true
      && bytes.allSatisfy { isLetter($0) || "0123456789+-.".utf8.contains($0) }
  }

  private static func escaped(_ text: String) -> String {
    escaped(text) { $0 > 0x20 && $0 < 0x7F && !"\"<>\\^`{|}".utf8.contains($0) }
  }

  private static func escapedValue(_ text: String) -> String {
    escaped(text) { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || "-._~,".utf8.contains(byte)
    }
  }

  private static func escaped(_ text: String, unless isPlain: (UInt8) -> Bool) -> String {
    guard !text.utf8.allSatisfy(isPlain) else { return text }
    let digits = Array("0123456789ABCDEF".utf8)
    return String(
      decoding: text.utf8.flatMap { isPlain($0) ? [$0] : [0x25, digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
      as: UTF8.self)
  }
}
