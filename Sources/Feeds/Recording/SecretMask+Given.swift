import JSON
import Text

/// Hides the user's own secrets in everything that the server sends back.
extension SecretMask {
  /// Hides the value of one of the user's headers and each part of it, from now on and everywhere.
  /// Headers that browsers send about themselves are not hidden, because pages may hold the same words.
  public mutating func hide(_ header: HTTPHeader) {
    if header.name.lowercased() == "referer" { hide(URIReference(header.value)) }
    guard !SecretNames.areOfBrowser(header.name) else { return }
    hide(header.value)
    let words = header.value.split { " \t;,".contains($0) }.map { Self.unquoted($0) }
    for (number, word) in words.enumerated() {
      let isScheme = number == 0 && words.count > 1 && Self.schemes.contains(word.lowercased())
      if word.utf8.count >= Self.shortestWord, !isScheme { hide(word) }
      guard let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let value = Self.unquoted(word[equals...].dropFirst())
      if value.utf8.contains(where: { $0 != UInt8(ascii: "=") }) { hide(value) }
    }
  }

  /// Hides the secret parts of the user's address: user and password, values of its query, and its fragment.
  public mutating func hide(_ address: URIReference) {
    for part in (address.user ?? "").split(separator: ":", maxSplits: 1) { hide(String(part)) }
    for item in [address.query, address.fragment].compactMap(\.self).flatMap({ $0.split(separator: "&") }) {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.count > 1 ? String(parts[0]) : ""
      let value = String(parts[parts.count - 1])
      // Other values are words that pages may hold too, so they are hidden only in addresses.
      if name.isEmpty || SecretNames.mayHoldSecret(name) { hide(value) }
    }
  }

  /// Hides the secrets in a text that the user gave, such as a posted operation, and hides them everywhere from now on.
  public mutating func hideSecrets(of body: ByteBuffer) -> ByteBuffer {
    let before = Set(masks.keys)
    let masked = masked(body)
    for secret in masks.keys where !before.contains(secret) && secret.utf8.count >= Self.shortestWord {
      given.add(secret)
    }
    return masked
  }

  /// Hides a value, and also its unescaped and decoded forms.
  private mutating func hide(_ value: String) {
    guard !Self.plainValues.contains(value.lowercased()) else { return }
    given.add(value)
    let plain = RecordedRequest.unescaped(value[...])
    if plain != value { given.add(plain) }
    // User names and passwords are sent in base64.
    guard value.utf8.count >= Self.shortestPacked, let bytes = Base64.decode(value),
      let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(where: { $0 < 0x20 })
    else { return }
    given.add(text)
    for part in text.split(separator: ":", maxSplits: 1) { given.add(String(part)) }
  }

  private static let shortestWord = 4
  private static let shortestPacked = 8
  private static let schemes: Set = [
    "basic", "bearer", "digest", "negotiate", "token", "apikey", "key", "oauth", "jwt",
  ]
  private static let plainValues: Set = ["true", "false", "null", "none", "yes", "no", "on", "off"]

  private static func unquoted(_ text: some StringProtocol) -> String {
    let text = text.hasPrefix("\"") ? text.dropFirst() : text[...]
    return String(text.hasSuffix("\"") ? text.dropLast() : text)
  }

  /// Returns the bytes without the user's own secrets, or `nil` if they hold none.
  mutating func withoutGiven(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    let places = given.places(in: text).filter { !isKnownWord($0, in: text) }
    guard !places.isEmpty else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var end = 0
    for place in places {
      result += text[end..<place.lowerBound]
      let secret = String(decoding: text[place], as: UTF8.self)
      result += (Self.isNumber(place, in: text) ? maskNumber(for: secret) : mask(for: secret)).utf8
      end = place.upperBound
    }
    return result + text[end...]
  }

  /// Whether a place is within a known word of pages, such as the id of a component.
  private func isKnownWord(_ place: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !knownWords.isEmpty else { return false }
    let isOfWord: (UInt8) -> Bool = { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || "._".utf8.contains(byte)
    }
    var (start, end) = (place.lowerBound, place.upperBound)
    while start > 0, isOfWord(text[start - 1]) { start -= 1 }
    while end < text.count, isOfWord(text[end]) { end += 1 }
    let word = String(decoding: text[start..<end], as: UTF8.self)
    return end - start > place.count && knownWords.contains(word)
  }

  /// Whether a place is a whole JSON number, which has to stay a number.
  private static func isNumber(_ place: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text[place].allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
    var (before, after) = (place.lowerBound - 1, place.upperBound)
    while before >= 0, " \t\r\n".utf8.contains(text[before]) { before -= 1 }
    while after < text.count, " \t\r\n".utf8.contains(text[after]) { after += 1 }
    return before >= 0 && after < text.count && ":[,".utf8.contains(text[before]) && ",]}".utf8.contains(text[after])
  }
}
