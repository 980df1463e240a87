import Components
import Text
import ViewTree
import Wording

/// The views of Caviar: centred in a narrow column, between thin lines.
public struct CaviarViews: BrandedViewFactory {
  public let name: SafeText = "Caviar"
  public var tagline: SafeText {
    words.say("The city’s best tables, set at yours.", "Las mejores mesas de la ciudad, en la tuya.")
  }
  public var words: Words

  public init(words: Words = .english) {
    self.words = words
  }

  public func makePanel(_ words: BrandedWords) -> any FacetView { CaviarPanel(words: words) }

  public func makeLaunchView() -> BrandedView? {
    BrandedView(CaviarWordmark(name: name, line: words.say("Setting the table…", "Poniendo la mesa…")))
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

  /// Caviar does not invite users to log in on its pages.
  public func makeLoginBanner() -> BrandedView? { nil }

  public func makeLoginHeader(_ occasion: LoginOccasion) -> BrandedView? {
    switch occasion {
    case .signingIn:
      panel(
        BrandedWords(
          words.say("Good evening", "Buenas noches"),
          words.say("Your usual table is free.", "Tu mesa de siempre está libre."),
          actions: [
            LabelledAction(
              words.say("Dining here for the first time", "Es mi primera vez aquí"), LoginOccasion.signingUp.action)
          ]))
    case .signingUp:
      panel(
        BrandedWords(
          words.say("A pleasure to meet you", "Mucho gusto"),
          words.say(
            "Tell us your name, and the kitchens will remember it.", "Dinos tu nombre y las cocinas lo recordarán."),
          actions: [
            LabelledAction(words.say("We have met before", "Ya nos conocemos"), LoginOccasion.signingIn.action)
          ]))
    }
  }

  public func makeVerifyEmailModule(address: SafeText) -> BrandedView? {
    panel(
      BrandedWords(
        words.say("One last formality", "Una última formalidad"),
        words.say(
          "A note is on its way to \(address). Open it, and take your seat.",
          "Va una nota en camino a \(address). Ábrela y toma asiento."),
        actions: [
          LabelledAction(words.say("Send another", "Enviar otra"), EmailVerification.sendAgain),
          LabelledAction(words.say("Write elsewhere", "Escribir a otro correo"), EmailVerification.changeAddress),
        ]))
  }

  public func makeVerifyEmailSuccess() -> BrandedView? {
    panel(
      BrandedWords(
        words.say("Your table is ready", "Tu mesa está lista"),
        words.say("Everything is in order. Enjoy your evening.", "Todo está en orden. Disfruta la noche."),
        actions: [LabelledAction(words.say("See tonight’s menu", "Ver el menú de hoy"), .open(.home))]))
  }
}
