import Text

/// Why an action leads nowhere, and what a phone would do.
extension Words {
  public var emptyDialog: SafeText {
    say("the dialog that this opens says nothing", "el diálogo que abre esto no dice nada")
  }
  public func phoneWouldShowAlone(_ cuisine: SafeText?) -> SafeText {
    let name = cuisine ?? say("this cuisine", "esta cocina")
    return say("a phone would show \(name) alone", "un teléfono mostraría solo \(name)")
  }
  public var noDialogs: SafeText { say("this client shows no dialogs", "este cliente no muestra diálogos") }
  public var unknownAction: SafeText {
    say("this client does not know the action", "este cliente no conoce la acción")
  }
  public var noAddress: SafeText {
    say("this leads nowhere: it has no address", "esto no lleva a ningún lado: no tiene dirección")
  }
  public var unknownPlace: SafeText {
    say("not opened: the place is not known", "no se abrió: el lugar no se conoce")
  }
  public func unknownPlace(_ name: SafeText) -> SafeText {
    say("not opened: the place \(name) is not known", "no se abrió: el lugar \(name) no se conoce")
  }
  public func schemeNotUnderstood(_ scheme: SafeText) -> SafeText {
    say(
      "not opened: \(scheme) addresses are not understood",
      "no se abrió: las direcciones \(scheme) no se entienden")
  }
  public var notPlainAddress: SafeText {
    say(
      "the address is too long, or has characters that no address has",
      "la dirección es muy larga o tiene caracteres que ninguna dirección tiene")
  }
}
