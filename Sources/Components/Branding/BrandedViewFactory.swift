import Text
import ViewTree
import Wording

/// The views in which a brand is itself. What a brand does not offer is `nil`; what it leaves to the common library
/// looks plain.
public protocol BrandedViewFactory: Sendable {
  /// The language in which the brand speaks.
  var words: Words { get set }
  var name: SafeText { get }
  var tagline: SafeText { get }

  /// The shape that words take where a view is nothing else.
  func makePanel(_ words: BrandedWords) -> any FacetView

  /// While a feed is on its way.
  func makeLaunchView() -> BrandedView?
  /// The brand alone: before there is anything to show, and where nothing else may move.
  func makeStaticSplash() -> BrandedView?
  /// A landing page's header; the facet it is made of says what it leads to.
  func makeLanding(_ content: LandingContent) -> (any FacetView)?
  func makeStorePageHeader(_ content: StorePageContent) -> (any FacetView)?
  /// An invitation to log in, for those who have not.
  func makeLoginBanner() -> BrandedView?
  func makeLoginHeader(_ occasion: LoginOccasion) -> BrandedView?
  /// While an address waits to be confirmed.
  func makeVerifyEmailModule(address: SafeText) -> BrandedView?
  /// Once it is; without it, whoever confirmed simply goes on.
  func makeVerifyEmailSuccess() -> BrandedView?
}
