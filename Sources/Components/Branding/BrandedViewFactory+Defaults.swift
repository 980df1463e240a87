import Text
import ViewTree
import Wording

/// The defaults of every brand: plain words in the brand's panel. Other views exist only if a brand makes them.
extension BrandedViewFactory {
  /// Returns the same factory in another language.
  public func speaking(_ words: Words) -> Self {
    var copy = self
    copy.words = words
    return copy
  }

  public func makePanel(_ words: BrandedWords) -> any FacetView { PlainPanel(words: words) }

  public func makeLaunchView() -> BrandedView? {
    panel(BrandedWords(name, words.oneMoment))
  }

  public func makeStaticSplash() -> BrandedView? {
    panel(BrandedWords(name, tagline))
  }

  public func makeLanding(_ content: LandingContent) -> (any FacetView)? { nil }
  public func makeStorePageHeader(_ content: StorePageContent) -> (any FacetView)? { nil }
  public func makeLoginBanner() -> BrandedView? { nil }

  public func makeLoginHeader(_ occasion: LoginOccasion) -> BrandedView? {
    switch occasion {
    case .signingIn:
      panel(
        BrandedWords(
          words.signIn, tagline, actions: [LabelledAction(words.createAnAccount, LoginOccasion.signingUp.action)])
      )
    case .signingUp:
      panel(
        BrandedWords(
          words.createAnAccount, tagline, actions: [LabelledAction(words.signIn, LoginOccasion.signingIn.action)])
      )
    }
  }

  public func makeVerifyEmailModule(address: SafeText) -> BrandedView? {
    panel(
      BrandedWords(
        words.confirmYourAddress, words.linkSent(to: address),
        actions: [
          LabelledAction(words.sendItAgain, EmailVerification.sendAgain),
          LabelledAction(words.useAnotherAddress, EmailVerification.changeAddress),
        ]))
  }

  public func makeVerifyEmailSuccess() -> BrandedView? { nil }

  /// Returns words in the brand's panel, with their actions.
  public func panel(_ words: BrandedWords) -> BrandedView {
    BrandedView(makePanel(words), actions: words.actions)
  }
}
