import Components
import Text
import ViewTree
import Wording

/// The views of DoorDash: bold type, aligned to the left, with red for emphasis.
public struct DoorDashViews: BrandedViewFactory {
  public let name: SafeText = "DoorDash"
  public var tagline: SafeText {
    words.say("The whole neighborhood, one knock away.", "Todo el barrio, a un toque de puerta.")
  }
  public var words: Words

  public init(words: Words = .english) {
    self.words = words
  }

  public func makePanel(_ words: BrandedWords) -> any FacetView { DoorDashPanel(words: words) }

  public func makeLaunchView() -> BrandedView? {
    BrandedView(DoorDashWordmark(name: name, line: words.say("Knocking on a few doors…", "Tocando algunas puertas…")))
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
        words.say("Hungry? Knock, knock.", "¿Hambre? Toc, toc."),
        words.say(
          "Saved places, past orders and DashPass are waiting behind this door.",
          "Tus favoritos, tus pedidos y DashPass esperan tras esta puerta."),
        actions: [
          LabelledAction(words.signIn, LoginOccasion.signingIn.action),
          LabelledAction(words.say("See DashPass", "Ver DashPass"), .open(.dashPass)),
        ]))
  }

  public func makeLoginHeader(_ occasion: LoginOccasion) -> BrandedView? {
    switch occasion {
    case .signingIn:
      panel(
        BrandedWords(
          words.say("Welcome back", "Qué gusto verte"),
          words.say("The neighborhood has been cooking.", "El barrio ha estado cocinando."),
          actions: [
            LabelledAction(words.say("New here? Sign up", "¿No tienes cuenta? Créala"), LoginOccasion.signingUp.action)
          ]))
    case .signingUp:
      panel(
        BrandedWords(
          words.say("Meet the neighborhood", "Conoce el barrio"),
          words.say("One account opens every door on the street.", "Una cuenta abre todas las puertas de la calle."),
          actions: [
            LabelledAction(
              words.say("Been here before? Sign in", "¿Ya tienes cuenta? Entra"), LoginOccasion.signingIn.action)
          ]))
    }
  }

  public func makeVerifyEmailModule(address: SafeText) -> BrandedView? {
    panel(
      BrandedWords(
        words.say("A knock at the door? Check your email", "¿Tocan la puerta? Revisa tu correo"),
        words.say("The link we sent to \(address) lets you in.", "El enlace que enviamos a \(address) te deja entrar."),
        actions: [
          LabelledAction(words.sendItAgain, EmailVerification.sendAgain),
          LabelledAction(words.say("That is not me", "No soy yo"), EmailVerification.changeAddress),
        ]))
  }

  /// After the confirmation the user continues at once, without a page in between.
  public func makeVerifyEmailSuccess() -> BrandedView? { nil }
}
