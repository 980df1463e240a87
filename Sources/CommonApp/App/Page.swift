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

  private init(_ page: Page, feed: Feed, admission: Admission, brand: Brand, theme: Theme) {
    self.feed = feed
    self.title = page.title
    self.brand = brand
    self.theme = theme
    factory = page.factory
    self.admission = admission
    views = PageViews(factory: factory, context: ViewContext(client: admission.capabilities, branded: brand.views))
  }

  /// The same feed in other looks.
  func wearing(_ brand: Brand, _ theme: Theme) -> Page {
    Page(self, feed: feed, admission: admission, brand: brand, theme: theme)
  }

  /// This page and the one after it.
  func appending(_ next: Feed) -> Page {
    let feed = feed.appending(next)
    return Page(
      self, feed: feed, admission: Admission(feed.tree, for: admission.capabilities), brand: brand, theme: theme)
  }

  /// Another page of the same source, for the same client in the same looks.
  func showing(_ next: LoadedPage) -> Page {
    Page(
      feed: next.feed, title: next.title, brand: brand, theme: theme, factory: factory,
      version: admission.capabilities.version)
  }

  public func layout(width: Int, isUnrolled: Bool = false, state: PageState = PageState()) -> PageLayout {
    let tree = ViewTree(feed, admitted: admission, views: views, isUnrolled: isUnrolled)
    return PageLayout(
      tree: tree, width: width, views: views, metrics: Metrics(theme), state: state, isUnrolled: isUnrolled)
  }

  /// For another theme of the same brand: only what is laid out anew has to be thought about again.
  func layout(like other: PageLayout) -> PageLayout {
    PageLayout(
      tree: other.tree, width: other.width, views: views, metrics: Metrics(theme), state: other.state,
      isUnrolled: other.isUnrolled)
  }

  public var outline: Outline { Outline(feed, admitted: admission, views: views) }
}
