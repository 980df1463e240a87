import Text

/// The phrases of the help besides the commands: its headings and the notes of its search.
extension Words {
  public var whatOrAKey: SafeText { say("what to do, or a key", "qué hacer, o una tecla") }
  public var noKeyDoesThat: SafeText {
    say(
      "No key does that. Escape shows all keys again.", "Ninguna tecla hace eso. Escape muestra otra vez todas.")
  }
  public var repeatCount: SafeText { say("how often the next key counts", "cuántas veces vale la tecla siguiente") }

  public var moveTitle: SafeText { say("Move", "Moverse") }
  public var findTitle: SafeText { say("Find", "Buscar") }
  public var openTitle: SafeText { say("Open", "Abrir") }
  public var lookInsideTitle: SafeText { say("Look inside", "Mirar por dentro") }
  public var compareTitle: SafeText { say("Compare", "Comparar") }
  public var pageTitle: SafeText { say("Page", "Página") }

  public var escAllKeys: SafeText { say("Esc all keys", "Esc todas") }
  public func searchKey(_ key: SafeText) -> SafeText { key + " " + searchHint }
}
