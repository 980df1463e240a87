import Text

/// The phrases for stores, dishes and items to buy.
extension Words {
  public var unavailable: SafeText { say("Unavailable", "No disponible") }
  public var notAvailableNow: SafeText { say("not available now", "no disponible ahora") }
  public var saved: SafeText { say("saved", "guardada") }
  public var selected: SafeText { say("selected", "elegido") }
  public var spotlight: SafeText { say("spotlight", "destacado") }

  /// The word before a regular price that is reduced.
  public var was: SafeText { say("was", "antes") }
  public func was(price: SafeText) -> SafeText { say("was " + price, "antes " + price) }

  /// The spoken form of a rating. `count` is the number of ratings in the backend's words.
  public func rated(_ average: SafeText, count: SafeText) -> SafeText {
    say("rated \(average)", "calificación \(average)") + (count.isEmpty ? "" : " " + count)
  }

  public var add: SafeText { say("Add", "Agregar") }
  public var customize: SafeText { say("Customize", "Personalizar") }
  public func quantity(_ number: Int) -> SafeText { say("quantity: \(number)", "cantidad: \(number)") }
  public var noneAddedYet: SafeText { say("none added yet", "aún no hay ninguno") }
  public var optionsRequired: SafeText { say("options required", "hay que elegir opciones") }

  public var deliveringToYou: SafeText { say("Delivering to you", "Entregar en") }
  public var chooseAnAddress: SafeText { say("Choose an address", "Elige una dirección") }
}
