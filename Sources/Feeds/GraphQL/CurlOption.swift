/// What an option of curl says, as far as it matters to a request that is posted.
enum CurlOption {
  case address, method, header, cookie, userAgent, referer, user
  /// A body that is a file where it begins with `@`.
  case data
  /// A body, whatever it begins with.
  case text
  /// Has a value, which changes nothing here.
  case ignored
  /// Has no value, and changes nothing here: certificates are always verified, redirects followed within the origin.
  case nothing

  init?(long name: String) {
    switch name {
    case "url": self = .address
    case "request": self = .method
    case "header": self = .header
    case "cookie": self = .cookie
    case "user-agent": self = .userAgent
    case "referer": self = .referer
    case "user": self = .user
    case "data", "data-ascii", "data-binary", "json": self = .data
    case "data-raw": self = .text
    case "max-time", "connect-timeout", "output", "write-out", "retry": self = .ignored
    case "compressed", "insecure", "silent", "show-error", "location", "include", "verbose", "fail", "globoff",
      "http1.0", "http1.1", "http2", "http2-prior-knowledge", "http3", "no-buffer", "tlsv1.2", "tlsv1.3",
      "no-keepalive",
      "path-as-is", "ipv4", "ipv6", "progress-bar":
      self = .nothing
    default: return nil
    }
  }

  init?(short letter: Character) {
    switch letter {
    case "X": self = .method
    case "H": self = .header
    case "b": self = .cookie
    case "A": self = .userAgent
    case "e": self = .referer
    case "u": self = .user
    case "d": self = .data
    case "m", "o", "w": self = .ignored
    case "k", "s", "S", "L", "i", "v", "f", "g", "N", "0", "4", "6", "#": self = .nothing
    default: return nil
    }
  }

  /// Headers that belong to one connection or one answer, or that this client says for itself.
  static func isOfConnection(_ name: String) -> Bool {
    let name = name.lowercased()
    return connection.contains(name) || name.hasPrefix("proxy-") || name.hasPrefix("x-facets-")
  }

  private static let connection: Set = [
    "accept-encoding", "connection", "content-encoding", "content-length", "content-type", "expect", "host",
    "if-modified-since", "if-none-match", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade",
    "x-experience-id",
  ]
}
