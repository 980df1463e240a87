import Text
import Wording

/// The types of the format, version 2025.10, named as in `$type`.
public enum TokenType: String, CaseIterable, Sendable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography

  /// A value of this type, for the sentences of errors.
  func noun(in words: Words) -> SafeText {
    switch self {
    case .color: words.aColor
    case .dimension: words.aDimension
    case .fontFamily: words.aFontFamily
    case .fontWeight: words.aFontWeight
    case .duration: words.aDuration
    case .cubicBezier: words.aCurve
    case .number: words.aNumber
    case .strokeStyle: words.aStrokeStyle
    case .border: words.aBorder
    case .transition: words.aTransition
    case .shadow: words.aShadow
    case .gradient: words.aGradient
    case .typography: words.aTypography
    }
  }
}
