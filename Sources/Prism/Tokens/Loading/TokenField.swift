import JSON

/// The keys within the values of tokens. An interner for token files numbers them behind those of `TokenProperty`.
enum TokenField: UInt32, CaseIterable {
  case colorSpace, components, alpha, hex
  case value, unit
  case fontFamily, fontSize, fontWeight, letterSpacing, lineHeight
  case color, width, style, dashArray, lineCap
  case duration, delay, timingFunction
  case offsetX, offsetY, blur, spread, inset
  case position

  var name: String { "\(self)" }

  var symbol: Symbol { Symbol(rawValue: UInt32(TokenProperty.allCases.count) + rawValue) }
}
