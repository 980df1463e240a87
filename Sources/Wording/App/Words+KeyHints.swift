import Text

/// The words beside the keys at the bottom of the screen.
extension Words {
  public var moveHint: SafeText { say("move", "mover") }
  public var keysHint: SafeText { say("keys", "teclas") }
  public var paletteHint: SafeText { say("commands", "comandos") }
  public var reloadHint: SafeText { say("again", "recargar") }
  public var nextHint: SafeText { say("next", "siguiente") }
  public var previousHint: SafeText { say("previous", "anterior") }
  public var leaveHint: SafeText { say("leave", "salir") }
  public var outsideHint: SafeText { say("browser", "navegador") }
  public var switchHint: SafeText { say("switch", "cambiar") }
  public var noFiltersHint: SafeText { say("clear filters", "quitar filtros") }
  public var inspectHint: SafeText { say("enter inspector", "entrar al inspector") }
  public var onePageHint: SafeText { say("one page", "una página") }
  public var copyHint: SafeText { say("copy", "copiar") }
  public var messagesHint: SafeText { say("full message", "mensaje completo") }
  public var searchHint: SafeText { say("search", "buscar") }
}
