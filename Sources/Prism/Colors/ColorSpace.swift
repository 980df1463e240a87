/// A colour space, named as in design token files.
public enum ColorSpace: String, CaseIterable, Sendable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl, hwb, lab, lch, oklab, oklch
  case displayP3 = "display-p3"
  case a98 = "a98-rgb"
  case proPhoto = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// The names and bounds of the components.
  var components: [ColorComponent] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98, .proPhoto, .rec2020: [.unit("red"), .unit("green"), .unit("blue")]
    case .hsl: [.hue, .percentage("saturation"), .percentage("lightness")]
    case .hwb: [.hue, .percentage("whiteness"), .percentage("blackness")]
    case .lab: [.percentage("lightness"), .unbounded("a"), .unbounded("b")]
    case .lch: [.percentage("lightness"), .chroma, .hue]
    case .oklab: [.unit("lightness"), .unbounded("a"), .unbounded("b")]
    case .oklch: [.unit("lightness"), .chroma, .hue]
    case .xyzD65, .xyzD50: [.unit("x"), .unit("y"), .unit("z")]
    }
  }
}
