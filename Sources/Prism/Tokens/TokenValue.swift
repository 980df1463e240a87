/// The value of a token, by its type.
public enum TokenValue: Hashable, Sendable {
  case color(ColorToken)
  case dimension(DimensionToken)
  /// Font names in order of preference.
  case fontFamily([String])
  case fontWeight(FontWeightToken)
  case duration(DurationToken)
  /// The two inner control points, as x, y, x, y.
  case cubicBezier([Double])
  case number(Double)
  case typography(TypographyToken)
  // These types are checked like the others, but a display of cells does not use them.
  case strokeStyle, border, transition, shadow, gradient

  public var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .typography: .typography
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    }
  }
}
