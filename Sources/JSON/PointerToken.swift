/// A key as it stands in a JSON pointer (RFC 6901), where `/` is `~1` and `~` is `~0`.
extension String {
  public var pointerToken: String {
    unicodeScalars.reduce(into: "") { token, scalar in
      switch scalar {
      case "~": token += "~0"
      case "/": token += "~1"
      default: token.unicodeScalars.append(scalar)
      }
    }
  }

  /// The key that a token of a JSON pointer means.
  public init(pointerToken token: String) {
    self.init()
    var rest = token.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "~", rest.first == "0" || rest.first == "1" else {
        unicodeScalars.append(scalar)
        continue
      }
      self += rest.removeFirst() == "0" ? "~" : "/"
    }
  }
}
