extension SecretMask {
  /// Hides the secrets of a link: those of its query by their names, and cursors that stand in its path.
  public mutating func masked(uri: String) -> String {
    masked(uri: uri) { $0 }
  }

  /// Of an address that has been asked. Cursors are escaped there; they get the masks that they have where they came from.
  public mutating func masked(address: URIReference) -> String {
    masked(words: masked(uri: address.withoutUser.text) { RecordedRequest.unescaped($0[...]) })
  }

  private mutating func masked(uri: String, _ secret: (String) -> String) -> String {
    let query = uri.utf8.firstIndex(of: UInt8(ascii: "?"))
    let path = uri[..<(query ?? uri.endIndex)]
    var result = maskedPath(path, secret)
    if let query { result += "?" + maskedQuery(uri[query...].dropFirst(), secret) }
    return result
  }

  private mutating func maskedPath(_ path: Substring, _ secret: (String) -> String) -> String {
    var isCursor = false
    let steps = path.split(separator: "/", omittingEmptySubsequences: false).map { step -> String in
      defer { isCursor = step == "facet_feed" || SecretNames.holdSecret(String(step)) }
      let isLong = step.utf8.count >= SecretNames.shortestCursor
      let hides = isLong && (isCursor || HiddenText.holdsIDs(String(step)))
      return hides ? mask(for: secret(String(step))) : String(step)
    }
    return steps.joined(separator: "/")
  }

  private mutating func maskedQuery(_ query: Substring, _ secret: (String) -> String) -> String {
    let fragment = query.utf8.firstIndex(of: UInt8(ascii: "#")) ?? query.endIndex
    let items = query[..<fragment].split(separator: "&", omittingEmptySubsequences: false).map { item -> String in
      guard let equals = item.utf8.firstIndex(of: UInt8(ascii: "=")) else { return String(item) }
      let name = String(item[..<equals])
      let value = String(item[equals...].dropFirst())
      let isCursor = SecretNames.mayHoldCursor(name) && value.utf8.count >= SecretNames.shortestCursor
      let hides = SecretNames.holdSecret(name) || isCursor || HiddenText.holdsIDs(value)
      return name + "=" + (hides && !value.isEmpty ? mask(for: secret(value)) : value)
    }
    return items.joined(separator: "&") + query[fragment...]
  }
}
