/// The shape of a picture.
public enum ImageStyle: Hashable, Sendable {
  case unspecified, rounded, circle
  /// A style that this client does not know, as sent.
  case unknown(String)

  /// Reads a token, with or without the prefix of mobile backends: `STYLE_ROUNDED`.
  init(_ token: String?) {
    guard let token else {
      self = .unspecified
      return
    }
    switch token.droppingPrefix("STYLE_").uppercased() {
    case "UNSPECIFIED": self = .unspecified
    case "ROUNDED": self = .rounded
    case "CIRCLE": self = .circle
    default: self = .unknown(token)
    }
  }
}

extension String {
  func droppingPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
