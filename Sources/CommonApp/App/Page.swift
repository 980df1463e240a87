import Components
import FacetModel
import Prism
import Text
import ViewTree

/// A feed as it is shown to somebody: by which client, in which brand, with which looks.
public struct Page {
  public let feed: Feed
  public let title: SafeText
  public let brand: Brand
  public let theme: Theme
  public let admission: Admission
  public let views: PageViews
  private let factory: FacetFactory

  /// `version` is the client to be: today's, or one that knew less.
  public init(
    feed: Feed, title: SafeText, brand: Brand, theme: Theme, factory: FacetFactory,
    version: SemanticVersion = Capabilities.current
  ) {
    self.feed = feed
    self.title = title
    self.brand = brand
    self.theme = theme
    self.factory = factory
    admission = Admission(feed.tree, for: factory.capabilities.asOf(version))
    views = PageViews(factory: factory, context: ViewContext(client: admission.capabilities, branded: brand.views))
  }

  private init(_ page: Page, feed: Feed, brand: Brand, theme: Theme) {
    self.feed = feed
    self.title = page.title
    self.brand = brand
    self.theme = theme
    factory = page.factory
    admission = Admission(feed.tree, for: page.admission.capabilities)
    views = PageViews(factory: factory, context: ViewContext(client: admission.capabilities, branded: brand.views))
  }

  /// The same feed in other looks.
  func wearing(_ brand: Brand, _ theme: Theme) -> Page {
    Page(self, feed: feed, brand: brand, theme: theme)
  }

  /// What the page has become.
  func showing(_ feed: Feed) -> Page {
    Page(self, feed: feed, brand: brand, theme: theme)
  }

  /// Another page of the same source, for the same client in the same looks.
  func showing(_ next: LoadedPage) -> Page {
    Page(
      feed: next.feed, title: next.title, brand: brand, theme: theme, factory: factory,
      version: admission.capabilities.version)
  }

  public func layout(width: Int, isUnrolled: Bool = false, state: PageState = PageState()) -> PageLayout {
    PageLayout(
      tree: ViewTree(feed, admitted: admission, views: views, isUnrolled: isUnrolled), width: width, views: views,
      metrics: Metrics(theme),
      state: state, isUnrolled: isUnrolled)
  }

  public var outline: Outline { Outline(feed, admitted: admission, views: views) }
}
