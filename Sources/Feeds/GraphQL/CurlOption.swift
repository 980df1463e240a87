/// The meaning of a curl option for a posted request.
enum CurlOption {
  case address, method, header, cookie, userAgent, referer, user
  /// A body that names a file if it begins with `@`.
  case data
  /// A body, even if it begins with `@`.
  case text
  /// An option with a value that changes nothing here.
  case ignored
  /// An option without a value that changes nothing here. Certificates are always verified, and redirects are followed
  /// within the origin.
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

  /// Whether a header belongs to one connection or answer, or is written by this client itself.
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
