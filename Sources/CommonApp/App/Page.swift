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

  /// `version` is the client to be: today's, or one that knew less.
  public init(
    feed: Feed, title: SafeText, brand: Brand, theme: Theme, factory: FacetFactory,
    version: SemanticVersion = Capabilities.current
  ) {
    self.feed = feed
    self.title = title
    self.brand = brand
    self.theme = theme
    admission = Admission(feed.tree, for: factory.capabilities.asOf(version))
    views = PageViews(factory: factory, context: ViewContext(client: admission.capabilities, branded: brand.views))
  }

  public func layout(width: Int, isUnrolled: Bool = false) -> PageLayout {
    PageLayout(
      tree: ViewTree(feed, admitted: admission, views: views), width: width, views: views, metrics: Metrics(theme),
      isUnrolled: isUnrolled)
  }

  public var outline: Outline { Outline(feed, admitted: admission, views: views) }
}
