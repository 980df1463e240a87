import Text
import ViewTree

/// What every brand has: plain words in the brand's shape. Everything else is only there if a brand offers it.
extension BrandedViewFactory {
  public func makePanel(_ words: BrandedWords) -> any FacetView { PlainPanel(words: words) }

  public func makeLaunchView() -> BrandedView? {
    panel(BrandedWords(name, "One moment…"))
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
        BrandedWords("Sign in", tagline, actions: [LabelledAction("Create an account", LoginOccasion.signingUp.action)])
      )
    case .signingUp:
      panel(
        BrandedWords("Create an account", tagline, actions: [LabelledAction("Sign in", LoginOccasion.signingIn.action)])
      )
    }
  }

  public func makeVerifyEmailModule(address: SafeText) -> BrandedView? {
    panel(
      BrandedWords(
        "Confirm your address", "We have sent a link to \(address).",
        actions: [
          LabelledAction("Send it again", EmailVerification.sendAgain),
          LabelledAction("Use another address", EmailVerification.changeAddress),
        ]))
  }

  public func makeVerifyEmailSuccess() -> BrandedView? { nil }

  /// Words in the brand's shape, with what can be done.
  public func panel(_ words: BrandedWords) -> BrandedView {
    BrandedView(makePanel(words), actions: words.actions)
  }
}
