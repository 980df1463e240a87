import JSON

/// The members of an action's data whose keys begin with `modal_`, or with `modal` in camelCase.
struct NamedModalTexts {
  private(set) var title: Value?
  private(set) var closeLabel: Value?
  /// The texts of the dialog's body, the description first and the terms last.
  let body: [Value]

  /// The greatest number of members that are read, far more than a dialog has.
  private static let most = 64

  init(_ data: Value) {
    var texts: [(rank: Int, value: Value)] = []
    for (key, value) in data.members where texts.count < Self.most && !value.isNull {
      guard let words = Self.words(of: data.document.interner.string(key)) else { continue }
      switch words.joined(separator: "_") {
      case "title" where title == nil: title = value
      case let name where Self.buttons.contains(name): closeLabel = closeLabel ?? value
      default:
        guard let last = words.last, !Self.unreadable.contains(last) else { continue }
        texts.append((Self.rank(of: words), value))
      }
    }
    // Texts of one rank stay in the order of the response.
    body = texts.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.value)
  }

  private static let buttons: Set<String> = [
    "close", "close_action", "close_label", "close_text", "close_button", "close_button_text", "close_button_label",
    "button", "button_text", "button_label", "cta", "cta_text", "dismiss_button_text",
  ]

  /// The last words of keys whose values are not text for the user.
  private static let unreadable: Set<String> = ["id", "uri", "url", "type", "image", "icon", "style", "color"]

  private static func rank(of words: [String]) -> Int {
    switch words.first {
    case "title", "subtitle": 0
    case "description", "body", "message", "text": 1
    case "terms", "disclaimer", "disclaimers", "legal": 3
    default: 2
    }
  }

  /// Returns the words of a key after `modal`, in lower case; `nil` for other keys.
  private static func words(of key: String) -> [String]? {
    var words: [String] = [""]
    for byte in key.utf8.prefix(longestKey) {
      switch byte {
      case UInt8(ascii: "_"):
        words.append("")
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        words.append(String(UnicodeScalar(byte | 0x20)))
      default:
        words[words.count - 1].unicodeScalars.append(UnicodeScalar(byte))
      }
    }
    words.removeAll(where: \.isEmpty)
    guard words.count > 1, words.first == "modal" else { return nil }
    return Array(words.dropFirst())
  }

  private static let longestKey = 80
}
