import Text

extension SecretMask {
  /// Hides the secrets of a link: user and password, query values that are not known to be harmless, and cursors in its
  /// path.
  public mutating func masked(uri: String) -> String {
    masked(uri: uri, isAsked: false) { $0 }
  }

  /// Hides the secrets of a requested address. Its cursors are escaped, and get the same masks as in the response that
  /// they came from.
  public mutating func masked(address: URIReference) -> String {
    let known = masks
    return masked(
      words: masked(uri: address.withoutUser.text, isAsked: true) { secret in
        known[secret] == nil ? RecordedRequest.unescaped(secret[...]) : secret
      })
  }

  /// Hides the secrets of a text that is a link, and of all links in a text of several words.
  mutating func masked(linksIn text: String) -> String {
    guard text.utf8.contains(where: { "/=?#".utf8.contains($0) }) else { return text }
    var result = ""
    var rest = text[...]
    let isWord: (Character) -> Bool = { !$0.isWhitespace }
    let isAlone = text.allSatisfy(isWord)
    while !rest.isEmpty {
      let word = String(rest.prefix(while: isWord))
      rest = rest.dropFirst(word.count)
      let hasQuery = word.utf8.contains(UInt8(ascii: "?")) && word.utf8.contains(UInt8(ascii: "="))
      let isLink = isAlone || word.place(of: "://") != nil || hasQuery
      result += isLink ? masked(uri: word) : word
      let gap = rest.prefix { $0.isWhitespace }
      result += gap
      rest = rest.dropFirst(gap.count)
    }
    return result
  }

  /// Hides the secrets of all addresses in a message.
  public mutating func masked(addressesIn message: String) -> String {
    guard message.place(of: "://") != nil else { return message }
    var result = ""
    var rest = message[...]
    // Addresses are within quotes and before punctuation.
    let isDelimiter: (Character) -> Bool = { $0.isWhitespace || "'\"“”‘’<>()".contains($0) }
    while !rest.isEmpty {
      var word = rest.prefix { !isDelimiter($0) }
      let length = word.count
      while let last = word.last, ".,;:".contains(last) { word.removeLast() }
      result += word.place(of: "://") != nil ? masked(uri: String(word)) : String(word)
      rest = rest.dropFirst(word.count)
      let gap = rest.prefix(length - word.count + 1)
      result += gap
      rest = rest.dropFirst(gap.count)
    }
    return result
  }

  private mutating func masked(uri: String, isAsked: Bool, _ secret: (String) -> String) -> String {
    let bytes = uri.utf8
    let hash = bytes.firstIndex(of: UInt8(ascii: "#"))
    let query = bytes[..<(hash ?? bytes.endIndex)].firstIndex(of: UInt8(ascii: "?"))
    let path = uri[..<(query ?? hash ?? uri.endIndex)]
    let isAddress = path.contains("/")
    var result = maskedPath(maskedUser(path)[...], secret)
    if let query {
      let items = uri[query..<(hash ?? uri.endIndex)].dropFirst()
      result += "?" + maskedItems(items, masksWords: isAddress, secret)
    }
    if let hash {
      // A fragment of a relative link names a section.
      let isSection = !isAsked && path.place(of: "://") == nil
      result += "#" + maskedItems(uri[hash...].dropFirst(), masksWords: !isSection, secret)
    }
    return result
  }

  private mutating func maskedUser(_ path: Substring) -> String {
    guard let slashes = path.place(of: "://") else { return String(path) }
    let rest = path[slashes.upperBound...]
    let authority = rest.prefix { $0 != "/" }
    guard let at = authority.lastIndex(of: "@"), at > authority.startIndex else { return String(path) }
    return path[..<slashes.upperBound] + mask(for: String(authority[..<at])) + rest[at...]
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

  /// Hides the items of a query or fragment that are not known to be harmless. An item without a name is hidden if
  /// `masksWords` is set.
  private mutating func maskedItems(_ items: Substring, masksWords: Bool, _ secret: (String) -> String) -> String {
    items.split(separator: "&", omittingEmptySubsequences: false).map { item -> String in
      guard let equals = item.utf8.firstIndex(of: UInt8(ascii: "=")) else {
        return item.isEmpty || !masksWords ? String(item) : mask(for: secret(String(item)))
      }
      let name = String(item[..<equals])
      let value = String(item[equals...].dropFirst())
      let isHarmless = value.isEmpty || SecretNames.areHarmless(name, value: value)
      return name + "=" + (isHarmless ? value : mask(for: secret(value)))
    }
    .joined(separator: "&")
  }
}
