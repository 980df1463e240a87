import JSON

/// The keys inside the values of tokens. An interner for token files numbers them after those of `TokenProperty`.
enum TokenField: String, CaseIterable {
  case colorSpace, components, alpha, hex
  case value, unit
  case fontFamily, fontSize, fontWeight, letterSpacing, lineHeight
  case color, width, style, dashArray, lineCap
  case duration, delay, timingFunction
  case offsetX, offsetY, blur, spread, inset
  case position

  var name: String { rawValue }

  /// The symbol of the key. An enum without payloads is stored as its position among all cases.
  var symbol: Symbol {
    Symbol(rawValue: UInt32(TokenProperty.allCases.count) + UInt32(unsafeBitCast(self, to: UInt8.self)))
  }
}
