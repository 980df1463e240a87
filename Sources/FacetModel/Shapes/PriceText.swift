import JSON

/// A price as the backend writes it for display: a string, a price object, or parts in different sizes. `$` `3` `29`
/// are the parts of $3.29.
public struct PriceText {
  /// The whole price as text; `nil` if there is none.
  public let text: String?

  /// The depth up to which wrappers around a price are opened.
  private static let deepest = 4
  private static let mostParts = 8

  public init(_ value: Value?) {
    let text = Self.text(value, depth: 0)
    self.text = text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func text(_ value: Value?, depth: Int) -> String? {
    guard let value, depth < deepest else { return nil }
    switch value.kind {
    case .string: return value.lenientString
    case .object:
      // The display string, or else a text made from the units.
      if let amount = Price(value)?.text { return amount }
      if let parts = value["text"], parts.kind == .array { return joined(parts) }
      if value["leading_superscripts"] != nil || value["trailing_superscripts"] != nil { return part(value) }
      return text(value["text"], depth: depth + 1) ?? text(value["price"], depth: depth + 1)
    // A number alone is ambiguous: dollars or cents.
    case .number, .array, .null, .true, .false: return nil
    }
  }

  /// Returns the joined parts, with a space between two words.
  private static func joined(_ parts: Value) -> String {
    var result = ""
    for part in parts.elements.first(mostParts, as: { part($0) }) where !part.isEmpty {
      let isGlued = result.isEmpty || part.hasPrefix("/") || result.hasSuffix(" ") || part.hasPrefix(" ")
      result += (isGlued ? "" : " ") + part
    }
    return result
  }

  private static func part(_ value: Value) -> String {
    guard value.kind == .object else { return value.lenientString ?? "" }
    let leading = strings(value["leading_superscripts"]).joined()
    var result = leading + (value["text"]?.lenientString ?? "")
    for (index, text) in strings(value["trailing_superscripts"]).enumerated() {
      let isCents = index == 0 && text.utf8.allSatisfy(isDigit) && (result.utf8.last.map(isDigit) ?? false)
      let startsWithLetter = text.first?.isLetter ?? false
      result += (isCents ? "." : startsWithLetter ? " " : "") + text
    }
    return result
  }

  private static func strings(_ list: Value?) -> [String] {
    guard let list else { return [] }
    guard list.kind == .array else { return [list.lenientString].compactMap(\.self) }
    return list.elements.first(mostParts) { $0.lenientString ?? $0["text"]?.lenientString }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
