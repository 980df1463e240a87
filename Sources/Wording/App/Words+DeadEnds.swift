import Text

/// The actions of a page that this client does not support, with alternatives for the user.
extension Words {
  public var nothingOpensHere: SafeText { say("nothing opens here", "aquí no se abre nada") }
  public func nothingHappens(_ reason: SafeText) -> SafeText {
    say("nothing happens: " + reason, "no pasa nada: " + reason)
  }
  public var unknownAction: SafeText {
    say("this client does not know the action", "este cliente no conoce la acción")
  }
  public var noAddress: SafeText {
    say("this link has no address", "este enlace no tiene dirección")
  }
  public var notPlainAddress: SafeText {
    say(
      "not opened: the address is too long, or has characters that are not allowed",
      "no se abrió: la dirección es muy larga o tiene caracteres no permitidos")
  }
  public func otherApps(_ scheme: SafeText) -> SafeText {
    say(
      "not opened: \(scheme) addresses belong to other apps",
      "no se abrió: las direcciones \(scheme) son de otras apps")
  }
  public func noPlace(_ place: SafeText) -> SafeText {
    say(
      "not opened: this app has no page called \(place)", "no se abrió: esta app no tiene una página llamada \(place)")
  }
  public func nothingCalled(_ name: SafeText) -> SafeText {
    say("no part of this page is called " + name, "ninguna parte de esta página se llama " + name)
  }
  public func noFilter(for cuisine: SafeText?) -> SafeText {
    let name = cuisine ?? say("this cuisine", "esta cocina")
    return say("there is no filter for \(name) here", "aquí no hay un filtro para \(name)")
  }
  public var emptyDialog: SafeText {
    say("the dialog is empty", "el diálogo está vacío")
  }
  public var noDialogs: SafeText {
    say("clients of this version show no dialogs", "los clientes de esta versión no muestran diálogos")
  }
  public var anotherVersion: SafeText { say("--facets-version selects another version", "--facets-version la cambia") }
  public func noCommand(_ typed: SafeText) -> SafeText {
    say("No matching command: “\(typed)”", "Ningún comando coincide: «\(typed)»")
  }

  public func looksIntoIt(_ key: SafeText) -> SafeText { say(key + " inspects it", key + " lo inspecciona") }
  public func showsWhatWasSent(_ key: SafeText) -> SafeText {
    say(key + " shows what was sent", key + " muestra lo que se envió")
  }
  public func searchesThePage(_ key: SafeText) -> SafeText {
    say(key + " searches the page", key + " busca en la página")
  }
  public func helpListsAllKeys(_ key: SafeText) -> SafeText {
    say(key + " lists all keys", key + " enumera todas las teclas")
  }
  public func copiesIt(_ key: SafeText) -> SafeText { say(key + " copies it", key + " la copia") }
}

/// The alternatives on the website, on a phone and with another app.
extension Words {
  public func onTheWebsite(_ address: SafeText) -> SafeText {
    say("do it on the website: " + address, "hazlo en el sitio web: " + address)
  }
  public var onAPhoneOrWebsite: SafeText {
    say("do it on a phone or on the website", "hazlo en un teléfono o en el sitio web")
  }
  public var theWebsite: SafeText { say("the website", "el sitio web") }
  public var cannotSignIn: SafeText { say("facet cannot sign you in", "facet no puede iniciar tu sesión") }
  public var seeAsSignedIn: SafeText {
    say(
      "to see what a signed-in client sees, start it with --header, or with --graphql and a request that a browser has copied",
      "para ver lo que ve un cliente con sesión, inícialo con --header, o con --graphql y una solicitud copiada de un navegador"
    )
  }
  public var sendsNoMail: SafeText { say("facet cannot send mail", "facet no puede enviar correos") }
  public var followTheMail: SafeText {
    say(
      "follow the link in the mail, or continue from the home page",
      "sigue el enlace del correo, o continúa desde el inicio")
  }
  public var cannotPay: SafeText {
    say("facet cannot pay or place orders", "facet no puede pagar ni hacer pedidos")
  }
  public var hasNoCart: SafeText { say("facet has no cart", "facet no tiene carrito") }
  public var knowsNoOrders: SafeText { say("facet cannot show orders", "facet no puede mostrar pedidos") }
  public var sellsNoMemberships: SafeText { say("facet cannot sell memberships", "facet no puede vender membresías") }
  public var cannotShare: SafeText { say("facet cannot share", "facet no puede compartir") }
  public var cannotReachSupport: SafeText {
    say("facet cannot contact support", "facet no puede contactar a soporte")
  }
  public var cannotCall: SafeText { say("facet cannot call", "facet no puede llamar") }
  public var writesNoMail: SafeText { say("facet cannot write mail", "facet no puede escribir correos") }
  public var sendsNoMessages: SafeText { say("facet cannot send messages", "facet no puede enviar mensajes") }
  public var showsNoMaps: SafeText { say("facet cannot show maps", "facet no puede mostrar mapas") }
  public func theNumberIs(_ number: SafeText) -> SafeText { say("the number is " + number, "el número es " + number) }
  public func theAddressIs(_ address: SafeText) -> SafeText {
    say("the address is " + address, "la dirección es " + address)
  }
  public func thePlaceIs(_ place: SafeText) -> SafeText { say("the place is " + place, "el lugar es " + place) }
  public var useAPhone: SafeText { say("use a phone", "usa un teléfono") }
  public var useAMailProgram: SafeText { say("use a mail program", "usa un programa de correo") }
  public var useAMap: SafeText { say("use a map", "usa un mapa") }
}
