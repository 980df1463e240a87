import Text

/// Replaces secrets by meaningless names, equal secrets by the same name, and can restore them.
///
/// A masked feed works as before, because cursors are only compared and sent back.
public struct SecretMask {
  private(set) var masks: [String: String] = [:]
  private var secrets: [String: String] = [:]
  /// The masks of numbers, which stay numbers.
  private var numbers: [String: String] = [:]
  /// The secrets that are hidden anywhere, even within a text.
  var given = GivenSecrets()
  /// Words of pages that are kept, even if a header of the user holds a part of one.
  let knownWords: Set<String>

  private static let prefix = "masked-"
  /// The first mask for a number, chosen so that it is not mistaken for a real id.
  private static let firstNumber = 9_000_000

  public init(knownWords: Set<String> = []) {
    self.knownWords = knownWords
  }

  /// Returns the word that replaces a secret.
  mutating func mask(for secret: String) -> String {
    if let mask = masks[secret] { return mask }
    // A mask is not masked again, so that recording a replayed session changes nothing.
    if Self.isMask(secret) { return secret }
    let mask = Self.name(masks.count + 1)
    masks[secret] = mask
    secrets[mask] = secret
    return mask
  }

  private static func isMask(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst(prefix.utf8.count)
    return text.hasPrefix(prefix) && digits.count >= 5 && digits.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Returns a mask that is long enough for lint to take it for a cursor: twelve or sixteen letters, which is valid
  /// base64.
  private static func name(_ number: Int) -> String {
    let digits = String(number)
    return prefix + String(repeating: "0", count: max(0, (digits.utf8.count > 5 ? 9 : 5) - digits.utf8.count)) + digits
  }

  mutating func maskNumber(for secret: String) -> String {
    if let mask = numbers[secret] { return mask }
    let mask = String(Self.firstNumber + numbers.count)
    numbers[secret] = mask
    return mask
  }

  /// Hides the value of one of the user's headers, from now on and everywhere. Returns the header to write.
  public mutating func masked(_ header: HTTPHeader) -> HTTPHeader {
    hide(header)
    return HTTPHeader(header.name, mask(for: header.value)) ?? header
  }

  /// Hides the user's own secrets in a message.
  public mutating func masked(words: String) -> String {
    guard !given.isEmpty else { return words }
    var words = words
    return words.withUTF8 { withoutGiven($0) }.map { String(decoding: $0, as: UTF8.self) } ?? words
  }

  /// Hides all known secrets in a message about a request, which may quote the request.
  public mutating func masked(message: String) -> String {
    var message = masked(words: HiddenText.holdsIDs(message) ? mask(for: message) : message)
    for (secret, mask) in masks.sorted(by: { ($1.key.utf8.count, $1.key) < ($0.key.utf8.count, $0.key) })
    where secret.utf8.count >= Self.shortestQuoted && message.holds(secret) {
      message = Self.replace(secret, by: mask, in: message)
    }
    return message
  }

  private static let shortestQuoted = 6

  private static func replace(_ secret: String, by mask: String, in text: String) -> String {
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      let isSecret = rest.starts(with: secret.utf8)
      result += isSecret ? Array(mask.utf8) : [byte]
      rest = rest.dropFirst(isSecret ? secret.utf8.count : 1)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns a text with its secrets restored.
  public func unmasked(_ text: String) -> String {
    guard text.holds(Self.prefix) else { return text }
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    let prefix = Array(Self.prefix.utf8)
    while let byte = rest.first {
      let digits = rest.starts(with: prefix) ? rest.dropFirst(prefix.count).prefix { (0x30...0x39).contains($0) } : []
      let mask = Self.prefix + String(decoding: digits, as: UTF8.self)
      if !digits.isEmpty, let secret = secrets[mask] {
        result += secret.utf8
        rest = rest.dropFirst(mask.utf8.count)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
