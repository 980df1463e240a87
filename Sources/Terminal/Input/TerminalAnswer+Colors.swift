import Input
import Prism

/// The answers about colours, which are device control strings (DCS).
extension TerminalAnswer {
  /// Decodes an answer without its `ESC P` and its end.
  ///
  /// `1 $ r 0 ; 48:2::1:2:3 m` says that the terminal has kept a 24-bit background (DECRQSS). `1 + r 524742 = …` says
  /// that it knows the capability `RGB` (XTGETTCAP). An answer that says no may come from a terminal that does not know
  /// the question, so it has no meaning.
  init?(device bytes: some Collection<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    let body = String(text.dropFirst(3))
    if text.hasPrefix("1$r"), text.hasSuffix("m") {
      guard Self.keepsColor(body.dropLast()) else { return nil }
      self = .colors(.truecolor)
    } else if text.hasPrefix("1+r") {
      let parts = body.split(separator: "=", maxSplits: 1)
      let value = parts.dropFirst().first.flatMap(Self.text) ?? ""
      switch parts.first?.uppercased() {
      case "524742", "5463": self = .colors(.truecolor)
      case "436F", "636F6C6F7273":
        guard let count = Int(value), let depth = Self.depth(count) else { return nil }
        self = .colors(depth)
      default: return nil
      }
    } else {
      return nil
    }
  }

  /// The colour that the question sets and reads back.
  static let trialColor = [1, 2, 3]

  /// Whether graphic renditions hold the colour of the question, written with colons or semicolons. Some terminals leave
  /// a place for a colour space.
  private static func keepsColor(_ renditions: Substring) -> Bool {
    let numbers = renditions.split(omittingEmptySubsequences: false) { $0 == ";" || $0 == ":" }.map { Int($0) }
    return numbers.indices.contains { index in
      guard numbers[index] == 48, numbers.dropFirst(index + 1).first == 2 else { return false }
      let rest = numbers.dropFirst(index + 2)
      return rest.prefix(3) == ArraySlice(trialColor.map(Optional.some))
        || rest.dropFirst().prefix(3) == ArraySlice(trialColor.map(Optional.some))
    }
  }

  private static func depth(_ count: Int) -> Depth? {
    switch count {
    case (1 << 24)...: .truecolor
    case 256...: .palette256
    default: nil
    }
  }

  /// Decodes text in hexadecimal digits.
  private static func text(_ digits: Substring) -> String? {
    let digits = Array(digits.utf8)
    guard digits.count.isMultiple(of: 2), digits.count <= 32 else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { index in
      UInt8(String(decoding: digits[index...index + 1], as: UTF8.self), radix: 16)
    }
    return bytes.count == digits.count / 2 ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
