extension FeedGenerator {
  /// Returns the name of a store, in a quarter of all cases written in escapes.
  mutating func storeName() -> JSONLiteral {
    let name = "\(random.pick(Vocabulary.firstWords)) \(random.pick(Vocabulary.secondWords))"
    return random.chance(oneIn: 4) ? .asciiString(name) : .string(name)
  }

  mutating func whole(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &random))
  }

  mutating func number(_ range: ClosedRange<Int>) -> JSONLiteral {
    .number(whole(range))
  }

  /// Returns a rating that has passed through 32 bits, as servers send them: 4.699999809265137.
  mutating func score() -> JSONLiteral {
    .number(Double(Float(whole(38...50) / 10)))
  }

  mutating func uuid() -> String {
    let high = random.next()
    let low = random.next()
    return [hex(high >> 32, 8), hex(high >> 16, 4), hex(high, 4), hex(low >> 48, 4), hex(low, 12)]
      .joined(separator: "-")
  }

  /// Returns a short id, which is long enough to distinguish facets.
  mutating func short() -> String {
    hex(random.next(), 8)
  }

  /// Returns a long cursor in the form of base64.
  mutating func cursor() -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    let bytes = (0..<160).map { _ in random.pick(letters) }
    return String(decoding: bytes, as: UTF8.self) + "=="
  }

  mutating func price() -> JSONLiteral {
    let cents = Int(whole(199...3499))
    let text = "$\(cents / 100).\(cents % 100 / 10)\(cents % 10)"
    return [
      "currency": "USD", "decimal_places": 2.0, "display_string": .string(text), "sign": true, "symbol": "$",
      "unit_amount": .number(Double(cents)),
    ]
  }

  mutating func rating() -> JSONLiteral {
    let thousands = Int(whole(1...12))
    return ["average_rating": score(), "display_num_ratings": "(\(thousands)k+)"]
  }

  mutating func badges() -> JSONLiteral {
    guard random.chance(oneIn: 2) else { return [] }
    return [
      [
        "text": .string(random.pick(Vocabulary.offers)), "type": "offer", "background_color": "00838A",
        "placement": "hero_overlay", "dls_tag_size": "small", "dls_tag_style": "highlight", "dls_tag_type": "emphasis",
        "dls_text_style": "", "leading_icon": "deals/fill", "trailing_icon": "none",
      ]
    ]
  }

  private func hex(_ value: UInt64, _ digits: Int) -> String {
    let all = String(value, radix: 16)
    return (String(repeating: "0", count: 16 - all.count) + all).suffix(digits).description
  }
}
