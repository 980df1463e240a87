/// Resolves a reference against an address (RFC 3986, 5.2).
extension URIReference {
  /// Returns the address that a reference has on the page of this address.
  public func resolving(_ reference: URIReference) -> URIReference {
    var target = reference
    if reference.scheme != nil {
      target.path = Self.withoutDots(reference.path)
      return target
    }
    target.scheme = scheme
    if reference.authority != nil {
      target.path = Self.withoutDots(reference.path)
      return target
    }
    target.authority = authority
    if reference.path.isEmpty {
      target.path = path
      target.query = reference.query ?? query
    } else {
      target.path = Self.withoutDots(reference.path.hasPrefix("/") ? reference.path : merged(with: reference.path))
    }
    return target
  }

  /// Merges the paths (5.2.3).
  private func merged(with relative: String) -> String {
    if authority != nil, path.isEmpty { return "/" + relative }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return relative }
    return String(path[...slash]) + relative
  }

  /// Removes dot segments (5.2.4).
  private static func withoutDots(_ path: String) -> String {
    var segments: [Substring] = []
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst(isAbsolute ? 1 : 0)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      switch part {
      case ".": if isLast { segments.append("") }
      case "..":
        if !segments.isEmpty { segments.removeLast() }
        if isLast { segments.append("") }
      default: segments.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + segments.joined(separator: "/")
  }
}
