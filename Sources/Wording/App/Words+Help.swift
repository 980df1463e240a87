import Text

/// The phrases of the help besides the commands: its headings and the notes of its search.
extension Words {
  public var whatOrAKey: SafeText { say("words, or a key", "palabras, o una tecla") }
  public var noKeyDoesThat: SafeText {
    say(
      "No matching key. Escape shows all keys again.", "Ninguna tecla coincide. Escape muestra otra vez todas.")
  }
  public var repeatCount: SafeText {
    say("repeat the next key that many times", "repetir la tecla siguiente tantas veces")
  }

  public var moveTitle: SafeText { say("Move", "Moverse") }
  public var findTitle: SafeText { say("Find", "Buscar") }
  public var openTitle: SafeText { say("Open", "Abrir") }
  public var lookInsideTitle: SafeText { say("Look inside", "Mirar por dentro") }
  public var compareTitle: SafeText { say("Compare", "Comparar") }
  public var pageTitle: SafeText { say("Page", "Página") }

  public var escAllKeys: SafeText { say("Esc all keys", "Esc todas") }
  public func searchKey(_ key: SafeText) -> SafeText { key + " " + searchHint }
}
