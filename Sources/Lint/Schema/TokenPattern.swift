import Prism

/// The regular expressions of tokens of the design language. They match every token that its reader knows; of the
/// unknown ones they may match a few that differ in separators only.
enum TokenPattern {
  static let color = token(
    WireColor.prefixes,
    ["(?:" + WireColor.phrases.map { words($0.parts) }.joined(separator: "|") + ")"],
    besides: ["#?(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"])

  static let spacing = whole([
    "", floats,
    beginning(Spacing.wirePrefixes)
      + "(?:" + Spacing.wireNames.map { $0.utf8.map { letter($0) + gap }.joined() }.joined(separator: "|") + ")",
  ])

  static let textStyle = token(
    WireTypography.prefixes, ["[-_/. 0-9]*" + opening(WireTypography.words, isNumbered: true)],
    besides: [
      anything + word("placeholder", isNumbered: true) + gap + "(?:" + word("default") + gap + ")?"
    ])

  static let buttonType = token(WireButton.typePrefixes, [opening(WireButton.typeWords)])
  static let sizeClass = token(WireButton.sizePrefixes, [opening(WireButton.sizeWords)])
  static let borderStyle = token(WireLine.prefixes, [opening(WireLine.words)])
  static let imageStyle =
    "^(?:STYLE_)?(?:" + ["unspecified", "rounded", "circle"].map { word($0) }.joined(separator: "|") + ")?$"

  /// A decimal number.
  static let number = "[-+]?[0-9.]+(?:[eE][-+]?[0-9]+)?"
  /// All that `Double` reads.
  private static let floats =
    number + "|[-+]?[nN][aA][nN]|[-+]?[iI][nN][fF](?:[iI][nN][iI][tT][yY])?|[-+]?0[xX][0-9A-Fa-f.pP+-]+"
  /// A text that is a flag or a number, or blank.
  static let noWords = whole(["", floats, word("true"), word("false")])
  /// An object in a string, or an empty string.
  static let embeddedObject = #"^(?:\s*\{[\s\S]*\}\s*)?$"#

  /// One letter, in either case.
  static func letter(_ byte: UInt8) -> String {
    let sign = String(decoding: [byte], as: UTF8.self)
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return "[\(sign)\(sign.uppercased())]"
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return sign
    default: return literal(byte)
    }
  }

  /// One character as it is.
  static func literal(_ byte: UInt8) -> String {
    let sign = String(decoding: [byte], as: UTF8.self)
    return "^$\\.*+?()[]{}|/".utf8.contains(byte) ? "\\" + sign : sign
  }

  private static func whole(_ choices: [String]) -> String { "^(?:" + choices.joined(separator: "|") + ")$" }

  /// An expression of a kind of tokens. Those that say nothing behind their prefix are known, and so is "unspecified".
  private static func token(
    _ prefixes: [[String]], _ choices: [String], besides others: [String] = []
  ) -> String {
    let bare = prefixes.map { $0.map { word($0) + gap }.joined() }.joined(separator: "|")
    return whole(
      choices.map { beginning(prefixes) + $0 } + others
        + [gap + "(?:" + bare + ")?", anything + word("unspecified") + anything])
  }

  /// One of some prefixes or none, and the word "default", which means nothing.
  private static func beginning(_ prefixes: [[String]]) -> String {
    gap + "(?:" + prefixes.map { words($0) }.joined(separator: "|") + ")?" + normal
  }

  /// One of some words, and anything behind it. Another word begins at a separator, or at a capital behind another
  /// character than a capital.
  private static func opening(_ words: [String], isNumbered: Bool = false) -> String {
    let choices = words.map { known in
      guard let last = known.utf8.last else { return "" }
      let start = word(String(known.dropLast()), isNumbered: isNumbered)
      let small = String(decoding: [last], as: UTF8.self) + (isNumbered ? "|" + letter(last) + "[0-9]+" : "")
      return start + "(?:" + letter(last) + (isNumbered ? digits : "") + #"(?:[-_/. ][\s\S]*)?|(?:"# + small
        + ")[A-Z]" + anything + ")"
    }
    return "(?:" + choices.joined(separator: "|") + ")"
  }

  private static func words(_ words: [String]) -> String { words.map { word($0) + gap + normal }.joined() }

  private static func word(_ word: String, isNumbered: Bool = false) -> String {
    word.utf8.map { letter($0) + (isNumbered ? digits : "") }.joined()
  }

  private static let anything = #"[\s\S]*"#
  private static let gap = "[-_/. ]*"
  private static let digits = "[0-9]*"
  private static let normal = "(?:[dD][eE][fF][aA][uU][lL][tT]" + gap + ")*"
}

extension String {
  fileprivate var parts: [String] { split(separator: " ").map(String.init) }
}
