import AppCore
import Branding
import Components
import Drawing
import FacetModel
import Pages
import Pictures
import Prism
import Reporting
import Text
import Wording

/// The parameters that an app is made from, except its first page.
package struct AppSetup {
  /// The one way to draw components whose ids are unknown, as command lines and sessions name it.
  package static let categoryFallback = "category"

  package var brand: Brand
  /// The brands that the user can change to.
  package var brands: [Brand]
  package var scheme: Scheme
  package var contrast: ContrastLevel
  /// Whether the terminal's background decides the scheme, because the user has not chosen one.
  package var suitsTerminal: Bool
  package var depth: Depth
  package var usesASCII: Bool
  /// The client's own words, in its language.
  package var words: Words
  package var version: SemanticVersion
  /// Whether plain components stand in for unknown ones.
  package var drawsByCategory: Bool
  package var size: Size
  /// The hosts of the source.
  package var hosts: Set<String>
  package var address: SafeText?
  package var pictures = PictureSettings.off
  package var options: AppOptions
  /// The comparison that the app opens with.
  package var comparison: Variation?

  package init(
    brand: Brand, brands: [Brand], scheme: Scheme, contrast: ContrastLevel = .normal, suitsTerminal: Bool = false,
    depth: Depth, usesASCII: Bool = false, words: Words = Words.english,
    version: SemanticVersion = Capabilities.current, drawsByCategory: Bool = false,
    size: Size, hosts: Set<String> = [], address: SafeText? = nil, options: AppOptions = AppOptions(),
    comparison: Variation? = nil
  ) {
    self.brand = brand
    self.brands = brands
    self.scheme = scheme
    self.contrast = contrast
    self.suitsTerminal = suitsTerminal
    self.depth = depth
    self.usesASCII = usesASCII
    self.words = words
    self.version = version
    self.drawsByCategory = drawsByCategory
    self.size = size
    self.hosts = hosts
    self.address = address
    self.options = options
    self.comparison = comparison
  }

  /// The theme values of the brand.
  package func values() throws(Failure) -> ThemeValues {
    try brand.themeValues(scheme, contrast)
  }

  /// Makes the app. Reading theme values takes long, so the caller hands them in. `earlier` is the previous feed, for a
  /// comparison with it.
  package func app(
    showing first: LoadedPage, _ values: ThemeValues, earlier: Feed? = nil, in context: ProgramContext
  ) throws(Failure) -> App {
    let page = Page(
      feed: first.feed, title: first.title, brand: brand,
      theme: Theme(values, depth: depth, usesASCII: usesASCII),
      factory: try context.makeFactory(for: brand, drawsByCategory: drawsByCategory),
      version: version,
      hosts: hosts, state: ClientState(words: words, address: address, pictures: pictures))
    let themeSelection = ThemeSelection(
      brands: brands, brand: brand, scheme: scheme, contrast: contrast, depth: depth, usesASCII: usesASCII,
      suitsTerminal: suitsTerminal)
    var app = App(page: page, themeSelection: themeSelection, size: size, options: options)
    app.mask = context.secrets
    if let comparison { app.compare(comparison, earlier: earlier) }
    return app
  }
}
