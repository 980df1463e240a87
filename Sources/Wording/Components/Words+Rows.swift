import Text

/// The phrases of rows that the client makes itself.
extension Words {
  public var endOfFeed: SafeText {
    say("That is everything for now. Enjoy your meal!", "Eso es todo por ahora. ¡Buen provecho!")
  }
  /// The last line of a page of which filters leave nothing. `key` clears them.
  public func nothingFits(_ key: SafeText) -> SafeText {
    say("Nothing fits these filters; \(key) clears them", "Nada cumple estos filtros; \(key) los quita")
  }
  public var partNotLoaded: SafeText { say("This part could not be loaded", "No se pudo cargar esta parte") }
  public var failed: SafeText { say("failed", "falló") }
  public var loadingRow: SafeText { say("Loading", "Cargando") }
  public var nothingToShow: SafeText { say("Nothing to show", "No hay nada que mostrar") }
}
