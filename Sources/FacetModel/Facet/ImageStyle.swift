/// The shape of a picture.
public enum ImageStyle: Hashable, Sendable {
  case unspecified, rounded, circle
  case unknown(String)

  /// With or without the prefix that mobile backends write: `STYLE_ROUNDED`.
  init(_ token: String?) {
    switch token?.droppingPrefix("STYLE_").uppercased() {
    case nil, "UNSPECIFIED": self = .unspecified
    case "ROUNDED": self = .rounded
    case "CIRCLE": self = .circle
    case let other?: self = .unknown(other)
    }
  }
}

extension String {
  func droppingPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
