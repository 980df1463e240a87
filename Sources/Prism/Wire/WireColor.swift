/// A colour as backends send it.
public enum WireColor: Hashable, Sendable {
  /// A token with a known meaning.
  case semantic(Color)
  /// A raw colour in one of three spellings: `00838A`, `00838AFF`, `#E7FBEF`.
  case raw(RGB)
  /// No colour.
  case unspecified
  /// An unknown token. The component's own colour is used, and lint reports the token.
  case unknown(String)

  public init(_ text: String?) {
    guard let text, !text.isEmpty else {
      self = .unspecified
      return
    }
    if let raw = Self.raw(text) {
      self = .raw(raw)
      return
    }
    let token = WireToken(text, droppingAnyOf: Self.prefixes)
    if token.isUnspecified {
      self = .unspecified
    } else if let color = Self.semantics[token.phrase] {
      self = .semantic(color)
    } else {
      self = .unknown(text)
    }
  }

  package static let prefixes = [["usage", "color"], ["dls", "text", "color"], ["dls", "color"], ["color"]]

  /// Reads six or eight hexadecimal digits. The last two of eight are an opacity, which a terminal cannot show.
  private static func raw(_ text: String) -> RGB? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6 || digits.utf8.count == 8, digits.utf8.allSatisfy(isHexDigit) else { return nil }
    return UInt32(digits.prefix(6), radix: 16).map { RGB($0) }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
      UInt8(ascii: "a")...UInt8(ascii: "f"):
      true
    default: false
    }
  }

  /// The words of the known tokens, without a prefix: `text subdued`.
  package static var phrases: [String] { semantics.keys.sorted() }

  private static let semantics: [String: Color] = [
    "text primary": .text(.primary), "primary": .text(.primary), "text": .text(.primary),
    "text subdued": .text(.subdued), "subdued": .text(.subdued), "text secondary": .text(.subdued),
    "secondary": .text(.subdued), "text tertiary": .text(.subdued), "text disabled": .text(.disabled),
    "disabled": .text(.disabled), "text brand": .text(.brand), "brand": .text(.brand),
    "text highlight": .text(.brand), "highlight": .text(.brand), "text link": .text(.link), "link": .text(.link),
    "text action": .text(.link), "action": .text(.link), "text positive": .text(.success),
    "positive": .text(.success), "success": .text(.success), "text success": .text(.success),
    "text warning": .text(.warning), "warning": .text(.warning), "text negative": .text(.error),
    "negative": .text(.error), "error": .text(.error), "text error": .text(.error),
    "background primary": .background(.primary), "background": .background(.primary),
    "background secondary": .background(.secondary), "background subdued": .background(.secondary),
    "background tertiary": .background(.secondary), "background elevated": .background(.elevated),
    "background elevate": .background(.elevated), "background selected": .background(.selected),
    "background brand": .background(.brand), "background banner": .background(.banner),
    "border primary": .border(.primary), "border": .border(.primary), "border subdued": .border(.subdued),
    "border secondary": .border(.subdued), "border selected": .border(.selected), "border error": .border(.error),
    "action primary": .button(.primary(.background)), "action secondary": .button(.secondary(.background)),
    "action tertiary": .button(.tertiary(.background)), "action disabled": .button(.disabled(.background)),
    "button primary background": .button(.primary(.background)),
    "button primary foreground": .button(.primary(.foreground)),
    "warning subdued": .tag(.warning(.background)), "warning primary": .tag(.warning(.emphasisBackground)),
    "positive subdued": .tag(.positive(.background)), "positive primary": .tag(.positive(.emphasisBackground)),
    "highlight subdued": .tag(.highlight(.background)), "highlight primary": .tag(.highlight(.emphasisBackground)),
    "information subdued": .tag(.informational(.background)),
    "informational subdued": .tag(.informational(.background)),
    "negative subdued": .notice(.error(.background)), "error subdued": .notice(.error(.background)),
    "icon primary": .icon(.primary), "icon subdued": .icon(.subdued), "icon brand": .icon(.brand),
    "dashpass": .icon(.dashPass), "text dashpass": .icon(.dashPass), "rating": .rating(.star),
  ]
}
