import Input
import Prism

extension TerminalAnswer {
  /// `ESC [ ?` has been read. Two such sequences tell something: `2026 ; state $ y` about synchronized output, and
  /// `997 ; scheme n` when the person has changed to another scheme.
  init?(report bytes: some Collection<UInt8>) {
    switch String(decoding: bytes, as: UTF8.self) {
    // On, off, or on for ever: it is known.
    case "2026;1$y", "2026;2$y", "2026;3$y": self = .synchronizedOutput(true)
    case "2026;0$y", "2026;4$y": self = .synchronizedOutput(false)
    case "997;1n": self = .scheme(.dark)
    case "997;2n": self = .scheme(.light)
    default: return nil
    }
  }

  /// `ESC ]` has been read. `11 ; rgb:ffff/ffff/ffff` is the colour of the background; others ask, too, so anything may
  /// follow here.
  init?(command bytes: some Collection<UInt8>) {
    let words = String(decoding: bytes, as: UTF8.self).split(separator: ";")
    guard words.count == 2, words[0] == "11", let color = Self.color(words[1]) else { return nil }
    self = .scheme(Contrast.luminance(color) > Self.middleGray ? .light : .dark)
  }

  /// As XParseColor reads it: one to four hexadecimal digits for each part, of which all ones are the most.
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

  /// What looks half as bright as white (L* of 50).
  private static let middleGray = 0.184
}
