import Text
import ViewTree
import Wording

/// The views of a brand without code: the plain defaults, or the structures that the brand has chosen.
public struct PlainBrandedViews: BrandedViewFactory {
  public var words: Words
  public let name: SafeText
  public let tagline: SafeText
  /// The chosen structures. Of several with one kind the first counts.
  private let structures: [BrandedStructure]

  public init(
    name: SafeText = "", tagline: SafeText = "", structures: [BrandedStructure] = [], words: Words = .english
  ) {
    self.words = words
    self.name = name
    self.tagline = tagline
    self.structures = structures
  }

  public func makePanel(_ words: BrandedWords) -> any FacetView {
    for case .panel(let make) in structures.lazy.map(\.shape) { return make(words) }
    return PlainPanel(words: words)
  }

  public func makeLaunchView() -> BrandedView? {
    let line = words.oneMoment
    for case .launch(let make) in structures.lazy.map(\.shape) { return BrandedView(make(name, line)) }
    return panel(BrandedWords(name, line))
  }

  public func makeStaticSplash() -> BrandedView? {
    for case .splash(let make) in structures.lazy.map(\.shape) { return BrandedView(make(name, tagline)) }
    return panel(BrandedWords(name, tagline))
  }

  public func makeLanding(_ content: LandingContent) -> (any FacetView)? {
    for case .landing(let make) in structures.lazy.map(\.shape) { return make(content, name, tagline) }
    return nil
  }

  public func makeStorePageHeader(_ content: StorePageContent) -> (any FacetView)? {
    for case .storeHeader(let make) in structures.lazy.map(\.shape) { return make(content) }
    return nil
  }
}
