import Components
import Prism
import Text

/// What one branded app brings to the common code.
public struct Brand: Sendable {
  /// As on the command line.
  public let name: String
  /// As people write it.
  public let displayName: String
  /// What the brand says of itself, in a few words.
  public let tagline: String
  public let tokens: BrandTokens
  /// The views in which the brand is itself.
  public let views: any BrandedViewFactory
  /// Where the brand does on the web what this client does not; a brand in a folder has none.
  public let website: String?
  /// The components that the brand adds to the shared library, or has in the place of shared ones of the same id.
  public let components: [ComponentDescriptor]
  /// The structures in which its views are, for brands without code to choose among.
  public let structures: [BrandedStructure]
  /// Decides where the actions of a landing lead.
  public let landingRouter: any LandingRouter
  /// What it shows where nobody says what to show; a brand in a folder has none.
  public let sample: BrandSample?
  /// The files that it was read from, where it has no code.
  package let files: BrandFiles?
  /// What is wrong with its words: a folder can get them wrong.
  public let faults: TokenErrors

  /// A brand with views of its own, which say how it is called.
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

  /// The same under another name, beside one that is called like it.
  package func named(_ name: String) -> Brand {
    Brand(
      name: name, tokens: tokens, views: views, website: website, components: components, structures: structures,
      landingRouter: landingRouter, sample: sample, files: files, faults: faults)
  }

  /// Makes the registry of the brand's app: the shared library, with what the brand adds and replaces.
  ///
  /// With `drawsByCategory`, plain components stand in for unknown ones.
  public func makeFactory(drawsByCategory: Bool = false) -> FacetFactory {
    FacetFactory(libraryJoinedBy: components, fallbacks: drawsByCategory ? ComponentLibrary.plainByCategory : [:])
  }

  /// Whether the app of another brand draws components that this one does not, or draws some otherwise.
  package func hasOtherComponents(than other: Brand) -> Bool {
    name != other.name && !(components.isEmpty && other.components.isEmpty)
  }

  /// A brand without code: words, colours, and the structures that it has chosen for its views.
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
