import Branding
import Prism
import Reporting
import Text
import Wording

/// The brand, scheme, contrast and colour depth in use, and the brands to choose from.
public struct ThemeSelection: Sendable {
  public let brands: [Brand]
  public private(set) var brand: Brand
  public private(set) var scheme: Scheme
  /// The contrast, which stays the same in every brand and scheme.
  public let contrast: ContrastLevel
  package private(set) var depth: Depth
  package let usesASCII: Bool
  /// Whether the scheme follows the background of the terminal, because the user has chosen none.
  private var suitsTerminal: Bool

  public init(
    brands: [Brand], brand: Brand, scheme: Scheme, contrast: ContrastLevel = .normal, depth: Depth, usesASCII: Bool,
    suitsTerminal: Bool = false
  ) {
    self.brands = brands.contains { $0.name == brand.name } ? brands : brands + [brand]
    self.brand = brand
    self.scheme = scheme
    self.contrast = contrast
    self.depth = depth
    self.usesASCII = usesASCII
    self.suitsTerminal = suitsTerminal
  }

  /// Changes to the next brand. A brand with faults is not used; the result has the reason.
  mutating func changeBrand(_ words: Words) -> (theme: Theme?, complaint: SafeText?) {
    guard let index = brands.firstIndex(where: { $0.name == brand.name }), brands.count > 1 else {
      return (nil, words.noOtherBrand)
    }
    return apply(brands[(index + 1) % brands.count], scheme, words)
  }

  package mutating func change(to name: String, _ words: Words) -> (theme: Theme?, complaint: SafeText?) {
    guard let brand = brands.first(where: { $0.name == name }) else { return (nil, words.noSuchBrand) }
    return apply(brand, scheme, words)
  }

  mutating func changeScheme(_ words: Words) -> (theme: Theme?, complaint: SafeText?) {
    suitsTerminal = false
    return apply(brand, scheme == .light ? .dark : .light, words)
  }

  /// Returns the theme that suits the terminal's background, unless the user has chosen a scheme.
  mutating func suit(_ scheme: Scheme) -> Theme? {
    suitsTerminal && scheme != self.scheme ? apply(brand, scheme, .english).theme : nil
  }

  /// Returns the theme in the colours that the terminal shows.
  mutating func deepen(to depth: Depth) -> Theme? {
    guard depth != self.depth else { return nil }
    self.depth = depth
    return apply(brand, scheme, .english).theme
  }

  private mutating func apply(
    _ brand: Brand, _ scheme: Scheme, _ words: Words
  ) -> (theme: Theme?, complaint: SafeText?) {
    do throws(Failure) {
      let values = try brand.themeValues(scheme, contrast)
      self.brand = brand
      self.scheme = scheme
      return (Theme(values, depth: depth, usesASCII: usesASCII), nil)
    } catch {
      return (nil, error.message.text(in: words))
    }
  }
}
