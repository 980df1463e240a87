/// The contrast between two colours, as WCAG 2 measures it.
public enum Contrast {
  /// Returns the contrast ratio: from 1 for equal colours to 21 for black and white. The order makes no difference.
  public static func ratio(_ one: RGB, _ other: RGB) -> Double {
    let (dark, light) = (luminance(one), luminance(other))
    return (max(dark, light) + 0.05) / (min(dark, light) + 0.05)
  }

  /// Returns the relative luminance: 0 is black, 1 is white.
  public static func luminance(_ rgb: RGB) -> Double {
    let light = LinearRGB(rgb)
    return 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue
  }
}
