import Input
import Prism

extension TerminalAnswer {
  /// Decodes an answer without its `ESC [ ?`. Two such answers are known: `2026 ; state $ y` for synchronized output,
  /// and `997 ; scheme n` when the user has changed the terminal's scheme.
  init?(report bytes: some Collection<UInt8>) {
    switch String(decoding: bytes, as: UTF8.self) {
    // The states on, off and always on mean that the terminal supports it.
    case "2026;1$y", "2026;2$y", "2026;3$y": self = .synchronizedOutput(true)
    case "2026;0$y", "2026;4$y": self = .synchronizedOutput(false)
    case "997;1n": self = .scheme(.dark)
    case "997;2n": self = .scheme(.light)
    default: return nil
    }
  }

  /// Decodes an answer without its `ESC ]`. `11 ; rgb:ffff/ffff/ffff` is the background colour. Other programs ask
  /// questions too, so any other answer is ignored.
  init?(command bytes: some Collection<UInt8>) {
    let words = String(decoding: bytes, as: UTF8.self).split(separator: ";")
    guard words.count == 2, words[0] == "11", let color = Self.color(words[1]) else { return nil }
    self = .scheme(Contrast.luminance(color) > Self.middleGray ? .light : .dark)
  }

  /// Returns a colour in the form of XParseColor: one to four hexadecimal digits for each part, of which all F is the
  /// maximum.
  private static func color(_ text: Substring) -> RGB? {
    let parts = text.split(separator: ":")
    guard parts.count == 2, parts[0] == "rgb" || parts[0] == "rgba" else { return nil }
    let numbers = parts[1].split(separator: "/").map { digits -> UInt8? in
      guard digits.utf8.count <= 4, let number = Int(digits, radix: 16), number >= 0 else { return nil }
      return UInt8(clamping: number * 255 / ((1 << (4 * digits.utf8.count)) - 1))
    }
    guard numbers.count >= 3, let red = numbers[0], let green = numbers[1], let blue = numbers[2] else { return nil }
    return .init(red: red, green: green, blue: blue)
  }

  /// The luminance that looks half as bright as white (L* of 50).
  private static let middleGray = 0.184
}
