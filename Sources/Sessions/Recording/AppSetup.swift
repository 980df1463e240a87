import AppCore
import Branding
import Components
import Drawing
import FacetModel
import Pages
import Prism
import Reporting
import Text
import Wording

/// All that an app is made from, but for the page that it begins with.
package struct AppSetup {
  /// The one way to draw components whose ids are unknown, as command lines and sessions name it.
  package static let categoryFallback = "category"

  package var brand: Brand
  /// Those that one can change to.
  package var brands: [Brand]
  package var scheme: Scheme
  /// Nobody has chosen the scheme: the terminal's background decides.
  package var suitsTerminal = false
  package var depth: Depth
  package var usesASCII = false
  /// The client's own words, in its language.
  package var words = Words.english
  package var version = Capabilities.current
  /// Whether plain components stand in for unknown ones.
  package var drawsByCategory = false
  package var size: Size
  /// Those of the source.
  package var hosts: Set<String> = []
  package var address: SafeText?
  package var options = AppOptions()
  /// What stands beside the first page from the beginning.
  package var comparison: Variation?

  package init(
    brand: Brand, brands: [Brand], scheme: Scheme, suitsTerminal: Bool = false, depth: Depth, usesASCII: Bool = false,
    words: Words = Words.english, version: SemanticVersion = Capabilities.current, drawsByCategory: Bool = false,
    size: Size, hosts: Set<String> = [], address: SafeText? = nil, options: AppOptions = AppOptions(),
    comparison: Variation? = nil
  ) {
    self.brand = brand
    self.brands = brands
    self.scheme = scheme
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

  /// What the brand's colours are.
  package func values() throws(Failure) -> ThemeValues {
    do throws(TokenErrors) {
      return try brand.values(for: scheme)
    } catch {
      throw .tokens(error, of: brand)
    }
  }

  /// To read the values takes long: whoever has them hands them in.
  /// `former` is the page as it was before, for a comparison with that.
  package func app(
    showing first: LoadedPage, _ values: ThemeValues, former: Feed? = nil, in context: ProgramContext
  ) throws(Failure) -> App {
    let page = Page(
      feed: first.feed, title: first.title, brand: brand,
      theme: Theme(values, depth: depth, usesASCII: usesASCII),
      factory: try context.makeFactory(for: brand, drawsByCategory: drawsByCategory),
      version: version,
      hosts: hosts, state: ClientState(words: words, address: address))
    let themeSelection = ThemeSelection(
      brands: brands, brand: brand, scheme: scheme, depth: depth, usesASCII: usesASCII, suitsTerminal: suitsTerminal)
    var app = App(page: page, themeSelection: themeSelection, size: size, options: options)
    if let comparison { app.compare(comparison, former: former) }
    return app
  }
}
