import Components
import Text
import ViewTree

/// Caviar in person: in the middle of a lot of room, between thin lines.
public struct CaviarViews: BrandedViewFactory {
  public let name: SafeText = "Caviar"
  public let tagline: SafeText = "The city’s best tables, set at yours."

  public init() {}

  public func makePanel(_ words: BrandedWords) -> any FacetView { CaviarPanel(words: words) }

  public func makeLaunchView() -> BrandedView? {
    BrandedView(CaviarWordmark(name: name, line: "Setting the table…"))
  }

  public func makeStaticSplash() -> BrandedView? {
    BrandedView(CaviarWordmark(name: name, line: tagline, isFramed: true))
  }

  public func makeLanding(_ content: LandingContent) -> (any FacetView)? {
    CaviarLanding(content: content, wordmark: CaviarWordmark(name: name, line: tagline))
  }

  public func makeStorePageHeader(_ content: StorePageContent) -> (any FacetView)? {
    CaviarStoreHeader(content: content)
  }

  /// Nobody is asked to log in before the first course.
  public func makeLoginBanner() -> BrandedView? { nil }

  public func makeLoginHeader(_ occasion: LoginOccasion) -> BrandedView? {
    switch occasion {
    case .signingIn:
      panel(
        BrandedWords(
          "Good evening", "Your usual table is free.",
          actions: [LabelledAction("Dining here for the first time", LoginOccasion.signingUp.action)]))
    case .signingUp:
      panel(
        BrandedWords(
          "A pleasure to meet you", "Tell us your name, and the kitchens will remember it.",
          actions: [LabelledAction("We have met before", LoginOccasion.signingIn.action)]))
    }
  }

  public func makeVerifyEmailModule(address: SafeText) -> BrandedView? {
    panel(
      BrandedWords(
        "One last formality", "A note is on its way to \(address). Open it, and take your seat.",
        actions: [
          LabelledAction("Send another", EmailVerification.sendAgain),
          LabelledAction("Write elsewhere", EmailVerification.changeAddress),
        ]))
  }

  public func makeVerifyEmailSuccess() -> BrandedView? {
    panel(
      BrandedWords(
        "Your table is ready", "Everything is in order. Enjoy your evening.",
        actions: [LabelledAction("See tonight’s menu", .open(.home))]))
  }
}
