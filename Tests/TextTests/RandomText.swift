/// Strings of pieces that are hard to measure, in unlikely orders.
enum RandomText {
  private static let pieces = [
    "a", "b", "W", "é", "e\u{301}", " ", " ", "  ", "-", ",", "(", ")", "“", "\u{A0}", "\t", "\r\n", "\n", "\u{7}",
    "漢", "字", "か", "ッ", "。", "「", "」", "\u{3000}", "한", "ᄒ", "\u{1161}", "\u{11AB}", "Ａ", "ｶ", "ﾞ",
    "\u{300}", "\u{301}", "\u{302}", "\u{20E3}", "\u{FE0F}", "\u{FE0E}", "\u{200D}", "\u{200C}", "\u{200B}", "\u{AD}",
    "👩", "🚀", "❤", "👍", "\u{1F3FD}", "🇺", "🇸", "🏴", "\u{E0067}", "1️⃣", "👩‍👩‍👧", "👍🏽", "🇩🇪",
    "क", "\u{94D}", "ष", "\u{93F}", "\u{93C}", "\u{941}", "น", "\u{E49}", "\u{E33}", "\u{600}", "\u{D4E}",
    "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{E000}", "\u{FFFF}", "\u{1B}[31m", "\u{378}", "\u{1F8FF}",
  ]

  static func make(_ length: Int, using generator: inout SplitMix64) -> String {
    var text = ""
    for _ in 0..<length {
      text += pieces.randomElement(using: &generator) ?? ""
    }
    return text
  }

  /// A few hundred strings, the same in every run.
  static func samples(seed: UInt64, count: Int = 300) -> [String] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { make($0 % 40, using: &generator) }
  }
}
