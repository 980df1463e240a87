import Components
import Prism
import Text

/// The parts of an app that differ from brand to brand.
public struct Brand: Sendable {
  /// The name on the command line.
  public let name: String
  /// The name in text.
  public let displayName: String
  /// A sentence about the brand.
  public let tagline: String
  public let tokens: BrandTokens
  /// The brand's own views.
  public let views: any BrandedViewFactory
  /// The website where the user can do what this client cannot; a brand in a folder has none.
  public let website: String?
  /// The components that the brand adds to the shared library, or that replace shared ones of the same id.
  public let components: [ComponentDescriptor]
  /// The structures of its views, offered to brands without code.
  public let structures: [BrandedStructure]
  /// Routes the actions of a landing.
  public let landingRouter: any LandingRouter
  /// The sample shown when no source is given; a brand in a folder has none.
  public let sample: BrandSample?
  /// The files of a brand without code.
  package let files: BrandFiles?
  /// The faults in its words, which a folder may have.
  public let faults: TokenErrors

  /// Makes a brand with views of its own, which give its display name and tagline.
  public init(
    name: String, tokens: BrandTokens, views: any BrandedViewFactory, website: String? = nil,
    components: [ComponentDescriptor] = [], structures: [BrandedStructure] = [],
    landingRouter: any LandingRouter = DirectLandingRouter(), sample: BrandSample? = nil,
    faults: TokenErrors = TokenErrors([])
  ) {
    self.init(
      name: name, tokens: tokens, views: views, website: website, components: components, structures: structures,
      landingRouter: landingRouter, sample: sample, files: nil, faults: faults)
  }

  private init(
    name: String, tokens: BrandTokens, views: any BrandedViewFactory, website: String?,
    components: [ComponentDescriptor], structures: [BrandedStructure], landingRouter: any LandingRouter,
    sample: BrandSample?, files: BrandFiles?, faults: TokenErrors
  ) {
    self.name = name
    displayName = views.name.string
    tagline = views.tagline.string
    self.tokens = tokens
    self.views = views
    self.website = website
    self.components = components
    self.structures = structures
    self.landingRouter = landingRouter
    self.sample = sample
    self.files = files
    self.faults = faults
  }

  /// The same brand under another name, for use next to one of the same name.
  package func named(_ name: String) -> Brand {
    Brand(
      name: name, tokens: tokens, views: views, website: website, components: components, structures: structures,
      landingRouter: landingRouter, sample: sample, files: files, faults: faults)
  }

  /// Makes the registry of the brand's app: the shared library, with what the brand adds and replaces.
  ///
  /// With `drawsByCategory`, plain components replace unknown ones.
  public func makeFactory(drawsByCategory: Bool = false) -> FacetFactory {
    FacetFactory(libraryJoinedBy: components, fallbacks: drawsByCategory ? ComponentLibrary.plainByCategory : [:])
  }

  /// Whether the components of the two brands may differ.
  package func hasOtherComponents(than other: Brand) -> Bool {
    name != other.name && !(components.isEmpty && other.components.isEmpty)
  }

  /// Makes a brand without code from words, colours, and structures for its views.
  public init(
    name: String, displayName: String, tagline: String, tokens: BrandTokens, structures: [BrandedStructure] = [],
    faults: TokenErrors = TokenErrors([])
  ) {
    self.init(
      name: name, displayName: displayName, tagline: tagline, tokens: tokens, structures: structures, files: nil,
      faults: faults)
  }

  package init(
    name: String, displayName: String, tagline: String, tokens: BrandTokens, structures: [BrandedStructure],
    files: BrandFiles?, faults: TokenErrors
  ) {
    let views = PlainBrandedViews(
      name: SafeText(displayName), tagline: SafeText(tagline), structures: structures)
    self.init(
      name: name, tokens: tokens, views: views, website: nil, components: [], structures: structures,
      landingRouter: DirectLandingRouter(), sample: nil, files: files, faults: faults)
  }
}
