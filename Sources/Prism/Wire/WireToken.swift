/// A word of the backends' design language, taken apart: `USAGE_COLOR_TEXT_SUBDUED_DEFAULT` is text, subdued, default.
struct WireToken {
  let words: [String]

  /// `prefixes` are what tokens of the kind may begin with, the longest first. Case and separators do not matter:
  /// backends write `DLS_TYPE_BUTTON_PRIMARY`, `button/primary` and `buttonPrimary`.
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

  /// Byte by byte: our words are ASCII, and a response may have a hundred thousand tokens.
  private static func words(of token: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
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

  /// In bytes. What is longer is none of ours, however it goes on: one word that nobody knows.
  private static let longest = 256

  /// Backends name what they have not decided, and the state that everything is in unless it is pressed.
  var meaning: [String] { words.filter { $0 != "default" } }

  /// The same in one piece, with a space between one word and the next.
  var phrase: String { meaning.joined(by: " ") }

  var isUnspecified: Bool { words.isEmpty || words.contains("unspecified") }
}
