import Text

/// The phrases of the status line: the present page, the number of omitted facets, and requests that are loading.
extension Words {
  public func leftOut(_ count: Int) -> SafeText {
    self.count(count, ("left out", "left out"), ("omitida", "omitidas"))
  }
  public func withoutClick(_ count: Int) -> SafeText { say("\(count) without a click", "\(count) sin clic") }
  public func drawnByCategory(_ count: Int) -> SafeText {
    say("\(count) drawn by category", count == 1 ? "1 dibujada por categoría" : "\(count) dibujadas por categoría")
  }
  /// The version of the older client that is simulated.
  public func asVersion(_ version: SafeText) -> SafeText { say("as \(version)", "como \(version)") }
  public var translated: SafeText { say("translated", "traducida") }
  public var top: SafeText { say("top", "inicio") }
  public var end: SafeText { say("end", "final") }
  public func errorAt(_ place: SafeText) -> SafeText { say("error at " + place, "error en " + place) }
  public func andMore(_ count: Int) -> SafeText { say(", and \(count) more", ", y \(count) más") }

  public var loading: SafeText { say("loading…", "cargando…") }
  public var calledOff: SafeText { say("cancelled", "cancelado") }

  public var notOnThisPage: SafeText { say("not on this page", "no está en la página") }
  public var looking: SafeText { say("looking…", "buscando…") }
  public var keysTitle: SafeText { say("Keys", "Teclas") }
  public var lettersOpen: SafeText { say("Type a label to open it", "Escribe una etiqueta para abrirla") }
  public func deliverTo(_ typed: SafeText) -> SafeText { say("Deliver to: " + typed, "Entregar en: " + typed) }
  public var wordsOnThisPage: SafeText { say("words on this page", "texto de esta página") }
  public var streetAndTown: SafeText { say("street and town", "calle y ciudad") }

  public func needsRoom(width: Int, height: Int) -> SafeText {
    say(
      "too small: at least \(width) × \(height)",
      "demasiado pequeño: al menos \(width) × \(height)")
  }
}
