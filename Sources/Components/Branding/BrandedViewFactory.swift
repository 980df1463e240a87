import Text
import ViewTree

/// The views in which a brand is itself. What a brand does not offer is `nil`; what it leaves to the common library
/// looks plain.
public protocol BrandedViewFactory: Sendable {
  var name: SafeText { get }
  var tagline: SafeText { get }

  /// While a feed is on its way.
  func makeLaunchView() -> BrandedView?
  /// The brand alone: before there is anything to show, and where nothing else may move.
  func makeStaticSplash() -> BrandedView?
  /// A landing page's header.
  func makeLanding(_ content: LandingContent) -> (any FacetView)?
  func makeStorePageHeader(_ content: StorePageContent) -> (any FacetView)?
  func makeLoginBanner() -> BrandedView?
  func makeLoginHeader(_ occasion: LoginOccasion) -> BrandedView?
  func makeVerifyEmailModule(address: SafeText) -> BrandedView?
  func makeVerifyEmailSuccess() -> BrandedView?
}

/// Why somebody sees the header of a login.
public enum LoginOccasion: Hashable, Sendable, CaseIterable {
  case signingIn, signingUp
}

extension BrandedViewFactory {
  public func makeLaunchView() -> BrandedView? { nil }
  public func makeStaticSplash() -> BrandedView? { nil }
  public func makeLanding(_ content: LandingContent) -> (any FacetView)? { nil }
  public func makeStorePageHeader(_ content: StorePageContent) -> (any FacetView)? { nil }
  public func makeLoginBanner() -> BrandedView? { nil }
  public func makeLoginHeader(_ occasion: LoginOccasion) -> BrandedView? { nil }
  public func makeVerifyEmailModule(address: SafeText) -> BrandedView? { nil }
  public func makeVerifyEmailSuccess() -> BrandedView? { nil }
}
