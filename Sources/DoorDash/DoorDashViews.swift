import Components
import Text
import ViewTree

/// DoorDash in person: bold, to the left, red where it counts.
public struct DoorDashViews: BrandedViewFactory {
  public let name: SafeText = "DoorDash"
  public let tagline: SafeText = "The whole neighborhood, one knock away."

  public init() {}

  public func makePanel(_ words: BrandedWords) -> any FacetView { DoorDashPanel(words: words) }

  public func makeLaunchView() -> BrandedView? {
    BrandedView(DoorDashWordmark(name: name, line: "Knocking on a few doors…"))
  }

  public func makeStaticSplash() -> BrandedView? {
    BrandedView(DoorDashSplash(wordmark: DoorDashWordmark(name: name, line: tagline, isOnRed: true)))
  }

  public func makeLanding(_ content: LandingContent) -> (any FacetView)? {
    DoorDashLanding(content: content, name: name, tagline: tagline)
  }

  public func makeStorePageHeader(_ content: StorePageContent) -> (any FacetView)? {
    DoorDashStoreHeader(content: content)
  }

  public func makeLoginBanner() -> BrandedView? {
    panel(
      BrandedWords(
        "Hungry? Knock, knock.", "Saved places, past orders and DashPass are waiting behind this door.",
        actions: [
          LabelledAction("Sign in", LoginOccasion.signingIn.action),
          LabelledAction("See DashPass", .open(.dashPass)),
        ]))
  }

  public func makeLoginHeader(_ occasion: LoginOccasion) -> BrandedView? {
    switch occasion {
    case .signingIn:
      panel(
        BrandedWords(
          "Welcome back", "The neighborhood has been cooking.",
          actions: [LabelledAction("New here? Sign up", LoginOccasion.signingUp.action)]))
    case .signingUp:
      panel(
        BrandedWords(
          "Meet the neighborhood", "One account opens every door on the street.",
          actions: [LabelledAction("Been here before? Sign in", LoginOccasion.signingIn.action)]))
    }
  }

  public func makeVerifyEmailModule(address: SafeText) -> BrandedView? {
    panel(
      BrandedWords(
        "Somebody at the door? Check your mail", "The link we sent to \(address) lets you in.",
        actions: [
          LabelledAction("Send it again", EmailVerification.sendAgain),
          LabelledAction("That is not me", EmailVerification.changeAddress),
        ]))
  }

  /// Dinner is waiting: whoever confirmed is let in without another word.
  public func makeVerifyEmailSuccess() -> BrandedView? { nil }
}
