/// A token of the backends' design language, split into words. `USAGE_COLOR_TEXT_SUBDUED_DEFAULT` means text, subdued,
/// default.
struct WireToken {
  let words: [String]

  /// Splits a token. `prefixes` are the possible beginnings of such tokens, the longest first. Case and separators make
  /// no difference: backends write `DLS_TYPE_BUTTON_PRIMARY`, `button/primary` and `buttonPrimary`.
  init(_ token: String, droppingAnyOf prefixes: [[String]] = []) {
    guard token.utf8.count <= Self.longest else {
      words = ["…"]
      return
    }
    var words = Self.words(of: token)
    if let prefix = prefixes.first(where: { words.starts(with: $0) }) {
      words.removeFirst(prefix.count)
    }
    self.words = words
  }

  /// Splits a token byte by byte. Known words are ASCII, and a response may have a hundred thousand tokens.
  private static func words(of token: String) -> [String] {
    var words: [String] = []
    words.reserveCapacity(6)
    var word: [UInt8] = []
    word.reserveCapacity(token.utf8.count)
    var wasLower = false
    func endWord() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in token.utf8 {
      switch byte {
      case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: " "):
        endWord()
        wasLower = false
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if wasLower { endWord() }
        word.append(byte | 0x20)
        wasLower = false
      default:
        word.append(byte)
        wasLower = true
      }
    }
    endWord()
    return words
  }

  /// The length in bytes of the longest token that is split. A longer token becomes a single unknown word.
  private static let longest = 256

  /// The words without "default", which backends add for the normal state.
  var meaning: [String] { words.filter { $0 != "default" } }

  /// The meaning as one text, with spaces between the words.
  var phrase: String { meaning.joined(by: " ") }

  var isUnspecified: Bool { words.isEmpty || words.contains("unspecified") }
}

extension [String] {
  /// Joins the strings as `joined` does. The generic `joined` looks up types at run time, which the first style of a
  /// page would pay for at every start.
  func joined(by separator: String) -> String {
    reduce(into: "") { joined, word in
      if !joined.isEmpty { joined += separator }
      joined += word
    }
  }
}
