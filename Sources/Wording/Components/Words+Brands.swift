import Text

/// The phrases of brands that have no wording of their own.
extension Words {
  public var oneMoment: SafeText { say("One moment…", "Un momento…") }
  public var signIn: SafeText { say("Sign in", "Iniciar sesión") }
  public var createAnAccount: SafeText { say("Create an account", "Crear una cuenta") }
  public var confirmYourAddress: SafeText { say("Confirm your address", "Confirma tu correo") }
  public func linkSent(to address: SafeText) -> SafeText {
    say("We have sent a link to \(address).", "Enviamos un enlace a \(address).")
  }
  public var sendItAgain: SafeText { say("Send it again", "Enviar de nuevo") }
  public var useAnotherAddress: SafeText { say("Use another address", "Usar otro correo") }
}
