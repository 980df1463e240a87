import Components
import Drawing
import FacetModel
import Prism
import Text
import Wording

/// All that an app is made from, but for the page that it begins with.
struct AppSetup {
  var brand: Brand
  /// Those that one can change to.
  var brands: [Brand]
  var scheme: Scheme
  /// Nobody has chosen the scheme: the terminal's background decides.
  var suitsTerminal = false
  var depth: Depth
  var usesASCII = false
  /// The client's own words, in its language.
  var words = Words.english
  var version = Capabilities.current
  /// Whether plain components stand in for unknown ones.
  var drawsByCategory = false
  var size: Size
  /// Those of the source.
  var hosts: Set<String> = []
  var address: SafeText?
  var options = AppOptions()
  /// What stands beside the first page from the beginning.
  var comparison: Variation?

  /// What the brand's colours are.
  func values() throws(Failure) -> ThemeValues {
    do throws(TokenErrors) {
      return try brand.values(for: scheme)
    } catch {
      throw .tokens(error, of: brand)
    }
  }

  /// To read the values takes long: whoever has them hands them in.
  /// `former` is the page as it was before, for a comparison with that.
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
  /// As a command line says it; what it leaves open is the terminal's.
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
