/// How well one colour stands out from another, as WCAG 2 measures it.
public enum Contrast {
  /// From 1, the same, to 21, black and white; the order makes no difference.
  public static func ratio(_ one: RGB, _ other: RGB) -> Double {
    let (dark, light) = (luminance(one), luminance(other))
    return (max(dark, light) + 0.05) / (min(dark, light) + 0.05)
  }

  /// Relative luminance: 0 is black, 1 is white.
  public static func luminance(_ rgb: RGB) -> Double {
    let light = LinearRGB(rgb)
    return 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue
  }
}
