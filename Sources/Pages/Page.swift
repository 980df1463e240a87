import Branding
import Components
import FacetModel
import Lint
import Prism
import Text
import ViewTree
import Wording

/// A feed as the user sees it: for a client's version, in a brand and a theme.
///
/// A class, because nothing of it changes: a copy of its parts would count many references.
public final class Page {
  public let feed: Feed
  public let title: SafeText
  public let brand: Brand
  public let theme: Theme
  public let admission: Admission
  /// The user's choices on the page.
  public let state: ClientState
  public let views: PageViews
  /// The places where the counts of flat lists do not add up.
  let structureErrors: [StructureError]
  private let factory: FacetFactory
  private let unloaded = UnloadedPicturesOnce()

  /// Makes a page. `factory` is the brand's, if the caller has made it already. `version` is the client's version,
  /// current or older. `hosts` belong to the source.
  public init(
    feed: Feed, title: SafeText, brand: Brand, theme: Theme, factory: FacetFactory? = nil,
    version: SemanticVersion = Capabilities.current, hosts: Set<String> = [], state: ClientState = ClientState()
  ) {
    self.feed = feed
    structureErrors = feed.structureErrors
    self.title = title
    self.brand = brand
    self.theme = theme
    let factory = factory ?? brand.makeFactory()
    self.factory = factory
    self.state = state
    var capabilities = factory.capabilities.asOf(version)
    capabilities.sourceHosts = hosts
    admission = Admission(feed.tree, for: capabilities)
    views = PageViews(
      factory: factory, context: ViewContext(client: admission.capabilities, branded: brand.views, state: state))
  }

  private init(
    _ page: Page, feed: Feed? = nil, brand: Brand? = nil, theme: Theme? = nil, state: ClientState? = nil,
    version: SemanticVersion? = nil
  ) {
    self.feed = feed ?? page.feed
    structureErrors = feed?.structureErrors ?? page.structureErrors
    title = page.title
    self.brand = brand ?? page.brand
    self.theme = theme ?? page.theme
    self.state = state ?? page.state
    let known = page.admission.capabilities
    var client = version.map(known.asOf) ?? known
    let hasOtherComponents = brand?.hasOtherComponents(than: page.brand) ?? false
    if hasOtherComponents {
      factory = self.brand.makeFactory(drawsByCategory: page.factory.hasFallbacks)
      client = factory.capabilities.asOf(client.version)
      client.sourceHosts = known.sourceHosts
    } else {
      factory = page.factory
    }
    let isSame = feed == nil && version == nil && !hasOtherComponents
    admission = isSame ? page.admission : Admission(self.feed.tree, for: client)
    views = PageViews(
      factory: factory,
      context: ViewContext(client: admission.capabilities, branded: self.brand.views, state: self.state))
  }

  /// The pictures that are not loaded, because the user has not allowed their servers.
  package var unloadedPictures: UnloadedPictures { unloaded.pictures(of: self) }

  /// The client's own words, in its language.
  package var words: Words { state.words }

  /// Returns the same feed in another brand and theme.
  func showing(_ brand: Brand, _ theme: Theme) -> Page {
    Page(self, brand: brand, theme: theme)
  }

  /// Returns the page with another feed.
  package func showing(_ feed: Feed) -> Page {
    Page(self, feed: feed)
  }

  /// Returns the same feed with other choices of the user.
  package func showing(_ state: ClientState) -> Page {
    Page(self, state: state)
  }

  /// Returns the same feed as a client of another version shows it.
  package func shown(by version: SemanticVersion) -> Page {
    Page(self, version: version)
  }

  /// Returns another page of the same source, for the same client in the same theme.
  package func showing(_ next: LoadedPage) -> Page {
    Page(
      feed: next.feed, title: next.title, brand: brand, theme: theme, factory: factory,
      version: admission.capabilities.version, hosts: admission.capabilities.sourceHosts,
      // Filters belong to one page; address and quantities belong to all pages.
      state: ClientState(
        words: state.words, address: state.address, quantities: state.quantities, pictures: state.pictures))
  }

  /// The action that loads the page after some actions; `nil` for a client that does not know such actions.
  func next(of actions: PageActions) -> Action? {
    admission.capabilities.understands(.loadContent) ? actions.next : nil
  }

  /// The first place where the counts of a flat list do not add up, and the number of further places.
  package var structureError: SafeText {
    guard let first = structureErrors.first else { return "" }
    let more = structureErrors.count - 1
    let place = SafeText("\(first.place)")
    return words.errorAt(place + ": " + first.fault.message(in: words)) + (more == 0 ? "" : words.andMore(more))
  }

  /// The same in two parts: the place, and the fault there.
  var firstStructureError: (place: SafeText, reason: SafeText)? {
    guard let first = structureErrors.first else { return nil }
    let more = structureErrors.count - 1
    let reason = first.fault.message(in: words)
    return (words.errorAt(SafeText("\(first.place)")), reason + (more == 0 ? "" : words.andMore(more)))
  }

  /// Returns the findings of `facet lint` about a facet, in the order of the text.
  package func findings(of facet: Facet) -> [Diagnostic] {
    var linter = FeedLinter(feed, admission: admission, factory: factory)
    return linter.findings(of: facet)
  }

  public func layout(width: Int, isUnrolled: Bool = false, state: PageState = PageState()) -> PageLayout {
    let tree = ViewTree(feed, admitted: admission, views: views, isUnrolled: isUnrolled)
    return PageLayout(
      tree: tree, width: width, views: views, metrics: Metrics(theme, words: words, pictures: self.state.pictures),
      state: state,
      isUnrolled: isUnrolled)
  }

  /// Returns the layout for another theme of the same brand, which keeps the view tree.
  package func layout(like other: PageLayout) -> PageLayout {
    PageLayout(
      tree: other.tree, width: other.width, views: views,
      metrics: Metrics(theme, words: words, pictures: state.pictures), state: other.state,
      isUnrolled: other.isUnrolled)
  }

  /// The actions to follow for a facet and its pictures.
  package func clicks(of facet: Facet) -> FacetClicks {
    let clicks = FacetClicks(facet, isControl: views.traits(of: facet).isControl, for: admission.capabilities)
    return facet.isPartOfLanding ? clicks.following(brand.landingRouter.route) : clicks
  }

  /// Returns the action to follow for an action of a facet. On a landing, the brand's router decides.
  package func followed(_ action: Action, by facet: Facet) -> Action {
    facet.isPartOfLanding ? brand.landingRouter.route(action) : action
  }

  /// The number of facets that are not shown, and of modules without facets.
  package var leftOutCount: Int { admission.omittedCount + feed.leftOutModuleCount }

  public var speechSequence: SpeechSequence { SpeechSequence(feed, admitted: admission, views: views) }

  public var outline: Outline { Outline(feed, admitted: admission, views: views) }
}
