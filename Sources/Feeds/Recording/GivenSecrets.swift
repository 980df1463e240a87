import Text

/// The secrets that the user has given for a server, found in a text in any form. The forms are plain text, escaped for
/// addresses, JSON or HTML, in base64 or in hexadecimal digits.
struct GivenSecrets {
  private enum Kind {
    /// A secret that is found anywhere.
    case plain
    /// A secret that is found only as a whole word, because it is so short that it may be a part of any word.
    case short
    /// The letters of a secret in base64 that do not depend on its neighbours.
    case packed
  }

  private var known: Set<[UInt8]> = []
  /// The candidates by their first byte, the longest first.
  private var candidates: [[(secret: [UInt8], kind: Kind)]] = []

  /// The least length of a secret in bytes.
  private static let shortest = 2
  private static let shortestInWords = 4

  var isEmpty: Bool { known.isEmpty }

  mutating func add(_ text: String) {
    let secret = Array(text.utf8)
    guard secret.count >= Self.shortest, secret.contains(where: { $0 > 0x20 }), known.insert(secret).inserted else {
      return
    }
    let isShort = secret.count < Self.shortestInWords
    addCandidate(secret, isShort ? .short : .plain)
    let cores = Base64.cores(of: secret)
    for letters in isShort ? cores.prefix(1) : cores[...] { addCandidate(letters, isShort ? .short : .packed) }
    for digits in [Self.hexadecimal(secret), Self.hexadecimal(secret, inCapitals: true)] {
      addCandidate(digits, isShort ? .short : .plain)
    }
  }

  private mutating func addCandidate(_ secret: [UInt8], _ kind: Kind) {
    if candidates.isEmpty { candidates = Array(repeating: [], count: 256) }
    let first = Int(secret[0])
    candidates[first].append((secret, kind))
    candidates[first].sort { $0.secret.count > $1.secret.count }
  }

  private static func hexadecimal(_ bytes: [UInt8], inCapitals: Bool = false) -> [UInt8] {
    let digits = Array((inCapitals ? "0123456789ABCDEF" : "0123456789abcdef").utf8)
    return bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  }

  /// Returns the places of all secrets in order. They never overlap.
  func places(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard !isEmpty else { return [] }
    var found: [Range<Int>] = []
    var at = 0
    while at < text.count {
      if let place = place(at: at, in: text, after: found.last?.upperBound ?? 0) {
        found.append(place)
        at = place.upperBound
      } else {
        at += 1
      }
    }
    return found
  }

  private func place(at start: Int, in text: UnsafeBufferPointer<UInt8>, after end: Int) -> Range<Int>? {
    if let place = place(at: start, beginningWith: text[start], in: text, after: end) { return place }
    guard let unit = EscapedText(text, at: start), let first = unit.bytes.first else { return nil }
    return place(at: start, beginningWith: first, in: text, after: end)
  }

  private func place(
    at start: Int, beginningWith byte: UInt8, in text: UnsafeBufferPointer<UInt8>, after floor: Int
  ) -> Range<Int>? {
    for (secret, kind) in candidates[Int(byte)] {
      guard let end = EscapedText.end(of: secret, at: start, in: text) else { continue }
      switch kind {
      case .plain: return start..<end
      case .packed: return Self.letters(around: start..<end, in: text, after: floor)
      case .short:
        let isAlone = !(start > 0 && Self.isOfWord(text[start - 1])) && !(end < text.count && Self.isOfWord(text[end]))
        if isAlone { return start..<end }
      }
    }
    return nil
  }

  private static func isOfWord(_ byte: UInt8) -> Bool { isLetter(byte) || byte == UInt8(ascii: ".") }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || "_-".utf8.contains(byte)
  }

  /// Returns the whole base64 word around a secret, because the letters beside the secret may belong to it.
  private static func letters(
    around place: Range<Int>, in text: UnsafeBufferPointer<UInt8>, after floor: Int
  ) -> Range<Int> {
    var (start, end) = (place.lowerBound, place.upperBound)
    while start > floor, isLetter(text[start - 1]) || text[start - 1] == UInt8(ascii: "+") { start -= 1 }
    while end < text.count, isLetter(text[end]) || "+=%".utf8.contains(text[end]) { end += 1 }
    return start..<end
  }
}
