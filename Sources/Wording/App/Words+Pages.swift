import Text

/// The phrases of rows and screens that the client makes itself.
extension Words {
  public var welcome: SafeText { say("Welcome", "Te damos la bienvenida") }
  public var noFurtherPages: SafeText { say("No further pages", "No hay más páginas") }
  public var endOfSavedPage: SafeText { say("End of the saved page", "Fin de la página guardada") }
  public func tryAgain(_ key: SafeText) -> SafeText { say("\(key): try again", "\(key): reintentar") }
  public func thenLoadsMore(_ key: SafeText) -> SafeText { say(": \(key) loads more", ": \(key) carga más") }
  public var endlessPages: SafeText {
    say(
      "stopped: the feed asks for a page that is already here",
      "detenido: el feed pide una página que ya está aquí")
  }
  /// The reason why no further pages are requested.
  public func stopped(after pages: Int) -> SafeText {
    switch pages {
    case 0: say("Stopped: this page loads too much by itself", "Detenida: esta página carga demasiado por sí sola")
    case 1: say("Stopped after 1 page without anything to show", "Detenida tras 1 página sin nada que mostrar")
    default:
      say(
        "Stopped after \(pages) pages without anything to show",
        "Detenida tras \(pages) páginas sin nada que mostrar")
    }
  }

  public var signUp: SafeText { say("Sign up", "Crear cuenta") }
  public var confirmed: SafeText { say("Confirmed", "Confirmado") }
  public var orders: SafeText { say("Orders", "Pedidos") }
  public var address: SafeText { say("Address", "Dirección") }
  public var toTheHomePage: SafeText { say("To the home page", "Ir al inicio") }
  public var onAPhone: SafeText { say("On a phone", "En un teléfono") }
  public var phoneSignsIn: SafeText {
    say(
      "A phone would ask for an address and a password here. facet cannot sign you in",
      "Un teléfono te pediría aquí un correo y una contraseña. facet no puede iniciar tu sesión")
  }
  public var sendALink: SafeText { say("Send a link instead", "Mejor enviar un enlace") }
  public var mailLink: SafeText {
    say(
      "The link in the mail would lead back into the app. facet gets no mail: follow the link here instead.",
      "El enlace del correo te llevaría de vuelta a la app. facet no recibe correos: sigue aquí el enlace.")
  }
  public var followTheLink: SafeText { say("Follow the link", "Seguir el enlace") }
  public var confirmedGoesOn: SafeText {
    say("A confirmed address leads on to the home page.", "Con el correo confirmado sigues al inicio.")
  }
  public func phoneOffersMembership(joinOn site: SafeText) -> SafeText {
    say(
      "A phone would offer the membership here: what it costs, and what it saves. facet sells none: join on \(site).",
      "Un teléfono te ofrecería aquí la membresía: cuánto cuesta y cuánto ahorra. facet no la vende: únete en \(site).")
  }
  public func phoneListsOrders(lookOn site: SafeText) -> SafeText {
    say(
      "A phone would list the orders and their progress. facet cannot show them: look on \(site).",
      "Un teléfono mostraría aquí tus pedidos y por dónde van. facet no puede mostrarlos: míralos en \(site).")
  }
  public var whereTo: SafeText { say("Where to?", "¿A dónde?") }
  public var phoneAsksWhere: SafeText {
    say(
      "A phone would ask where to deliver. Here --address says it at the start, and Enter on an address changes it.",
      "Un teléfono te preguntaría a dónde llevarlo. Aquí lo dice --address al iniciar, y Enter sobre una dirección la cambia."
    )
  }
}
