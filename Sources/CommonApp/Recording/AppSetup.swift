import Components
import Drawing
import FacetModel
import Prism
import Text
import Wording

/// The parameters that an app is made from, except its first page.
struct AppSetup {
  var brand: Brand
  /// The brands that the user can change to.
  var brands: [Brand]
  var scheme: Scheme
  /// Whether the terminal's background decides the scheme, because the user has not chosen one.
  var suitsTerminal = false
  var depth: Depth
  var usesASCII = false
  /// The client's own words, in its language.
  var words = Words.english
  var version = Capabilities.current
  /// Whether plain components stand in for unknown ones.
  var drawsByCategory = false
  var size: Size
  /// The hosts of the source.
  var hosts: Set<String> = []
  var address: SafeText?
  var options = AppOptions()
  /// The comparison that the app opens with.
  var comparison: Variation?

  /// The theme values of the brand.
  func values() throws(Failure) -> ThemeValues {
    do throws(TokenErrors) {
      return try brand.values(for: scheme)
    } catch {
      throw .tokens(error, of: brand)
    }
  }

  /// Makes the app. Reading theme values takes long, so the caller hands them in. `former` is the previous feed, for a
  /// comparison with it.
  func app(
    showing first: LoadedPage, _ values: ThemeValues, former: Feed? = nil, in program: Program
  ) throws(Failure) -> App {
    let page = Page(
      feed: first.feed, title: first.title, brand: brand,
      theme: Theme(values, depth: depth, usesASCII: usesASCII),
      factory: try program.makeFactory(for: brand, drawsByCategory: drawsByCategory),
      version: version,
      hosts: hosts, state: ClientState(words: words, address: address))
    let themeSelection = ThemeSelection(
      brands: brands, brand: brand, scheme: scheme, depth: depth, usesASCII: usesASCII, suitsTerminal: suitsTerminal)
    var app = App(page: page, themeSelection: themeSelection, size: size, options: options)
    if let comparison { app.compare(comparison, former: former) }
    return app
  }
}

extension AppSetup {
  /// Makes a setup from the options of a command line, with the terminal's values where it has none.
  init(
    _ look: Look, in program: Program, scheme: Scheme, depth: Depth, version: SemanticVersion, size: Size,
    source: Source, address: SafeText?, options: AppOptions
  ) {
    brand = look.brand
    brands = program.brands
    self.scheme = look.scheme ?? scheme
    suitsTerminal = look.scheme == nil
    self.depth = look.depth ?? depth
    usesASCII = look.usesASCII
    words = look.words
    self.version = version
    self.size = size
    hosts = source.hosts
    self.address = address
    self.options = options
  }
}
