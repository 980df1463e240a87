import Text
import ViewTree
import Wording

/// Makes the views that a brand designs itself. A method returns `nil` for a view that the brand does not have.
///
/// The defaults make plain views from words.
public protocol BrandedViewFactory: Sendable {
  /// The language of the brand's words.
  var words: Words { get set }
  var name: SafeText { get }
  var tagline: SafeText { get }

  /// Returns a view of words alone, in the brand's design.
  func makePanel(_ words: BrandedWords) -> any FacetView

  /// Returns the view that is shown while the first feed is loading.
  func makeLaunchView() -> BrandedView?
  /// Returns the brand alone. It is shown before there is any content, and never moves.
  func makeStaticSplash() -> BrandedView?
  /// Returns the header of a landing page. The landing facet holds its action.
  func makeLanding(_ content: LandingContent) -> (any FacetView)?
  func makeStorePageHeader(_ content: StorePageContent) -> (any FacetView)?
  /// Returns an invitation to log in, for users who are not logged in.
  func makeLoginBanner() -> BrandedView?
  func makeLoginHeader(_ occasion: LoginOccasion) -> BrandedView?
  /// Returns the view that is shown while an e-mail address is waiting for confirmation.
  func makeVerifyEmailModule(address: SafeText) -> BrandedView?
  /// Returns the view that is shown after the confirmation. If it is `nil`, the user continues without it.
  func makeVerifyEmailSuccess() -> BrandedView?
}
